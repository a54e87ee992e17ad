/** A page of a long list: so many rows beside one that was seen. */

type ListOrder = "asc" | "desc";

type PageAsked<Id> = {
  order?: ListOrder | undefined;
  limit?: number | undefined;
  after?: Id | undefined;
  before?: Id | undefined;
};

export type ListPage<Id = string> = {
  order: ListOrder;
  limit: number;
  /** The row that the page comes after, or before; null for the first page. */
  beside: Id | null;
  /** How its rows are read: those before a row from there backwards. */
  way: ListOrder;
};

/** The first fifty by default, from the last row on. */
export function pageOf<Id = string>(asked: PageAsked<Id>): ListPage<Id> {
  const { order = "desc", limit = 50, after, before } = asked;
  const isDown = (order === "desc") !== (before !== undefined);
  return { order, limit, beside: before ?? after ?? null, way: isDown ? "desc" : "asc" };
}

/** What a row that is read this way is to the one beside its page. */
export const beyond = (way: ListOrder) => (way === "desc" ? "<" : ">");

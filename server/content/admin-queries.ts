import type { ShippedItem } from "#game/content/content.ts";
import type { Tx } from "#server/lib/db.ts";
import { saveRow } from "#server/lib/insert.ts";
import type { RowOf } from "#server/lib/database/moments.ts";

/** All that an admin writes of an item, as the log keeps it, with what the item is known by. */
export type ItemState = Omit<ShippedItem, "slug"> & {
  /** Of an item that the game ships with. */
  slug: string | null;
  published: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
  createdAt: string;
};

export type ItemRow = RowOf<ItemState, "publishAt" | "unpublishAt" | "createdAt"> & {
  id: string;
  version: number;
  updatedAt: Date;
};

const columns = `id, version, slug, title, content, type, category, published, featured,
  position as "order", meta_description as "metaDescription", meta_keywords as "metaKeywords",
  image_url as "imageUrl", video_url as "videoUrl", publish_at as "publishAt",
  unpublish_at as "unpublishAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** By kind, and there as players see them. */
export const listAll = (tx: Tx) =>
  tx.rows<ItemRow>(
    `select ${columns} from content_items
      order by type, featured desc, position, created_at desc, id`,
  );

export const findItem = (tx: Tx, id: string) =>
  tx.one<ItemRow>(`select ${columns} from content_items where id = $1`, [id]);

export const lockItem = (tx: Tx, id: string) =>
  tx.maybe<ItemRow>(`select ${columns} from content_items where id = $1 for update`, [id]);

/** Adds the item, or writes it anew. */
export const saveItem = (tx: Tx, id: string, { order, ...state }: ItemState) =>
  tx.rows(
    ...saveRow("content_items", { id }, { ...state, position: order, updatedAt: new Date() }),
  );

export const removeItem = (tx: Tx, id: string) =>
  tx.rows(`delete from content_items where id = $1`, [id]);

/** Content items: what admins write, and what the game ships with for them to begin with. */
import type * as contract from "#contract/content.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { OPERATOR_ITEM, WELCOME_MESSAGE, type ShippedItem } from "#game/content/content.ts";
import { withNumbers } from "#game/content/numbers.ts";
import { shippedItems } from "#game/content/shipped-items.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, Operator } from "#server/lib/deps.ts";
import { fingerprintOf, shipChanged } from "#server/lib/editing.ts";
import { newId } from "#server/lib/ids.ts";
import * as queries from "./queries.ts";

export { contentNow, restoreContent } from "./admin.ts";

type Reader = Pick<Deps, "db" | "operator" | "now" | "settings">;

export async function listContent(
  { db, operator, now, settings }: Reader,
  { type, category }: InputOf<typeof contract.listContent>,
): Promise<contract.ContentItemOnWire[]> {
  const types = type ? [type] : null;
  const asked = { types, category: category || null, nowMs: now() };
  const items = asSet(await queries.listShown(db, asked), settings);
  return type === "page" && !category ? [operatorItem(operator), ...items] : items;
}

/** For pages that show items of several types. */
export async function listContentOf(
  { db, operator, now, settings }: Reader,
  types: readonly string[],
): Promise<contract.ContentItemOnWire[]> {
  const shown = await queries.listShown(db, { types, category: null, nowMs: now() });
  const items = asSet(shown, settings);
  return types.includes("page") ? [operatorItem(operator), ...items] : items;
}

/**
 * New players are greeted in the words that an admin has set, and numbers are those of today; what was
 * written as content stays.
 */
const asSet = (
  items: readonly contract.ContentItemOnWire[],
  settings: Deps["settings"],
): contract.ContentItemOnWire[] =>
  items
    .map(({ content, ...item }) => ({
      ...item,
      content:
        content === WELCOME_MESSAGE ? settings.welcomeMessage : withNumbers(content, settings),
    }))
    .filter(({ type, content }) => type !== "announcement" || content !== "");

const operatorItem = ({ name, address, email }: Operator): contract.ContentItemOnWire => ({
  id: OPERATOR_ITEM,
  title: name,
  content: [address, email].filter((line) => line !== "").join("\n\n"),
  type: "page",
  category: "Support",
  published: true,
  featured: false,
  order: 0,
  metaDescription: "",
  metaKeywords: "",
  imageUrl: null,
  videoUrl: null,
});

/**
 * Adds the items that the game ships with, each item once. A later version may bring better
 * words, which replace its own earlier ones; what an admin changed or removed stays as it is.
 */
export async function seedContent(tx: Tx, items: readonly ShippedItem[] = shippedItems) {
  const shipped = items.map((item) => ({ slug: item.slug, item, fields: fieldsOf(item) }));
  await shipChanged(tx, "shipped_content", shipped, async ({ item }, before) => {
    if (before === null) await queries.insertItem(tx, newId(), item);
    else if (await isUntouched(tx, item.slug, before)) await queries.updateItem(tx, item);
    return true;
  });
}

async function isUntouched(tx: Tx, slug: string, before: string): Promise<boolean> {
  const present = await queries.findShipped(tx, slug);
  if (!present?.published || present.isScheduled) return false;
  return fingerprintOf(fieldsOf(present)) === before;
}

const fieldsOf = (item: ShippedItem) => Object.values(queries.columnsOf(item));

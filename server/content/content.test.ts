import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listContent } from "#contract/content.ts";
import type { ContentCategory, ContentType, ShippedItem } from "#game/content/content.ts";
import { testGame } from "#server/testing/test-game.ts";
import { seedContent } from "./service.ts";

const game = await testGame();
const visitor = game.visitor();

type Filter = { type?: ContentType | ""; category?: ContentCategory | "" };

const titles = async (filter: Filter) =>
  (await visitor.call(listContent, filter)).body.map(({ title }) => title);

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

async function anItem(fields: Record<string, unknown> = {}) {
  const given = { id: randomUUID(), title: `Item ${randomUUID()}`, content: "Words.", ...fields };
  const names = Object.keys(given);
  await game.db.rows(
    `insert into content_items (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()})`,
    Object.values(given),
  );
  return given;
}

const aShippedItem = (content: string, slug = `item-${randomUUID()}`): ShippedItem => ({
  slug,
  title: "Shipped",
  content,
  type: "page",
  category: "Support",
  featured: false,
  order: 1,
  metaDescription: "",
  metaKeywords: "",
  imageUrl: null,
  videoUrl: null,
});

const ship = (...items: ShippedItem[]) => game.db.transaction((tx) => seedContent(tx, items));

const find = (slug: string) =>
  game.db.maybe<{ content: string }>(`select content from content_items where slug = $1`, [slug]);

const change = (slug: string, what: string) =>
  game.db.rows(`update content_items set ${what} where slug = $1`, [slug]);

test("a visitor reads what the game ships with, in its order", async () => {
  const rules = await visitor.call(listContent, { type: "rule" });

  expect(rules.body[0]).toMatchObject({
    title: "Be kind in everything you write",
    category: "Game Rules",
    published: true,
    featured: false,
    order: 1,
    imageUrl: null,
  });
  expect(rules.body.map(({ order }) => order)).toEqual(rules.body.map((_, index) => index + 1));
  expect(await titles({ type: "announcement" })).toEqual(["Welcome to Taleborn!"]);
  expect(await titles({ type: "faq", category: "NFT/Blockchain" })).toEqual([
    "Do I need to know what an NFT is?",
  ]);
  expect((await titles({ type: "", category: "" })).length).toBe((await titles({})).length);
});

test("an item begins as a published page about the game in general", async () => {
  const { title } = await anItem();

  const { body } = await visitor.call(listContent, { type: "page", category: "General" });

  expect(body.find((item) => item.title === title)).toMatchObject({
    type: "page",
    category: "General",
    published: true,
    featured: false,
    order: 1,
    metaDescription: "",
    metaKeywords: "",
    videoUrl: null,
  });
});

test("drafts are for nobody; featured items come first, then by order, then the newest", async () => {
  const trading = { type: "page", category: "Trading" };
  await anItem({ ...trading, title: "draft", published: false, featured: true });
  await anItem({ ...trading, title: "third", created_at: at(1) });
  await anItem({ ...trading, title: "second", created_at: at(2) });
  await anItem({ ...trading, title: "last", position: 2, created_at: at(3) });
  await anItem({ ...trading, title: "first", position: 9, featured: true });

  expect(await titles({ type: "page", category: "Trading" })).toEqual([
    "first",
    "second",
    "third",
    "last",
  ]);
});

test.for(["type=news", "category=Gossip", "type=rule&type=faq"])("%s is refused", async (query) => {
  const answer = await visitor.send({ url: `/api/content?${query}` });

  expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_input"]);
});

test.for([
  ["a title of spaces", { title: "  " }],
  ["an unknown type", { type: "news" }],
  ["an unknown category", { category: "Gossip" }],
  ["no place at all", { position: 0 }],
  ["a script as a picture", { image_url: "javascript:alert(1)" }],
  ["a picture of another site without encryption", { image_url: "http://example.org/a.png" }],
  ["a film of whatever site the page is on", { video_url: "//example.org/a.mp4" }],
] as const)("the database itself refuses %s", async ([, fields]) => {
  await expect(anItem(fields)).rejects.toThrow(/content_items_.*_check/);
});

test("shipping twice, even at once, adds nothing twice", async () => {
  const item = aShippedItem("Words.");

  await Promise.all([ship(item), ship(item), ship(item)]);
  await ship(item);

  const count = await game.db.value<number>(`select count(*) from content_items where slug = $1`, [
    item.slug,
  ]);
  expect(count).toBe(1);
});

test("better words of a later version replace the game's own, also the next time", async () => {
  const item = aShippedItem("One.");
  await ship(item);

  for (const content of ["Two.", "Three."]) {
    await ship({ ...item, content });
    expect(await find(item.slug)).toEqual({ content });
  }
});

test.for([
  ["changed", "content = 'By hand.'", "By hand."],
  ["taken off", "published = false", "One."],
  ["moved", "position = 7", "One."],
] as const)("what an admin has %s stays as it is", async ([, what, content]) => {
  const item = aShippedItem("One.");
  await ship(item);
  await change(item.slug, what);

  await ship({ ...item, content: "Two." });
  await ship({ ...item, content: "Three." });

  expect(await find(item.slug)).toEqual({ content });
});

test("what an admin has removed does not come back", async () => {
  const item = aShippedItem("One.");
  await ship(item);
  await game.db.rows(`delete from content_items where slug = $1`, [item.slug]);

  await ship(item);
  await ship({ ...item, content: "Two." });

  expect(await find(item.slug)).toBeNull();
});

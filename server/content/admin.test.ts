import { expect, test } from "vitest";
import * as forAdmins from "#contract/admin-content.ts";
import * as contract from "#contract/content.ts";
import type { ContentType } from "#game/content/content.ts";
import { newContent } from "#game/content/schedule.ts";
import { testGame } from "#server/testing/test-game.ts";
import { listContentOf, restoreContent } from "./service.ts";

const game = await testGame();
const admin = await game.admin();
const visitor = game.visitor();
const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const anItem = { ...newContent, title: "News", content: "**Good** news." };

async function created(changes: object = {}): Promise<forAdmins.EditedContent> {
  const answer = await admin.call(forAdmins.createContent, { ...anItem, ...changes });
  expect(answer.status).toBe(200);
  return answer.body;
}

const isShown = async (id: string, type: ContentType = "page") =>
  (await visitor.call(contract.listContent, { type })).body.some((item) => item.id === id);

const listed = async (id: string) =>
  (await admin.call(forAdmins.listAllContent, {})).body.find((item) => item.id === id);

const logged = (id: string) =>
  game.db.rows<{ deed: string; before: object | null; after: object | null }>(
    `select deed, before, after from admin_log
      where subject_kind = 'content' and subject_id = $1 order by number`,
    [id],
  );

const change = (id: string, changes: object, version?: number) =>
  admin.call(forAdmins.updateContent, { ...anItem, id, ...changes, version });
const remove = (id: string) => admin.call(forAdmins.deleteContent, { id });

test.for(["page", "announcement", "tutorial", "rule", "faq"] as const)(
  "a new item of the kind %s shows at once, and a draft does not",
  async (type) => {
    const { id, state } = await created({ type });
    expect(state).toBe("shown");
    expect(await isShown(id, type)).toBe(true);

    expect((await change(id, { type, published: false })).body.state).toBe("draft");
    expect(await isShown(id, type)).toBe(false);

    await remove(id);
    expect(await listed(id)).toBeUndefined();
  },
);

test("an item shows from one moment to another, by the game's clock", async () => {
  const { id } = await created({ publishAt: inHours(1), unpublishAt: inHours(3) });
  const pageItems = async () =>
    (await listContentOf(game.deps, ["page"])).some((item) => item.id === id);

  expect([(await listed(id))?.state, await isShown(id), await pageItems()]).toEqual([
    "scheduled",
    false,
    false,
  ]);
  game.wait(2 * HOUR);
  expect([(await listed(id))?.state, await isShown(id), await pageItems()]).toEqual([
    "shown",
    true,
    true,
  ]);
  game.wait(2 * HOUR);
  expect([(await listed(id))?.state, await isShown(id)]).toEqual(["over", false]);
  game.wait(-4 * HOUR);
  await remove(id);
});

test("the figures count what there is", async () => {
  const before = (await admin.call(forAdmins.contentStats, {})).body;
  const items = [
    await created({ published: false }),
    await created({ publishAt: inHours(1), featured: true }),
  ];

  expect((await admin.call(forAdmins.contentStats, {})).body).toEqual({
    total: before.total + 2,
    published: before.published + 1,
    drafts: before.drafts + 1,
    scheduled: before.scheduled + 1,
    featured: before.featured + 1,
  });
  for (const { id } of items) await remove(id);
});

test.for([
  ["no title", { title: " " }, "A content item needs a title."],
  ["no place", { order: 0 }, "The display order is at least 1."],
  ["an unknown kind", { type: "news" }, ""],
  ["an unknown category", { category: "Gossip" }, ""],
  ["too many words", { content: "x".repeat(20_001) }, ""],
  ["a script as a picture", { imageUrl: "javascript:alert(1)" }, "A picture is a path"],
  ["a picture without encryption", { imageUrl: "http://example.org/a.png" }, "A picture is a path"],
  ["a picture inside the network", { imageUrl: "https://127.0.0.1/a.png" }, "A picture is a path"],
  ["a film of whatever site", { videoUrl: "//example.org/a.mp4" }, "A picture is a path"],
  ["no date", { publishAt: "soon" }, "This is no date."],
  [
    "an end before its beginning",
    { publishAt: inHours(2), unpublishAt: inHours(1) },
    "An item must stop showing after it begins to show.",
  ],
] as const)("an item with %s is refused", async ([, changes, words]) => {
  const answer = await admin.call(forAdmins.createContent, { ...anItem, ...changes } as never);

  expect(answer.status).toBe(400);
  expect(answer.refusal.message).toContain(words);
});

test("the second of two admins is told", async () => {
  const { id, version } = await created();

  const answers = await Promise.all([
    change(id, { title: "First" }, version),
    change(id, { title: "Second" }, version),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await admin.call(forAdmins.deleteContent, { id, version })).refusal.code).toBe(
    "changed_meanwhile",
  );
  await remove(id);
  expect((await change(id, {})).refusal.code).toBe("not_there");
  expect((await remove(id)).status).toBe(404);
});

test("an edit, a deletion and a creation are taken back, whole", async () => {
  const { id } = await created({ publishAt: inHours(1), imageUrl: "/creatures/emberling.webp" });
  await change(id, { title: "Wrong" });
  await remove(id);
  const [first, edit, deletion] = await logged(id);
  const restore = (before: object | null) =>
    game.db.transaction((tx) => restoreContent(tx, id, before));

  expect([first?.deed, edit?.deed, deletion?.deed]).toEqual([
    "content created",
    "content changed",
    "content deleted",
  ]);
  await restore(deletion!.before);
  expect(await listed(id)).toMatchObject({ title: "Wrong", imageUrl: null, publishAt: null });
  await restore(edit!.before);
  expect(await listed(id)).toMatchObject({ title: "News", state: "scheduled" });
  expect((await listed(id))?.imageUrl).toBe("/creatures/emberling.webp");
  await restore(null);
  expect(await listed(id)).toBeUndefined();
});

test("only admins read drafts or write", async () => {
  const player = await game.player();
  const { id } = await created();

  for (const caller of [player, visitor]) {
    const answers = [
      await caller.call(forAdmins.listAllContent, {}),
      await caller.call(forAdmins.createContent, anItem),
      await caller.call(forAdmins.updateContent, { ...anItem, id }),
      await caller.call(forAdmins.deleteContent, { id }),
      await caller.call(forAdmins.contentStats, {}),
    ];
    const status = caller === player ? 403 : 401;
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  }
  await remove(id);
});

import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as missions from "#contract/missions.ts";
import * as contract from "#contract/notifications.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

/** Notifies the player of things that happened: the events themselves are another feature's. */
const happens = (player: ActingPlayer, ...titles: string[]) =>
  game.db.rows(
    `insert into notifications (player_id, kind, title, text, link, cause)
     select $1, 'sold', title, '', '', gen_random_uuid()::text from unnest($2::text[]) title`,
    [player.id, titles],
  );

const see = async (player: ActingPlayer, page: { cursor?: number; limit?: number } = {}) => {
  const { unread, items } = (await player.call(contract.listNotifications, page)).body;
  return { unread, titles: items.map(({ title }) => title), last: items.at(-1)?.id, items };
};

const bell = async (player: ActingPlayer) =>
  (await player.call(account.currentUser, {})).body.unreadNotifications;

test("the newest comes first, page by page, and nobody sees what happened to others", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await happens(player, "one", "two", "three");
  await happens(other, "four");

  const first = await see(player, { limit: 2 });
  const second = await see(player, { limit: 2, cursor: first.last! });

  expect([first.unread, first.titles, second.titles]).toEqual([3, ["three", "two"], ["one"]]);
});

test("notifications are stored as a code and put into words when they are shown", async () => {
  const player = await game.player();
  await game.db.rows(
    `insert into notifications (player_id, kind, code, params, link, cause)
     values ($1, 'sold', 'listing_sold', '{"name": "Serafawn", "coins": 1}', '', 'listing:x')`,
    [player.id],
  );

  const { items } = await see(player);

  expect(items).toMatchObject([{ title: "Serafawn was sold", text: "You received 1 coin." }]);
});

test("a notification of a kind that only a newer server knows hides no other", async () => {
  const player = await game.player();
  await happens(player, "one");
  await game.db.rows(
    `insert into notifications (player_id, kind, code, link, cause)
     values ($1, 'sold', 'not_thought_of_yet', '', 'x'), ($1, 'sold', 'constructor', '', 'y')`,
    [player.id],
  );

  expect((await see(player)).titles).toEqual(["Something new", "Something new", "one"]);
});

test("what was read up to stays read, and what came after it does not", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await happens(player, "one", "two");
  await happens(other, "three");
  const seen = await see(player);
  await happens(player, "four");

  const { body } = await player.call(contract.readNotifications, { upTo: seen.items[0]!.id });

  expect(body).toEqual({ unread: 1 });
  expect((await see(player)).items.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  expect([await bell(player), await bell(other)]).toEqual([1, 1]);
});

test("the number on the bell ends at 100", async () => {
  const player = await game.player();
  await happens(player, ...Array.from({ length: 130 }, (_, i) => `${i}`));
  expect(await bell(player)).toBe(100);
});

test("the bell needs a session", async () => {
  expect((await game.visitor().call(contract.listNotifications, {})).status).toBe(401);
  expect((await game.visitor().call(contract.readNotifications, { upTo: 1 })).status).toBe(401);
});

test("a completed mission is told once, with what it brought", async () => {
  const player = await game.player();
  const id = randomUUID();
  await game.db.rows(
    `insert into missions (id, title, description, type, objective, target, reward_coins, position)
     values ($1, 'Tidy up', '', 'special', 'first_deck_move', 1, 7, 99)`,
    [id],
  );
  const [card] = await player.deck();

  await Promise.all(Array.from({ length: 3 }, () => player.movesToVault(card?.id ?? "")));
  await player.movesToDeck(card?.id ?? "");

  const notifications = (await see(player)).items.filter(({ title }) => title === "Tidy up");
  expect(notifications).toMatchObject([
    { kind: "mission", text: "Mission completed: +7\u00a0coins", link: "/", isRead: false },
  ]);
  await game.db.rows(`delete from missions where id = $1`, [id]);
});

test("visits that are told at once tell of their mission once", async () => {
  const player = await game.player();
  await Promise.all(Array.from({ length: 5 }, () => player.call(missions.recordVisit, {})));

  const causes = await game.db.rows<{ cause: string }>(
    `select cause from notifications where player_id = $1`,
    [player.id],
  );
  expect(causes).toHaveLength(1);
});

test("a finished creation is told once, and leads to the card", async () => {
  const player = await game.player();
  await player.creates("a small fox that guards a lighthouse");

  const notifications = await vi.waitFor(
    async () => {
      const found = (await see(player)).items.filter(({ kind }) => kind === "created");
      expect(found).toHaveLength(1);
      return found[0]!;
    },
    { timeout: 300_000, interval: 100 },
  );

  const [newest] = await player.cards();
  expect(notifications.link).toBe(`/card/${newest?.id}`);
  expect(notifications.title).toBe(`${newest?.card.name} is ready`);
});

test("what is older than ninety days is forgotten, read or not", async () => {
  const player = await game.player();
  await happens(player, "old", "older", "new");
  await game.db.rows(
    `update notifications set created_at = now() - interval '91 days'
      where player_id = $1 and title like 'old%'`,
    [player.id],
  );

  await game.db.transaction((tx) => game.deps.jobs.add(tx, "tidy-up", {}));

  await vi.waitFor(async () => expect((await see(player)).titles).toEqual(["new"]), 15_000);
  expect(await bell(player)).toBe(1);
});

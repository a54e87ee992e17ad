import { expect, test, vi } from "vitest";
import { getAlbum } from "#contract/album.ts";
import { arrivedCreatures, monthCreatures } from "#game/album/months/month-creatures.ts";
import { creatures } from "#game/cards/creatures.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { sells } from "#server/market/test-sellers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { generates } from "#server/trades/test-dealers.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { listMovements } from "#contract/purse.ts";
import { albumOf, claims, finds } from "./test-album.ts";

const game = await testGame({ adjust: () => ({ arrivedCreatures }) });
const { albumPageCoins, albumSetCoins } = standardSettings;

async function gives(giver: ActingPlayer, taker: ActingPlayer, card: string) {
  const { transferCode } = await generates(giver, card);
  expect((await taker.call(claimTransfer, { transferCode })).status).toBe(200);
}

test("the album has every creature in its order, and the starter cards are found", async () => {
  const player = await game.player();
  const owned = new Set((await player.cards()).map(({ cardId }) => cardId));

  const album = await albumOf(player);

  const ofElements = album.creatures.filter(({ month }) => month === null);
  expect(ofElements.map(({ card }) => card.name)).toEqual(creatures.map(({ name }) => name));
  expect(ofElements.map(({ number }) => number)).toEqual(creatures.map((_, i) => i + 1));
  for (const { card, isFound, copies } of album.creatures) {
    expect([card.name, isFound, copies > 0]).toEqual([
      card.name,
      owned.has(card.id),
      owned.has(card.id),
    ]);
  }
  expect(album).toMatchObject({ creations: [], creationCount: 0, rewarded: [] });
  expect((await game.visitor().call(getAlbum, {})).status).toBe(401);
});

const startsAt = (moment: string) => game.another({ stoppedAtMs: Date.parse(moment) });

const monthlyOf = async (player: ActingPlayer) =>
  (await albumOf(player)).creatures.filter(({ month }) => month !== null);

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);

test("a monthly set comes on its first day, once, has its own page, and pays once", async () => {
  const player = await game.player();
  const before = await startsAt("2026-11-30T23:59:59Z");
  expect((await before.as(player).call(getAlbum, {})).body.coming).toBe("2026-12");
  await vi.waitFor(async () => {
    expect(namesOf((await monthlyOf(player)).map(({ card }) => card))).toEqual(
      namesOf(arrivedCreatures(game.deps.now())),
    );
  });

  const [after] = await Promise.all(Array.from({ length: 3 }, () => startsAt("2026-12-01")));

  const own = await vi.waitFor(async () => {
    const monthly = await monthlyOf(player);
    expect(monthly.length).toBeGreaterThanOrEqual(6);
    return monthly.filter(({ month }) => month === "2026-12");
  });
  expect((await after!.as(player).call(getAlbum, {})).body.coming).toBe("2027-01");
  expect(own.map(({ card, number }) => [card.name, number])).toEqual(
    arrivedCreatures(after!.deps.now()).map(({ name }, i) => [name, i + 1]),
  );
  expect((await claims(player, "2026-12")).refusal.code).toBe("page_not_full");

  await finds(game, player, "set");
  const coins = await player.coins();
  const answers = await Promise.all([claims(player, "2026-12"), claims(player, "2026-12")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await player.coins()).toBe(coins + albumPageCoins);
});

test("a monthly creature whose name a player's card has stays away, and the others come", async () => {
  const player = await game.player();
  await player.creates("A small dragon made of lava");
  const last = monthCreatures.at(-1)!.name;
  const cameBefore = arrivedCreatures(game.deps.now()).some(({ name }) => name === last);
  await game.db.rows(
    `update cards set name_key = $2 where creator_id = $1
      and not exists (select from cards where name_key = $2)`,
    [player.id, last.toLowerCase()],
  );

  await startsAt("2027-02-01");

  await vi.waitFor(async () => {
    expect(namesOf((await monthlyOf(player)).map(({ card }) => card))).toEqual(
      namesOf(monthCreatures).filter((name) => cameBefore || name !== last),
    );
  });
});

test("the first cards of a new player are none of a monthly set", async () => {
  await startsAt("2027-03-01");
  await vi.waitFor(async () => {
    expect((await monthlyOf(await game.player())).length).toBeGreaterThanOrEqual(12);
  });
  for (let players = 0; players < 20; players += 1) {
    const player = await game.player();
    expect((await monthlyOf(player)).filter(({ isFound }) => isFound)).toEqual([]);
  }
});

test("a creature that was given away stays found, and so it does for the one who got it", async () => {
  const [giver, taker] = [await game.player(), await game.player()];
  const [copy] = await finds(game, giver, "electric");
  await gives(giver, taker, copy!.id);

  for (const player of [giver, taker]) {
    const shown = (await albumOf(player)).creatures.filter(
      ({ card }) => card.element === "electric",
    );
    expect(shown.map(({ isFound }) => isFound)).toEqual([true]);
  }
});

test("own creations stand beside, numbered, and those of others do not", async () => {
  const [player, other] = [await game.player(), await game.player()];
  await player.creates("A small dragon made of lava");

  const { creations, creationCount } = await albumOf(player);

  expect([creationCount, creations.map(({ number, copies }) => [number, copies])]).toEqual([
    1,
    [[1, 1]],
  ]);
  expect(creations[0]!.creationNumber).toBeGreaterThan(0);
  await gives(player, other, creations[0]!.card.id);
  expect((await albumOf(other)).creations).toEqual([]);
  expect((await albumOf(player)).creations).toMatchObject([{ number: 1, copies: 0 }]);
});

test("the lowest price on the market is said, and an own offer is none", async () => {
  const [seller, player] = [await game.player(), await game.player()];
  const listing = await sells(seller, 20);
  const cheapestFor = async (who: typeof player) =>
    (await albumOf(who)).creatures.find(({ card }) => card.id === listing.cardId)?.cheapest;

  expect(await cheapestFor(player)).toBe(20);
  expect(await cheapestFor(seller)).toBe(null);
});

test("a full page pays once, however many ask at the same moment", async () => {
  const player = await game.player();
  await finds(game, player, "fire");
  const coins = await player.coins();

  const answers = await Promise.all(Array.from({ length: 12 }, () => claims(player, "fire")));

  const paid = answers.filter(({ status }) => status === 200);
  expect(paid.map(({ body }) => body)).toEqual([
    {
      success: true,
      message: `Page complete! You get ${albumPageCoins} coins.`,
      coins: albumPageCoins,
    },
  ]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(["page_rewarded"]));
  expect(await player.coins()).toBe(coins + albumPageCoins);
  expect((await albumOf(player)).rewarded).toEqual(["fire"]);
  expect((await player.call(listMovements, {})).body[0]).toMatchObject({
    words: "Album page complete",
    link: "/album",
  });
});

test("a page on which a creature is missing pays nothing", async () => {
  const player = await game.player();
  const coins = await player.coins();
  const missing = (await albumOf(player)).creatures.find(({ isFound }) => !isFound)!;

  for (const page of [missing.card.element, "set"] as const) {
    expect((await claims(player, page)).refusal).toMatchObject({ code: "page_not_full" });
  }
  expect(await player.coins()).toBe(coins);
});

test("the whole set pays beside its pages", async () => {
  const player = await game.player();
  await finds(game, player, "set");
  const coins = await player.coins();

  expect((await claims(player, "set")).body.coins).toBe(albumSetCoins);
  expect((await claims(player, "water")).body.coins).toBe(albumPageCoins);
  expect(await player.coins()).toBe(coins + albumSetCoins + albumPageCoins);
});

test("a page that pays nothing is rewarded once, too", async () => {
  const player = await game.player();
  await finds(game, player, "air");
  game.deps.settings = { ...game.deps.settings, albumPageCoins: 0 };

  expect((await claims(player, "air")).body.coins).toBe(0);
  expect((await claims(player, "air")).refusal.code).toBe("page_rewarded");
  game.deps.settings = { ...game.deps.settings, albumPageCoins };
});

test("after all of this every rule of the audit holds", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

// The database keeps these true by itself; the audit would see them even if it did not.
test.for([
  [
    "a page that was rewarded without one of its creatures",
    "an album page is rewarded once, and only when it is full",
    `with gone as (delete from album_entries where player_id = $1
                      and card_id in (select id from cards where element = 'ice'))
     select 1`,
  ],
  [
    "a page whose coins never came",
    "an album page is rewarded once, and only when it is full",
    `insert into album_rewards (player_id, page, coins, card_ids, rewarded_at)
     select player_id, 'light', 15, card_ids, now() from album_rewards where player_id = $1`,
  ],
  [
    "coins for a page that was not rewarded",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', 15, 'album', 'album:light', 0)`,
  ],
  [
    "a page that paid twice",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', 15, 'gift', 'album:ice', 0)`,
  ],
  [
    "a creature that never came",
    "the album has every creature that came, and no other",
    `insert into album_entries (player_id, card_id, is_creation)
     select $1, id, false from cards where origin = 'catalogue' on conflict do nothing`,
  ],
] as const)("%s is found", async ([, rule, sql]) => {
  const player = await game.player();
  await finds(game, player, "ice");
  await claims(player, "ice");

  expect(await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]))).toContain(rule);
});

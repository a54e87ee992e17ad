import { expect, test, vi } from "vitest";
import { createListing } from "#contract/market.ts";
import * as contract from "#contract/remakes.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { spentFor, withCoins } from "./test-makers.ts";

const game = await testGame();
const { pictureCoins } = standardSettings;

async function maker(description = "a red fox with antlers") {
  const player = await withCoins(game);
  const { card } = (await player.creates(description)).body;
  const owned = (await player.cards()).find(({ cardId }) => cardId === card?.id)!;
  return { player, id: owned.id, made: owned.card };
}

const paints = (player: ActingPlayer, id: string, price: number) =>
  player.call(contract.paintCard, { id, price });

const picturesOf = async (player: ActingPlayer, id: string) =>
  (await player.call(contract.listCardPictures, { id })).body;

const chooses = (player: ActingPlayer, id: string, pictureId: string | null) =>
  player.call(contract.choosePicture, { id, pictureId });

/** Until it is painted; returns its id. */
async function painted(player: ActingPlayer, id: string, price: number): Promise<string> {
  expect((await paints(player, id, price)).status).toBe(200);
  return untilPainted(player, id);
}

async function untilPainted(player: ActingPlayer, id: string): Promise<string> {
  await vi.waitUntil(async () => !(await picturesOf(player, id)).isUnderWay, {
    timeout: 300_000,
    interval: 100,
  });
  return (await picturesOf(player, id)).pictures.at(-1)!.id!;
}

const spent = (player: ActingPlayer) => spentFor(player, "card_repainted");

const cardOf = async (player: ActingPlayer, id: string) =>
  (await player.cards()).find((owned) => owned.id === id)!.card;

test("the first further picture is free, and the card shows it when its player says so", async () => {
  const { player, id, made } = await maker();
  expect(await picturesOf(player, id)).toMatchObject({
    pictures: [{ id: null, imageUrl: made.imageUrl, isShown: true }],
    isUnderWay: false,
    price: 0,
  });

  const pictureId = await painted(player, id, 0);

  const { pictures, price } = await picturesOf(player, id);
  expect(pictures.map(({ isShown }) => isShown)).toEqual([true, false]);
  expect(pictures[1]!.imageUrl).not.toBe(made.imageUrl);
  expect(pictures[1]!.looks).toMatch(/fox of /);
  expect(price).toBe(pictureCoins);
  expect(await cardOf(player, id)).toEqual(made);

  const { status, body } = await chooses(player, id, pictureId);

  expect([status, body.message]).toEqual([200, `This is ${made.name} now.`]);
  const { imageUrl, thumbUrl, looks, ...rest } = await cardOf(player, id);
  expect([imageUrl, looks]).toEqual([pictures[1]!.imageUrl, pictures[1]!.looks]);
  expect(thumbUrl).not.toBe(made.thumbUrl);
  expect(made).toMatchObject(rest);
  await chooses(player, id, null);
  expect(await cardOf(player, id)).toEqual(made);
  expect(await spent(player)).toBe(0);
});

test("each one after that costs coins, and all of them stay", async () => {
  const { player, id } = await maker();
  await painted(player, id, 0);

  expect((await paints(player, id, 0)).refusal.code).toBe("picture_price_changed");
  await painted(player, id, pictureCoins);
  await painted(player, id, pictureCoins);

  const { pictures } = await picturesOf(player, id);
  expect(new Set(pictures.map(({ imageUrl }) => imageUrl)).size).toBe(4);
  expect(await spent(player)).toBe(2 * pictureCoins);
});

test("the creature of a further picture stands on the stage alone, too", async () => {
  const { player, id } = await maker();
  await painted(player, id, 0);
  const { pictures } = await picturesOf(player, id);
  const cuts = await Promise.all(
    pictures.map(({ imageUrl }) => game.app.inject(imageUrl.replace(".webp", "-cut.webp"))),
  );
  expect(cuts.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("what says no animal stays the animal that its story tells of", async () => {
  const { player, id, made } = await maker("something shy and blue");
  await painted(player, id, 0);
  const { pictures } = await picturesOf(player, id);
  const kinds = [made.looks, pictures[1]!.looks].map((looks) =>
    looks.split(" of ")[0]!.split(" ").at(-1),
  );
  expect(kinds[0]).toBe(kinds[1]);
});

test("ten at the same moment are one picture, or as many as were paid for", async () => {
  const { player, id } = await maker();
  await painted(player, id, 0);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => paints(player, id, pictureCoins)),
  );

  const begun = answers.filter(({ status }) => status === 200).length;
  expect(begun).toBeGreaterThan(0);
  const refusals = answers.map(({ refusal }) => refusal.code).filter((code) => code !== "");
  expect(refusals.filter((code) => code !== "picture_under_way")).toEqual([]);
  await untilPainted(player, id);
  expect((await picturesOf(player, id)).pictures).toHaveLength(2 + begun);
  expect(await spent(player)).toBe(begun * pictureCoins);
});

test("a card in a deal, of the game or of another player stays as it is", async () => {
  const { player, id, made } = await maker();
  const pictureId = await painted(player, id, 0);
  const other = await maker();
  const ofGame = (await player.cards()).find(({ madeBy }) => madeBy === "game")!;

  expect((await paints(player, ofGame.id, 0)).refusal.code).toBe("not_own_making");
  expect((await chooses(player, ofGame.id, null)).refusal.code).toBe("not_own_making");
  expect((await chooses(other.player, other.id, pictureId)).refusal.code).toBe("picture_not_there");
  expect((await paints(other.player, id, 0)).refusal.code).toBe("no_card");
  await player.call(createListing, { cardId: id, price: 10, confirmed: true });
  expect((await paints(player, id, pictureCoins)).refusal.code).toBe("card_held");
  expect((await chooses(player, id, pictureId)).refusal.code).toBe("card_held");
  expect(made.imageUrl).toBe((await picturesOf(player, id)).pictures[0]!.imageUrl);
});

test("a picture whose painter died is painted by the next one, and paid for once", async () => {
  const { player, id } = await maker();
  await painted(player, id, 0);
  const pictureId = await painted(player, id, pictureCoins);

  await game.db.rows(
    `update card_pictures set picture = null, thumb = null, taken_until = now() + interval '2 s'
      where id = $1`,
    [pictureId],
  );

  expect(await untilPainted(player, id)).toBe(pictureId);
  expect(await spent(player)).toBe(pictureCoins);
});

test("at level 20 a creature has its signature pose for free, once, and still one free picture", async () => {
  const { player, id, made } = await maker();
  const poses = () => player.call(contract.paintCard, { id, price: 0, isPose: true });
  expect((await poses()).refusal.code).toBe("pose_too_early");
  await game.db.rows(`update owned_cards set experience = 1000000 where id = $1`, [id]);
  expect((await picturesOf(player, id)).mayPose).toBe(true);

  expect((await poses()).status).toBe(200);
  const pose = await untilPainted(player, id);

  const { pictures, mayPose, price } = await picturesOf(player, id);
  expect([mayPose, price, pictures.length]).toEqual([false, 0, 2]);
  expect(pictures[1]!.looks).toBe(made.looks);
  expect(pictures[1]!.imageUrl).not.toBe(made.imageUrl);
  const cut = pictures[1]!.imageUrl.replace(".webp", "-cut.webp");
  expect((await game.app.inject(cut)).statusCode).toBe(200);
  expect((await chooses(player, id, pose)).status).toBe(200);
  expect((await poses()).refusal.code).toBe("pose_painted");
  await painted(player, id, 0);
  expect(await spent(player)).toBe(0);
});

test("after all of this every rule of the audit holds", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test.for([
  [
    "a picture without its coins",
    "another picture took its coins once",
    `insert into card_pictures (id, card_id, player_id, number, coins, seed, asked_at)
     select gen_random_uuid(), id, $1, 2, 100, 1, now() from cards where creator_id = $1`,
  ],
  [
    "coins for a picture that was never promised",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', -100, 'card_repainted', 'picture:' || gen_random_uuid(), 0)`,
  ],
] as const)("%s are found", async ([, rule, sql]) => {
  const { player } = await maker();
  expect(await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]))).toContain(rule);
});

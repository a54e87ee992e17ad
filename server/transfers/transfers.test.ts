import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import * as contract from "#contract/transfers.ts";
import { openTab } from "#server/live/test-tab.ts";
import {
  belongings,
  claims,
  deckCard,
  fillDeck,
  generates,
  has,
  notificationsOf,
} from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const MINUTE_MS = 60_000;

const two = async () => [await game.player(), await game.player()] as const;

const waiting = async (player: ActingPlayer) =>
  (await player.call(contract.openTransfers, {})).body;

const cancels = (player: ActingPlayer, code: string) =>
  player.call(contract.cancelTransfer, { code });

/** What a camera sees in the picture. */
async function readQr(url: string): Promise<string> {
  const svg = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test("a card goes to a friend by a code, and both can read it later", async () => {
  const [ada, bo] = await two();
  const gift = await deckCard(ada);
  const tab = await openTab(await game.url(), ada);

  const transfer = await generates(ada, gift.id);
  expect(transfer.transferCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(transfer.qrCodeUrl).toMatch(/^data:image\/svg\+xml/);
  expect(await readQr(transfer.qrCodeUrl)).toBe(
    `http://game.test/trade?claim=${transfer.transferCode}`,
  );
  expect(await waiting(ada)).toEqual([transfer]);
  expect(await has(ada, gift.id)).toBe(false);

  const { body } = await claims(bo, ` ${transfer.transferCode.toLowerCase()} `);

  expect(body).toMatchObject({
    card: gift.card,
    userCardId: gift.id,
    location: "deck",
    fromName: ada.username,
    message: `${gift.card.name} is yours.`,
  });
  expect([await has(ada, gift.id), await has(bo, gift.id)]).toEqual([false, true]);
  await tab.hears("changed", ({ noun }) => noun === "transfers");
  expect(await notificationsOf(ada)).toMatchObject([
    { kind: "completed", text: expect.stringContaining(bo.username) },
  ]);
  expect(await notificationsOf(bo)).toMatchObject([{ kind: "received", link: `/card/${gift.id}` }]);
  expect(await waiting(ada)).toEqual([]);
  tab.socket.close();
});

test("the code may also stand in the address", async () => {
  const [ada, bo] = await two();
  const gift = await deckCard(ada);
  const { transferCode } = await generates(ada, gift.id);

  await bo.call(contract.claimTransferByPath, { code: transferCode });

  expect(await has(bo, gift.id)).toBe(true);
});

test("twenty claim one card at once: one gets it, the others are told so", async () => {
  const ada = await game.player();
  const friends: ActingPlayer[] = [];
  for (let i = 0; i < 20; i++) friends.push(await game.player());
  const gift = await deckCard(ada);
  const { transferCode } = await generates(ada, gift.id);

  const answers = await Promise.all(friends.map((friend) => claims(friend, transferCode)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ refusal }) => refusal.message))).toEqual(
    new Set(["Somebody has claimed this card already."]),
  );
  const owners = await Promise.all(friends.map((friend) => has(friend, gift.id)));
  expect(owners).toEqual(answers.map(({ status }) => status === 200));
});

test("who repeats a claim whose answer got lost hears that the card is theirs", async () => {
  const [ada, bo] = await two();
  const gift = await deckCard(ada);
  const { transferCode } = await generates(ada, gift.id);

  const answers = await Promise.all([0, 1, 2, 3].map(() => claims(bo, transferCode)));

  expect(answers.map(({ body }) => body.userCardId)).toEqual(answers.map(() => gift.id));
  expect(await notificationsOf(bo)).toHaveLength(1);
  await bo.movesToVault(gift.id);
  expect((await claims(bo, transferCode)).body.location).toBe("vault");
  await generates(bo, gift.id);
  expect((await claims(bo, transferCode)).refusal.code).toBe("completed");
});

test("a new code for a card makes the earlier one void, and the card stays set aside", async () => {
  const [ada, bo] = await two();
  const gift = await deckCard(ada, 3);
  const first = await generates(ada, gift.id);

  const codes = await Promise.all([0, 1, 2, 3].map(() => generates(ada, gift.id)));

  const [open] = await waiting(ada);
  const last = codes.find(({ transferCode }) => transferCode === open?.transferCode);
  expect(await waiting(ada)).toEqual([last]);
  const others = [first, ...codes].filter((code) => code !== last);
  for (const { transferCode } of others) {
    expect((await claims(bo, transferCode)).refusal.code).toBe("cancelled");
  }
  await cancels(ada, last!.transferCode);
  expect((await deckCard(ada, 3)).id).toBe(gift.id);
});

test("a card that nobody claims in ten minutes comes back", async () => {
  const slow = await game.another();
  const [ada, bo] = await two();
  const gift = await deckCard(ada, 2);
  const { transferCode } = await generates(ada, gift.id);
  slow.wait(10 * MINUTE_MS);

  const late = await slow.as(bo).call(contract.claimTransfer, { transferCode });

  expect(late.refusal.code).toBe("expired");
  await expect.poll(() => has(ada, gift.id)).toBe(true);
  await slow.stop();
  expect(await notificationsOf(ada)).toMatchObject([{ kind: "expired", link: `/card/${gift.id}` }]);
  expect((await cancels(ada, transferCode)).status).toBe(200);
});

test("with a full deck the card goes to the vault, and the message says so", async () => {
  const [ada, bo] = await two();
  const { transferCode } = await generates(ada, (await deckCard(ada)).id);
  await fillDeck(game, bo);

  const { body } = await claims(bo, transferCode);

  expect(body.location).toBe("vault");
  expect(body.message).toContain("Your deck is full, so it waits in your vault.");
});

test("five wrong codes in ten minutes are enough, even all at once", async () => {
  const [ada, guesser] = await two();
  const { transferCode } = await generates(ada, (await deckCard(ada)).id);

  const guesses = await Promise.all(
    Array.from({ length: 9 }, (_, i) => claims(guesser, `ABCD${"23456789A"[i]}Z`)),
  );

  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await claims(guesser, transferCode)).status).toBe(429);
  expect((await waiting(ada))[0]?.transferCode).toBe(transferCode);
});

test("codes that are right never use up the five", async () => {
  const [ada, bo] = await two();
  for (let i = 0; i < 7; i++) {
    const { transferCode } = await generates(ada, (await deckCard(ada)).id);
    expect((await claims(bo, transferCode)).status).toBe(200);
  }
});

test("whatever is refused is refused in words and changes nothing", async () => {
  const [ada, bo] = await two();
  const gift = await deckCard(ada);
  const { transferCode } = await generates(ada, gift.id);
  for (const n of [1, 2]) await generates(ada, (await deckCard(ada, n)).id);
  const before = await belongings(ada, bo);
  const open = await waiting(ada);

  const answers = [
    await claims(ada, transferCode),
    await claims(bo, "ABC"),
    await cancels(bo, transferCode),
    await ada.call(contract.generateTransfer, { cardId: (await deckCard(ada, 4)).id }),
    await bo.call(contract.generateTransfer, { cardId: gift.id }),
    await bo.call(contract.generateTransfer, { cardId: "nothing" }),
    await ada.movesToDeck(gift.id),
  ];

  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
    [409, "own_code"],
    [400, "bad_code"],
    [403, "not_your_code"],
    [409, "too_many_transfers"],
    [404, "no_card"],
    [404, "no_card"],
    [409, "held"],
  ]);
  expect(await belongings(ada, bo)).toEqual(before);
  expect(await waiting(ada)).toEqual(open);
});

test("taken back, a card is where it was; claimed, it cannot be taken back", async () => {
  const [ada, bo] = await two();
  const gift = await deckCard(ada, 5);
  const first = await generates(ada, gift.id);
  expect((await cancels(ada, first.transferCode)).status).toBe(200);
  expect((await cancels(ada, first.transferCode)).status).toBe(200);
  expect((await deckCard(ada, 5)).id).toBe(gift.id);
  expect((await claims(bo, first.transferCode)).refusal.code).toBe("cancelled");

  const second = await generates(ada, gift.id);
  await claims(bo, second.transferCode);
  expect((await cancels(ada, second.transferCode)).refusal).toMatchObject({
    code: "completed",
    message: `Too late: ${bo.username} has claimed this card.`,
  });
});

test("claimed and taken back at the same moment: one of both, and one owner", async () => {
  for (let round = 0; round < 10; round++) {
    const [ada, bo] = await two();
    const gift = await deckCard(ada);
    const { transferCode } = await generates(ada, gift.id);

    const [claim, cancel] = await Promise.all([
      claims(bo, transferCode),
      cancels(ada, transferCode),
    ]);

    expect([claim.status, cancel.status].toSorted()).toEqual([200, 409]);
    expect([await has(bo, gift.id), await has(ada, gift.id)]).toEqual([
      claim.status === 200,
      cancel.status === 200,
    ]);
  }
});

test("a demo account gives and claims nothing", async () => {
  const [ada, bo] = await two();
  const { transferCode } = await generates(ada, (await deckCard(ada)).id);
  await game.db.rows(`update players set role = 'demo' where id = $1`, [bo.id]);
  const demo = (await game.another()).as(bo);

  const answers = [
    await demo.call(contract.generateTransfer, { cardId: (await deckCard(bo)).id }),
    await demo.call(contract.claimTransfer, { transferCode }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});

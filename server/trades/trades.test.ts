import { expect, test } from "vitest";
import { listMissions } from "#contract/missions.ts";
import * as contract from "#contract/trades.ts";
import { newId } from "#server/lib/ids.ts";
import { openTab } from "#server/live/test-tab.ts";
import {
  accepts,
  belongings,
  deckCard,
  fillDeck,
  has,
  notificationsOf,
  offers,
} from "./test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const HOUR_MS = 60 * 60_000;

const two = async () => [await game.player(), await game.player()] as const;

const looksAt = (player: ActingPlayer, tradeCode: string) =>
  player.call(contract.getTrade, { tradeCode });

const declines = (player: ActingPlayer, tradeCode: string) =>
  player.call(contract.declineTrade, { tradeCode });

const waiting = async (player: ActingPlayer) => (await player.call(contract.openTrades, {})).body;

const tradesCounted = async (player: ActingPlayer) =>
  (await player.call(listMissions, {})).body.find(({ title }) => title === "Fair trader")?.progress;

test("a card for a card: both change hands at once, and the one who was away is told", async () => {
  const [ada, bo] = await two();
  const [mine, theirs] = [await deckCard(ada), await deckCard(bo)];
  const tab = await openTab(await game.url(), ada);

  const offer = await offers(ada, { offeredCardId: mine.id, requestedCardId: theirs.cardId });
  expect(offer).toMatchObject({ isOwn: true, status: "pending", traderName: ada.username });
  expect(offer.tradeCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(await has(ada, mine.id)).toBe(false);

  const seen = (await looksAt(bo, ` ${offer.tradeCode.toLowerCase()} `)).body;
  expect(seen).toMatchObject({ isOwn: false, offeredCard: mine.card, requestedCard: theirs.card });
  const { status, body } = await accepts(bo, offer.tradeCode);

  expect(status).toBe(200);
  expect(body).toMatchObject({ received: mine.card, given: theirs.card, userCardId: mine.id });
  expect(body).toMatchObject({ location: "deck" });
  expect([await has(ada, theirs.id), await has(bo, mine.id)]).toEqual([true, true]);
  expect([await has(ada, mine.id), await has(bo, theirs.id)]).toEqual([false, false]);
  await tab.hears("changed", ({ noun }) => noun === "trades");
  expect(await notificationsOf(ada)).toMatchObject([
    {
      kind: "completed",
      link: `/card/${theirs.id}`,
      title: expect.stringContaining(theirs.card.name),
    },
  ]);
  expect([await tradesCounted(ada), await tradesCounted(bo)]).toEqual([1, 1]);
  expect((await looksAt(ada, offer.tradeCode)).body.status).toBe("completed");
  tab.socket.close();
});

test("in an open trade the other one chooses what to give", async () => {
  const [ada, bo] = await two();
  const [mine, theirs] = [await deckCard(ada), await deckCard(bo, 3)];
  const { tradeCode } = await offers(ada, { offeredCardId: mine.id });

  const unsaid = await accepts(bo, tradeCode);
  const said = await accepts(bo, tradeCode, theirs.id);

  expect(unsaid).toMatchObject({ status: 400, refusal: { code: "no_choice" } });
  expect(said.body).toMatchObject({ given: theirs.card, received: mine.card });
  expect(await has(ada, theirs.id)).toBe(true);
});

test("fifty accept one offer at once: one gets the card, the others are told so", async () => {
  const ada = await game.player();
  const others = [];
  for (let i = 0; i < 50; i++) others.push(await game.player());
  const mine = await deckCard(ada);
  const gifts = await Promise.all(others.map((other) => deckCard(other)));
  const { tradeCode } = await offers(ada, { offeredCardId: mine.id });

  const answers = await Promise.all(
    others.map((other, i) => accepts(other, tradeCode, gifts[i]!.id)),
  );

  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ refusal }) => refusal.message))).toEqual(
    new Set(["Somebody else has taken this offer already."]),
  );
  for (const [i, other] of others.entries()) {
    const cards = (await other.cards()).map(({ id }) => id);
    expect([cards.includes(mine.id), cards.includes(gifts[i]!.id)]).toEqual(
      i === winner ? [true, false] : [false, true],
    );
  }
  expect(await has(ada, gifts[winner]!.id)).toBe(true);
});

test("who repeats an acceptance whose answer got lost hears that it is done", async () => {
  const [ada, bo] = await two();
  const [mine, theirs] = [await deckCard(ada), await deckCard(bo)];
  const { tradeCode } = await offers(ada, { offeredCardId: mine.id });
  await accepts(bo, tradeCode, theirs.id);
  const before = await belongings(ada, bo);

  const again = await accepts(bo, tradeCode, theirs.id);

  expect(again.body).toMatchObject({ success: true, received: mine.card, given: theirs.card });
  expect(await belongings(ada, bo)).toEqual(before);
  await offers(bo, { offeredCardId: mine.id });
  expect((await accepts(bo, tradeCode, theirs.id)).refusal.code).toBe("completed");
});

test("an offer that is sent twice is made once", async () => {
  const ada = await game.player();
  const input = { offeredCardId: (await deckCard(ada)).cardId };
  const extras = { headers: { "idempotency-key": "offer-once" } };

  const answers = await Promise.all(
    [0, 1, 2, 3].map(() => ada.call(contract.createTrade, input, extras)),
  );

  expect(new Set(answers.map(({ body }) => body.tradeCode)).size).toBe(1);
  expect(await waiting(ada)).toHaveLength(1);
});

test("with a full deck the card goes to the vault, unless the given one leaves a slot", async () => {
  const [ada, bo] = await two();
  const [first, second] = [await deckCard(ada), await deckCard(ada, 1)];
  await fillDeck(game, bo);
  const inDeck = await deckCard(bo, 5);
  const inVault = await deckCard(bo, 6);

  const swapped = await accepts(
    bo,
    (await offers(ada, { offeredCardId: first.id })).tradeCode,
    inDeck.id,
  );
  expect(swapped.body.location).toBe("deck");
  await bo.movesToVault(inVault.id);
  await fillDeck(game, bo);
  const stored = await accepts(
    bo,
    (await offers(ada, { offeredCardId: second.id })).tradeCode,
    inVault.id,
  );

  expect(stored.body.location).toBe("vault");
  expect(stored.body.message).toContain("Your deck is full, so it waits in your vault.");
});

test("an offer by name is for that player alone, who may say no", async () => {
  const [ada, bo] = await two();
  const cy = await game.player();
  const mine = await deckCard(ada);
  const offer = await offers(ada, {
    offeredCardId: mine.id,
    forName: ` ${bo.username.toUpperCase()} `,
  });
  expect(offer.forName).toBe(bo.username);
  expect((await waiting(bo)).map(({ id }) => id)).toEqual([offer.id]);
  expect(await notificationsOf(bo)).toMatchObject([{ link: `/trade?code=${offer.tradeCode}` }]);

  const strange = await accepts(cy, offer.tradeCode, (await deckCard(cy)).id);
  const strangeNo = await declines(cy, offer.tradeCode);
  const no = await declines(bo, offer.tradeCode);

  expect([strange.status, strangeNo.status, no.status]).toEqual([403, 403, 200]);
  expect((await looksAt(ada, offer.tradeCode)).body.status).toBe("declined");
  expect(await has(ada, mine.id)).toBe(true);
  expect(await notificationsOf(ada)).toMatchObject([{ kind: "declined" }]);
  expect((await declines(bo, offer.tradeCode)).status).toBe(200);
  expect((await accepts(bo, offer.tradeCode, (await deckCard(bo)).id)).refusal.code).toBe(
    "declined",
  );
  expect([await waiting(ada), await waiting(bo)]).toEqual([[], []]);
});

test("an offer that cannot be ended does not stand in the way of the others", async () => {
  const slow = await game.another();
  const ada = await game.player();
  const [broken, mine] = await ada.deck();
  await game.db.rows(
    `insert into trades (id, code, creator_id, offered_id, created_at, expires_at)
     values ($1, 'ABCDEFGH', $2, $3, now(), now() - interval '1 hour')`,
    [newId(), ada.id, broken!.id],
  );
  await offers(ada, { offeredCardId: mine!.id });

  slow.wait(24 * HOUR_MS);

  await expect.poll(() => has(ada, mine!.id)).toBe(true);
  await slow.stop();
});

test("an offer that nobody takes in a day gives its card back", async () => {
  const slow = await game.another();
  const [ada, bo] = await two();
  const mine = await deckCard(ada, 4);
  const offer = await offers(ada, { offeredCardId: mine.id });
  slow.wait(24 * HOUR_MS);

  const late = await slow.as(bo).call(contract.acceptTrade, {
    tradeCode: offer.tradeCode,
    offeredCardId: (await deckCard(bo)).id,
  });

  expect(late.refusal.code).toBe("expired");
  await expect.poll(() => has(ada, mine.id)).toBe(true);
  await slow.stop();
  expect((await deckCard(ada, 4)).id).toBe(mine.id);
  expect((await looksAt(ada, offer.tradeCode)).body.status).toBe("expired");
  expect(await notificationsOf(ada)).toMatchObject([{ kind: "expired", link: `/card/${mine.id}` }]);
});

test("both sides are asked whether they have seen that one gives much more", async () => {
  const [ada, bo] = await two();
  const cards = await game.db.rows<{ id: string; rarity: string }>(
    `select id, rarity from cards where rarity in ('common', 'legendary') order by rarity, id`,
  );
  const legendary = cards.find(({ rarity }) => rarity === "legendary")!;
  const mine = (await ada.deck()).find(({ card }) => card.rarity === "common")!;

  const offer = await offers(ada, { offeredCardId: mine.id, requestedCardId: legendary.id });

  expect(offer.warning).toMatch(/^You receive a legendary card for a common one/);
  expect((await looksAt(bo, offer.tradeCode)).body.warning).toBe(
    "You give a legendary card and receive a common one. Are you sure?",
  );
});

test("trades that cross between the same two at once never block each other", async () => {
  const [ada, bo] = await two();
  const [adas, bos] = [await ada.deck(), await bo.deck()];
  const codes = await Promise.all(
    [0, 1, 2, 3, 4].flatMap((i) => [
      offers(ada, { offeredCardId: adas[i]!.id }),
      offers(bo, { offeredCardId: bos[i]!.id }),
    ]),
  );

  const answers = await Promise.all(
    codes.map(({ tradeCode, isOwn, traderName }, i) => {
      expect(isOwn).toBe(true);
      const [taker, deck] = traderName === ada.username ? [bo, bos] : [ada, adas];
      return accepts(taker, tradeCode, deck[5 + Math.floor(i / 2)]!.id);
    }),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const counts = [await ada.cards(), await bo.cards()].map((cards) => cards.length);
  expect(counts).toEqual([adas.length, bos.length]);
});

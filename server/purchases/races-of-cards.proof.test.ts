/** A card that was bought goes on its way to others while its money goes back, and the other way round. */
import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import * as nfts from "#contract/nfts.ts";
import * as contract from "#contract/purchases.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { must } from "#game/lib/must.ts";
import { bodyOf } from "#server/testing/changes/change.ts";
import { signedToLeave } from "#server/testing/changes/nfts.ts";
import { copiesLike, fuses } from "#server/collection/test-fusers.ts";
import { converts } from "#server/nfts/test-chain.ts";
import { buys as buysListing, sells } from "#server/market/test-sellers.ts";
import { accepts, claims, deckCard, generates, offers } from "#server/trades/test-dealers.ts";
import { allRight, openRaces, type RaceGame } from "#server/testing/races.ts";
import { buysPremium, calls, type PaidPurchase } from "./test-races.ts";

const race = await openRaces();

type Way = (
  bought: PaidPurchase & { cardId: string },
) => Promise<() => Promise<{ status: number }>>;

/** Each makes itself ready, and says what then happens to the card. */
const ways: Record<string, Way> = {
  "is put up for sale":
    async ({ player, cardId }) =>
    () =>
      player.call(market.createListing, { cardId, price: 10, confirmed: true }),
  "is sold": async ({ game, player, cardId }) => {
    const [buyer, listing] = [await game.player(), await sells(player, 10, cardId)];
    return () => buysListing(buyer, listing);
  },
  "is offered":
    async ({ player, cardId }) =>
    () =>
      player.call(trades.createTrade, { offeredCardId: cardId }),
  "is traded": async ({ game, player, cardId }) => {
    const other = await game.player();
    const { tradeCode } = await offers(player, { offeredCardId: cardId });
    const { id } = await deckCard(other);
    return () => accepts(other, tradeCode, id);
  },
  "is to be given away":
    async ({ player, cardId }) =>
    () =>
      player.call(transfers.generateTransfer, { cardId }),
  "is given away": async ({ game, player, cardId }) => {
    const other = await game.player();
    const { transferCode } = await generates(player, cardId);
    return () => claims(other, transferCode);
  },
  "is fused": async ({ game, player, cardId }) => {
    const others = await copiesLike(game, player, cardId);
    return () => fuses(player, [...others, cardId]);
  },
  "becomes an NFT":
    async ({ player, cardId }) =>
    () =>
      converts(player, cardId),
  "leaves the game": async ({ game, player, cardId }) => {
    const { input } = await signedToLeave(game, { by: player, userCardId: cardId });
    return () => player.call(nfts.beginWithdrawal, input);
  },
};

const STRIDE = volumeOf(12, 30);

const against = [
  "it is taken back",
  "the provider pays back",
  "a bank disputes it",
  "the account is closed",
] as const;

/** A card that was paid for, and what happens to it next. */
async function begins(game: RaceGame, way: Way) {
  const bought = await buysPremium(game);
  const { player, paymentIntentId } = bought;
  const { creation } = await bodyOf(player.call(contract.createPremium, { paymentIntentId }));
  const cardId = must(creation.userCard, "a card that is made").id;
  return { ...bought, moves: await way({ ...bought, cardId }) };
}

type Begun = Awaited<ReturnType<typeof begins>>;

const pairs = Object.keys(ways).flatMap((way) => [
  { way, other: "the same" } as const,
  ...against.map((other) => ({ way, other })),
]);

const moves = (begun: Begun) => begun.moves();

test.for(pairs)("a card $way, and at any moment of it $other", async ({ way, other }) => {
  const second = (begun: Begun) => (other === "the same" ? begun.moves() : calls[other](begun));
  const begin = (game: RaceGame) => begins(game, ways[way]!);
  expect(await race({ begin, first: moves, second, stride: STRIDE })).toEqual(allRight);
});

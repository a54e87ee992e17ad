/** What players do with each other's cards, in the words of a story. */
import { listNotifications } from "#contract/notifications.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { newId } from "#server/lib/ids.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

type Game = { db: { rows(sql: string, values: unknown[]): Promise<unknown> } };

export const deckCard = async (player: ActingPlayer, n = 0): Promise<OwnedCardOnWire> => {
  const card = (await player.deck())[n];
  if (!card) throw new Error(`there is no card ${n} in the deck`);
  return card;
};

export const has = async (player: ActingPlayer, ownedCardId: string): Promise<boolean> =>
  (await player.cards()).some(({ id }) => id === ownedCardId);

/** All notifications of the player, the newest first. */
export const notificationsOf = async (player: ActingPlayer) =>
  (await player.call(listNotifications, {})).body.items;

export const offers = async (
  player: ActingPlayer,
  input: { offeredCardId: string; requestedCardId?: string | null; forName?: string | null },
) => {
  const answer = await player.call(trades.createTrade, input);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.refusal));
  return answer.body;
};

export const accepts = (player: ActingPlayer, tradeCode: string, offeredCardId?: string) =>
  player.call(trades.acceptTrade, { tradeCode, offeredCardId });

export const generates = async (player: ActingPlayer, cardId: string) => {
  const answer = await player.call(transfers.generateTransfer, { cardId });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.refusal));
  return answer.body;
};

export const claims = (player: ActingPlayer, transferCode: string) =>
  player.call(transfers.claimTransfer, { transferCode });

/** Gives the player copies of a card until the deck has no free slot. */
export async function fillDeck({ db }: Game, player: ActingPlayer): Promise<void> {
  const deck = await player.deck();
  const { cardId } = await deckCard(player);
  const free = Array.from({ length: 54 }, (_, i) => i + 1).filter(
    (slot) => !deck.some(({ deckSlot }) => deckSlot === slot),
  );
  await db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, deck_slot, reason, cause)
     select id, $1, $2, 'deck', slot, 'test', 'test:full-deck'
       from unnest($3::uuid[], $4::smallint[]) as filling (id, slot)`,
    [player.id, cardId, free.map(() => newId()), free],
  );
}

/** All that two players have, for those who say that a refusal changed nothing. */
export async function belongings(...players: ActingPlayer[]) {
  const all = [];
  for (const player of players) all.push([await player.coins(), await player.cards()]);
  return all;
}

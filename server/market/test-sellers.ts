/** What players do on the marketplace, in the words of a story. */
import * as market from "#contract/market.ts";
import { deckCard, notificationsOf } from "#server/trades/test-dealers.ts";
import type { Answer, ActingPlayer } from "#server/testing/test-game.ts";

export const DAY_MS = 86_400_000;

type Game = {
  player(): Promise<ActingPlayer>;
  db: { rows<Row>(sql: string, values?: unknown[]): Promise<Row[]> };
};

export async function crowd(game: Game, howMany: number): Promise<ActingPlayer[]> {
  const people: ActingPlayer[] = [];
  for (let i = 0; i < howMany; i++) people.push(await game.player());
  return people;
}

function bodyOf<T>({ status, body, refusal }: Answer<T>): T {
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  return body;
}

/** Whatever others have paid for such a card. */
export const lists = (player: ActingPlayer, cardId: string, price: number) =>
  player.call(market.createListing, { cardId, price, confirmed: true });

/** Puts the card in the first deck slot, or this one, up for sale. */
export const sells = async (player: ActingPlayer, price: number, cardId?: string) =>
  bodyOf(await lists(player, cardId ?? (await deckCard(player)).id, price));

export const buys = (player: ActingPlayer, { id }: { id: string }) =>
  player.call(market.purchase, { id });

export const takesBack = (player: ActingPlayer, { id }: { id: string }) =>
  player.call(market.cancelListing, { id });

export const orders = (player: ActingPlayer, cardId: string, price: number) =>
  player.call(market.createOrder, { cardId, price });

export const waitsFor = async (player: ActingPlayer, cardId: string, price: number) =>
  bodyOf(await orders(player, cardId, price)).order;

export const endsOrder = (player: ActingPlayer, { id }: { id: string }) =>
  player.call(market.cancelOrder, { id });

export const pricesOf = async (player: ActingPlayer, cardId: string) =>
  bodyOf(await player.call(market.cardPrices, { cardId }));

export const openOrders = async (player: ActingPlayer) =>
  bodyOf(await player.call(market.listOrders, {}));

/** The player's notifications without those of missions, the newest first. */
export const marketNotificationsOf = async (player: ActingPlayer) =>
  (await notificationsOf(player))
    .filter(({ kind }) => kind !== "mission")
    .map(({ kind, title, text }) => [kind, title, text]);

/** A copy of a card, in the vault; no other player of the story has that card. */
export async function giveCard({ db }: Game, player: ActingPlayer, cardId: string) {
  const [row] = await db.rows<{ id: string }>(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     values (gen_random_uuid(), $1, $2, 'vault', 'test', 'test:market') returning id`,
    [player.id, cardId],
  );
  return row!.id;
}

/** A new card, which no other story trades. */
export async function newCard({ db }: Game): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack,
       defense, abilities, special_ability, description, backstory, image_url, thumb_url,
       usd_value_cents)
     select new_id, 'created', 'Storm ' || new_id, 'storm' || new_id, '', 'air', 'epic', 60, 50,
            array['Strike'], 'Gust', 'It storms.', 'It was born in a storm.', '/s.webp',
            '/s-s.webp', 20
       from gen_random_uuid() new_id returning id`,
  );
  return row!.id;
}

/** Coins for a player whose story needs more than a beginner has. */
export const giveCoins = ({ db }: Game, player: ActingPlayer, coins: number) =>
  db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', $2, 'test', 'test:' || gen_random_uuid(), 0)`,
    [player.id, coins],
  );

/** So many sales of a card at this price, each by a player of its own to the same buyer. */
export async function sellOften(
  game: Game,
  { cardId, price, times }: { cardId: string; price: number; times: number },
): Promise<void> {
  const [buyer, seller] = [await game.player(), await game.player()];
  await giveCoins(game, buyer, price * times);
  for (let i = 0; i < times; i++) {
    const listing = await sells(seller, price, await giveCard(game, seller, cardId));
    bodyOf(await buys(buyer, listing));
  }
}

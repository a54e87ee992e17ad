import type { Rarity } from "#game/cards/rarities.ts";
import type { Pity } from "#game/packs/draw.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export type Secret = { seed: string; nonce: number };

export const findSecret = (tx: Tx, playerId: string) =>
  tx.maybe<Secret>(`select seed, nonce from pack_secrets where player_id = $1`, [playerId]);

/** Leaves the one that is there already. */
export const beginSecret = (tx: Tx, playerId: string, seed: string) =>
  tx.rows(
    `insert into pack_secrets (player_id, seed) values ($1, $2) on conflict (player_id) do nothing`,
    [playerId, seed],
  );

export const lockSecret = (tx: Tx, playerId: string) =>
  tx.one<Secret>(`select seed, nonce from pack_secrets where player_id = $1 for update`, [
    playerId,
  ]);

/** The old one has been told, so it is never used again. */
export const replaceSecret = (tx: Tx, playerId: string, seed: string) =>
  tx.rows(`update pack_secrets set seed = $2, nonce = nonce + 1 where player_id = $1`, [
    playerId,
    seed,
  ]);

export type CatalogueCard = { id: string; rarity: Rarity; isOwned: boolean };

/**
 * In the order of the catalogue, with what the player has a copy of. One statement over the
 * collection's tables: the draw needs two of their columns, at one moment.
 */
export const listCatalogue = (tx: Tx, playerId: string) =>
  tx.rows<CatalogueCard>(
    `select id, rarity,
            id in (select card_id from owned_cards where owner_id = $1) as "isOwned"
       from cards where origin = 'catalogue' and archived_at is null order by catalogue_number`,
    [playerId],
  );

const countersOf = ({ sinceEpic, sinceLegendary, sinceMythical }: Pity) => [
  sinceEpic,
  sinceLegendary,
  sinceMythical,
];

/** Stores the words once, however many packs are drawn from them. */
export const keepOdds = (tx: Tx, hash: string, words: string) =>
  tx.rows(...insertInto("pack_odds", { hash, words }, "on conflict (hash) do nothing"));

export type NewOpening = Secret & {
  id: string;
  playerId: string;
  packId: number;
  priceCoins: number;
  luck: string;
  oddsHash: string;
  pityBefore: Pity;
  pityAfter: Pity;
  owned: readonly number[];
  cardIds: readonly string[];
  ownedCardIds: readonly string[];
  openedAt: Date;
};

export const insertOpening = (tx: Tx, opening: NewOpening) =>
  tx.rows(
    ...insertInto("pack_openings", {
      ...opening,
      pityBefore: countersOf(opening.pityBefore),
      pityAfter: countersOf(opening.pityAfter),
    }),
  );

export type OpeningRow = {
  id: string;
  packId: number;
  packName: string;
  priceCoins: number;
  openedAt: Date;
  cardIds: string[];
};

const openingColumns = `o.id, o.pack_id as "packId", d.words::json #>> '{pack,name}' as "packName",
  o.price_coins as "priceCoins", o.opened_at as "openedAt", o.card_ids as "cardIds"`;

export const listOpenings = (tx: Tx, playerId: string, after: string | null, limit: number) =>
  tx.rows<OpeningRow>(
    `select ${openingColumns} from pack_openings o join pack_odds d on d.hash = o.odds_hash
      where o.player_id = $1
        and ($2::uuid is null
          or o.nonce < (select nonce from pack_openings where id = $2 and player_id = $1))
      order by o.nonce desc limit $3`,
    [playerId, after, limit],
  );

export type ProofRow = OpeningRow &
  Secret & {
    luck: string;
    odds: string;
    oddsHash: string;
    pityBefore: [number, number, number];
    pityAfter: [number, number, number];
    owned: number[];
  };

/** Nothing in it says who opened the pack. */
export const findProof = (tx: Tx, id: string) =>
  tx.maybe<ProofRow>(
    `select ${openingColumns}, o.seed, o.nonce, o.luck, d.words as odds, o.odds_hash as "oddsHash",
            o.pity_before as "pityBefore", o.pity_after as "pityAfter", o.owned
       from pack_openings o join pack_odds d on d.hash = o.odds_hash
       join players p on p.id = o.player_id
      -- Of an erased player the words are gone that belong to the proof.
      where o.id = $1 and p.deleted_at is null`,
    [id],
  );

export const openWelcomePack = (tx: Tx, playerId: string, now: Date) =>
  tx.rows(`update players set welcome_opened_at = $2 where id = $1 and welcome_opened_at is null`, [
    playerId,
    now,
  ]);

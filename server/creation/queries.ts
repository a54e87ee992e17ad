import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import type { CardWords } from "#server/ports/card-writer.ts";

export type CreationState = "writing" | "painting" | "done";

export type CreationRow = {
  id: string;
  playerId: string;
  kind: "daily" | "bonus" | "credit" | "premium" | "custom";
  description: string;
  rarity: Rarity;
  attack: number;
  defense: number;
  seed: number;
  /** Of a custom card: what the words do not decide. */
  element: Element | null;
  abilitiesWanted: number | null;
  artQuality: string | null;
  state: CreationState;
  words: Partial<CardWords>;
  wordsBy: string | null;
  picture: string | null;
  thumb: string | null;
  pictureBy: string | null;
  cardId: string | null;
  ownedCardId: string | null;
};

const columns = `id, player_id as "playerId", kind, description, rarity, attack, defense, seed, element,
  abilities_wanted as "abilitiesWanted", art_quality as "artQuality", state, words, words_by as "wordsBy", picture, thumb, picture_by as "pictureBy",
  card_id as "cardId", owned_card_id as "ownedCardId"`;

export const findDaily = (tx: Tx, playerId: string, day: string) =>
  tx.maybe<{ id: string; state: CreationState }>(
    `select id, state from creations where player_id = $1 and day = $2 and kind = 'daily'`,
    [playerId, day],
  );

export const countBonus = (tx: Tx, playerId: string, day: string) =>
  tx.value<number>(
    `select count(*) as count from creations
        where player_id = $1 and day = $2 and kind = 'bonus'`,
    [playerId, day],
  );

export type NewCreation = Pick<
  CreationRow,
  "id" | "playerId" | "kind" | "description" | "rarity" | "attack" | "defense" | "seed"
> &
  Partial<Pick<CreationRow, "element" | "abilitiesWanted" | "artQuality">> & {
    source: string;
    day: string;
    /** What it was bought by. */
    purchaseId?: string;
  };

export const insertCreation = (tx: Tx, creation: NewCreation) =>
  tx.rows(...insertInto("creations", creation));

export const findCreation = (tx: Tx, id: string) =>
  tx.maybe<CreationRow>(`select ${columns} from creations where id = $1`, [id]);

export const lockCreation = (tx: Tx, id: string) =>
  tx.maybe<CreationRow>(`select ${columns} from creations where id = $1 for update`, [id]);

/** The creation of a made card. */
export const findOfCard = (tx: Tx, cardId: string) =>
  tx.maybe<CreationRow>(`select ${columns} from creations where card_id = $1`, [cardId]);

type Drawn = Pick<CreationRow, "description" | "rarity" | "seed" | "artQuality" | "words"> & {
  isPosed: boolean;
};

/**
 * What a picture by this artist was drawn from: the first one of a creation, or a further one, which
 * another feature keeps and which has another seed.
 */
export const findByPicture = (tx: Tx, { picture, by }: { picture: string; by: string }) =>
  tx.maybe<Drawn>(
    `select n.description, n.rarity, coalesce(p.seed, n.seed) as seed, n.art_quality as "artQuality", n.words,
            p.posed as "isPosed"
       from (select id, null::bigint as seed, false as posed from creations where picture = $1 and picture_by = $2
             union all
             select n.id, p.seed, p.is_pose from card_pictures p join creations n on n.card_id = p.card_id
              where p.picture = $1 and p.picture_by = $2) p
       join creations n on n.id = p.id
      order by n.id limit 1`,
    [picture, by],
  );

/** A field that a writer has finished; ignored once the words are complete. */
export const addWords = (tx: Tx, id: string, words: Partial<CardWords>) =>
  tx.rows(`update creations set words = words || $2 where id = $1 and state = 'writing'`, [
    id,
    JSON.stringify(words),
  ]);

export const completeWords = (tx: Tx, id: string, done: { words: CardWords; by: string }) =>
  tx.rows(
    `update creations set words = $2, words_by = $3, state = 'painting'
      where id = $1 and state = 'writing'`,
    [id, JSON.stringify(done.words), done.by],
  );

export const completePicture = (
  tx: Tx,
  id: string,
  done: { picture: string; thumb: string; by: string },
) =>
  tx.rows(
    `update creations set picture = $2, thumb = $3, picture_by = $4
      where id = $1 and picture is null`,
    [id, done.picture, done.thumb, done.by],
  );

export const finishCreation = (
  tx: Tx,
  id: string,
  done: { name: string; cardId: string; ownedCardId: string },
) =>
  tx.rows(
    `update creations set state = 'done', card_id = $2, owned_card_id = $3, finished_at = now(),
            words = words || jsonb_build_object('name', $4::text)
      where id = $1`,
    [id, done.cardId, done.ownedCardId, done.name],
  );

export const countCreated = (tx: Tx, playerId: string) =>
  tx.rows(`update players set cards_created = cards_created + 1 where id = $1`, [playerId]);

export type Taking = { atMost: number; forMs: number; except: readonly string[] };

/** What is made in the background by one process at a time; `isOpen` tells what is not finished. */
export const takingFrom = (
  table: "creations" | "card_pictures",
  isOpen: string,
  askedAt: string,
) => ({
  /** Takes those that no process is making, the oldest first, but for those in `except`. */
  takeUnfinished: (tx: Tx, { atMost, forMs, except }: Taking) =>
    tx.rows<{ id: string }>(
      `update ${table} set taken_until = now() + $2 * interval '1 ms'
        where id in (select id from ${table}
                      where ${isOpen} and taken_until < now() and id <> all($3)
                      order by ${askedAt} limit $1 for update skip locked)
        returning id`,
      [atMost, forMs, except],
    ),
  keepTaken: (tx: Tx, ids: readonly string[], forMs: number) =>
    tx.rows(
      `update ${table} set taken_until = now() + $2 * interval '1 ms'
        where id = any($1) and ${isOpen}`,
      [ids, forMs],
    ),
  /** After a failure: for two seconds, then four, and so on up to a minute. */
  letRest: (tx: Tx, id: string) =>
    tx.rows(
      `update ${table} set failures = failures + 1,
              taken_until = now() + least(60, 2 ^ least(failures + 1, 6)) * interval '1 second'
        where id = $1 and ${isOpen}`,
      [id],
    ),
});

export const { takeUnfinished, keepTaken, letRest } = takingFrom(
  "creations",
  "state <> 'done'",
  "created_at",
);

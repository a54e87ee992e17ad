import type { Rating } from "#game/arena/glicko2.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export type RatingRow = Rating & {
  playerId: string;
  won: number;
  lost: number;
  drawn: number;
  ratedAt: Date | null;
  sureUntil: Date | null;
};

const columns = `r.player_id as "playerId", r.rating, r.deviation, r.volatility, r.won, r.lost,
  r.drawn, r.rated_at as "ratedAt", r.sure_until as "sureUntil"`;

export const findRating = (tx: Tx, playerId: string) =>
  tx.maybe<RatingRow>(`select ${columns} from ratings r where r.player_id = $1`, [playerId]);

/** In the order of the ids, so that two duels that end at once do not wait for each other. */
export const lockRatings = async (tx: Tx, playerIds: readonly string[]): Promise<RatingRow[]> => {
  await tx.rows(
    `insert into ratings (player_id) select unnest($1::uuid[]) as id order by id
     on conflict do nothing`,
    [playerIds],
  );
  return tx.rows<RatingRow>(
    `select ${columns} from ratings r where r.player_id = any($1)
      order by r.player_id for no key update`,
    [playerIds],
  );
};

export type NewRating = RatingRow & { ratedAt: Date };

export const saveRating = (tx: Tx, rating: NewRating) =>
  tx.rows(
    `update ratings set rating = $2, deviation = $3, volatility = $4, won = won + $5,
            lost = lost + $6, drawn = drawn + $7, rated_at = $8, sure_until = $9
      where player_id = $1`,
    [
      rating.playerId,
      rating.rating,
      rating.deviation,
      rating.volatility,
      rating.won,
      rating.lost,
      rating.drawn,
      rating.ratedAt,
      rating.sureUntil,
    ],
  );

export type RatedDuel = {
  duelId: string;
  playerA: string;
  playerB: string;
  score: number;
  beforeA: number;
  afterA: number;
  beforeB: number;
  afterB: number;
  ratedAt: Date;
};

/** False when the duel was rated before. */
export const insertRatedDuel = (tx: Tx, duel: RatedDuel) =>
  tx.any(...insertInto("rated_duels", duel, "on conflict do nothing returning duel_id"));

/**
 * How often each two of these players met in rated duels, and when the last of these duels was
 * rated.
 */
export const listMet = (
  tx: Tx,
  playerIds: readonly string[],
  { dayBegan, since }: { dayBegan: Date; since: Date },
) =>
  tx.rows<{ a: string; b: string; today: number; last: Date }>(
    `select least(player_a, player_b) as a, greatest(player_a, player_b) as b,
            count(*) filter (where rated_at >= $2) as today, max(rated_at) as last
       from rated_duels
      where player_a = any($1) and player_b = any($1) and rated_at >= $3
      group by 1, 2`,
    [playerIds, dayBegan, since],
  );

const sure = `ratings r join players p on p.id = r.player_id
  where r.sure_until > $1 and p.role <> 'demo' and p.deleted_at is null`;
const ranked = `${sure} and r.player_id <> all($2)`;

/** Those of whom others decide whether they are ranked: guardians, and admins who suspend. */
export const listSupervised = (tx: Tx, now: Date) =>
  tx.rows<{ playerId: string }>(
    `select r.player_id as "playerId" from ${sure}
        and (p.age_band = 'child' or exists (select from guardianships where child_id = p.id)
          or exists (select from suspensions where player_id = p.id))`,
    [now],
  );

/** The present time, and the rated players who are not ranked all the same. */
export type Ranking = { now: Date; unranked: readonly string[] };

export const listBest = (tx: Tx, { now, unranked }: Ranking, limit: number) =>
  tx.rows<RatingRow & { name: string }>(
    `select ${columns}, p.shown_name as name from ${ranked}
      order by r.rating desc, r.player_id limit $3`,
    [now, unranked, limit],
  );

/** From 1; null for a player who is not ranked. */
export const findRank = async (
  tx: Tx,
  { now, unranked }: Ranking,
  playerId: string,
): Promise<number | null> => {
  const found = await tx.maybe<{ rank: number }>(
    `with own as (select r.rating, r.player_id from ${ranked} and r.player_id = $3)
     select 1 + count(b.player_id) as rank from own
       left join lateral (
         select r.player_id from ${ranked}
            and (r.rating > own.rating or (r.rating = own.rating and r.player_id < own.player_id))
       ) b on true
      group by own.player_id`,
    [now, unranked, playerId],
  );
  return found?.rank ?? null;
};

import type { Element } from "#game/cards/elements.ts";
import { FUSED_COPIES } from "#game/collection/fuse.ts";
import type { DrawnType } from "#game/missions/draw.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { standingColumns, standingJoins, type StandingRow } from "#server/lib/standing.ts";

export type DrawRow = {
  playerId: string;
  type: DrawnType;
  period: string;
  missionIds: string[];
  swappedId: string | null;
  swappedFor: string | null;
};

export type DrawnSpan = Pick<DrawRow, "type" | "period">;

export const listDraws = (tx: Tx, playerIds: readonly string[], periods: readonly string[]) =>
  tx.rows<DrawRow>(
    `select player_id as "playerId", type, period, mission_ids as "missionIds", swapped_id as "swappedId",
            swapped_for as "swappedFor"
       from mission_draws where player_id = any($1) and period = any($2)`,
    [playerIds, periods],
  );

/** What was drawn at the same moment by another request stays. */
export const insertDraw = (tx: Tx, playerId: string, draw: DrawnSpan & { missionIds: string[] }) =>
  tx.rows(...insertInto("mission_draws", { playerId, ...draw }, "on conflict do nothing"));

export const changeDraw = (tx: Tx, playerId: string, draw: DrawnSpan & { missionIds: string[] }) =>
  tx.rows(
    `update mission_draws set mission_ids = $4 where player_id = $1 and type = $2 and period = $3`,
    [playerId, draw.type, draw.period, draw.missionIds],
  );

/** The day's one swap. */
export const recordSwap = (
  tx: Tx,
  playerId: string,
  { day, goneId, newId }: { day: string; goneId: string; newId: string },
) =>
  tx.rows(
    `update mission_draws set swapped_id = $3, swapped_for = $4
      where player_id = $1 and type = 'daily' and period = $2`,
    [playerId, day, goneId, newId],
  );

/** It reads the table of cards: no other feature needs to know which elements a player has. */
export const findAble = (tx: Tx, playerId: string, now: Date) =>
  tx.one<StandingRow & { signedUpAt: Date; elements: Element[]; canFuse: boolean; had: string[] }>(
    `select ${standingColumns("$2::timestamptz")}, p.created_at as "signedUpAt",
            array(select distinct c.element from owned_cards o join cards c on c.id = o.card_id
                   where o.owner_id = p.id and o.place in ('deck', 'vault')) as elements,
            exists (select from owned_cards o
                     where o.owner_id = p.id and o.place in ('deck', 'vault')
                       and o.finish = 'plain' and o.nft_address is null
                     group by o.card_id having count(*) >= $3) as "canFuse",
            array(select distinct unnest(d.mission_ids) from mission_draws d
                   where d.player_id = p.id and d.type = 'daily') as had
       from players p ${standingJoins("$2::timestamptz")} where p.id = $1`,
    [playerId, now, FUSED_COPIES],
  );

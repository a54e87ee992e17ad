import type { AgeBand } from "#game/account/age.ts";
import type { Tx } from "#server/lib/db.ts";
import { allowanceColumns, type AllowanceRow } from "./allowance-queries.ts";

export type ChildRow = AllowanceRow & {
  id: string;
  name: string;
  band: Exclude<AgeBand, "adult">;
  bandLastMonth: string;
  since: Date;
  sharedWith: string | null;
  weeklyLetter: boolean;
};

const children = `select p.id, p.username as name, p.age_band as band,
    p.age_last_month as "bandLastMonth", g.since, g.weekly_letter as "weeklyLetter",
    (select o.username from guardianships s join players o on o.id = s.guardian_id
      where s.child_id = p.id and s.guardian_id <> g.guardian_id limit 1) as "sharedWith",
    ${allowanceColumns}
  from guardianships g join players p on p.id = g.child_id
       left join allowances a on a.player_id = p.id
 where g.guardian_id = $1 and p.deleted_at is null and p.age_band in ('child', 'teen', 'young')
   and p.age_last_month is not null`;

export const listChildren = (tx: Tx, guardianId: string) =>
  tx.rows<ChildRow>(`${children} order by g.since, p.id`, [guardianId]);

export const findChild = (tx: Tx, guardianId: string, childId: string) =>
  tx.maybe<ChildRow>(`${children} and p.id = $2`, [guardianId, childId]);

export type Week = { cardsMade: number; battles: number; wins: number; packs: number } & {
  deals: number;
  minutesPlayed: number | null;
};

/**
 * Reads the tables of other features: eight children would be forty calls of services. Play time is
 * counted only for those whom a rule limits. A quick battle against a team that the child has left
 * behind is none of the child's.
 */
export const findWeek = (tx: Tx, childId: string, now: Date) =>
  tx.one<Week>(
    `select
       (select count(*) from creations where player_id = $1 and finished_at > w.since
       ) as "cardsMade",
       b.battles, b.wins,
       (select count(*) from pack_openings where player_id = $1 and opened_at > w.since) as packs,
       (select count(*) from deals where status = 'completed' and ended_at > w.since
          and (from_id = $1 or to_id = $1)) as deals,
       (select case when a.minutes_a_day is not null or m.minutes is not null
                    then coalesce(m.minutes, 0) end
          from (select sum(minutes) as minutes from play_minutes
                 where player_id = $1 and day > w.since::date) m
               left join allowances a on a.player_id = $1) as "minutesPlayed"
     from (select $2::timestamptz - interval '7 days' as since) w,
          lateral (select count(*) as battles,
                          count(*) filter (where challenger_won = (challenger_id = $1)) as wins
                     from battles
                    where (challenger_id = $1 or (opponent_id = $1 and mode <> 'quick'))
                      and status = 'completed' and created_at > w.since) b`,
    [childId, now],
  );

export type MadeCard = { id: string; name: string; thumbUrl: string };

export const listMadeCards = (tx: Tx, childId: string, now: Date) =>
  tx.rows<MadeCard>(
    `select c.id, c.name, c.thumb_url as "thumbUrl"
       from creations m join cards c on c.id = m.card_id
      where m.player_id = $1 and m.finished_at > $2::timestamptz - interval '7 days'
      order by m.finished_at desc limit 8`,
    [childId, now],
  );

/**
 * Made by the child, or else of its starter cards. Reads what collection and creation keep, as the
 * page is for the reader of the letter, who is no player.
 */
export const findFirstCard = (tx: Tx, childId: string) =>
  tx.maybe<{ name: string; imageUrl: string }>(
    `select c.name, c.image_url as "imageUrl"
       from (select card_id, finished_at, null::bigint as position from creations
              where player_id = $1 and finished_at is not null
             union all
             select card_id, null, position from owned_cards where owner_id = $1) mine
            join cards c on c.id = mine.card_id
      where c.archived_at is null
      order by mine.finished_at nulls last, mine.position limit 1`,
    [childId],
  );

export const listGuardians = (tx: Tx, childId: string) =>
  tx.rows<{ id: string; name: string }>(
    `select p.id, p.username as name from guardianships g join players p on p.id = g.guardian_id
      where g.child_id = $1 and p.deleted_at is null order by p.id`,
    [childId],
  );

type WeeklyLetter = { guardianId: string; childId: string; isWanted: boolean; week: string };

export const setWeeklyLetter = (tx: Tx, { guardianId, childId, isWanted, week }: WeeklyLetter) =>
  tx.rows(
    `update guardianships set weekly_letter = $3, letter_week = greatest(letter_week, $4::date)
      where guardian_id = $1 and child_id = $2`,
    [guardianId, childId, isWanted, week],
  );

const AT_ONCE = 200;

/** Takes this week's letters that no process has taken, and skips those that one is taking now. */
export const takeDueLetters = (tx: Tx, week: string) =>
  tx.rows<{ guardianId: string; childId: string }>(
    `update guardianships g set letter_week = $1
       from (select guardian_id, child_id from guardianships
              where weekly_letter and letter_week < $1
              order by guardian_id, child_id limit ${AT_ONCE} for update skip locked) due
      where g.guardian_id = due.guardian_id and g.child_id = due.child_id
      returning g.guardian_id as "guardianId", g.child_id as "childId"`,
    [week],
  );

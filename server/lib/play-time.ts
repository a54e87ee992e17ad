/**
 * The minutes that players with a limit have played. A minute counts once, in however many tabs and
 * processes they play, by the days of their own clock.
 */
import type { Db } from "./db.ts";

export type PlayTime = {
  /** The player does something now. Costs nothing; it is stored within a second. */
  note(playerId: string): void;
  /** Stores what was noted. What the database does not take is stored with the next. */
  store(): Promise<void>;
};

const MINUTE_MS = 60_000;

export function openPlayTime(db: Db, now: () => number): PlayTime {
  let minute = 0;
  let noted = new Set<string>();
  const toStore: { minute: number; playerIds: string[] }[] = [];
  return {
    note(playerId) {
      const thisMinute = Math.floor(now() / MINUTE_MS);
      if (thisMinute !== minute) [minute, noted] = [thisMinute, new Set()];
      if (noted.has(playerId)) return;
      noted.add(playerId);
      const last = toStore.at(-1);
      if (last?.minute === minute) last.playerIds.push(playerId);
      else toStore.push({ minute, playerIds: [playerId] });
    },
    async store() {
      for (let each = toStore.shift(); each; each = toStore.shift()) {
        try {
          await countMinute(db, each);
        } catch (error) {
          toStore.unshift(each);
          throw error;
        }
      }
    },
  };
}

/** Of players without a limit nothing is kept. */
const countMinute = (db: Db, { minute, playerIds }: { minute: number; playerIds: string[] }) =>
  db.transaction((tx) =>
    tx.rows(
      `insert into play_minutes (player_id, day, minutes, last_minute)
       select player_id, (to_timestamp($2::bigint * 60) at time zone time_zone)::date, 1, $2
         from allowances where player_id = any($1) and minutes_a_day is not null order by player_id
       on conflict (player_id, day) do update
         set minutes = play_minutes.minutes + 1, last_minute = excluded.last_minute
         where play_minutes.last_minute < excluded.last_minute`,
      [playerIds, minute],
    ),
  );

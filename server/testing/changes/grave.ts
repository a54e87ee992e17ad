/** Changes of the other lists, begun in states in which more is lost where they are done by half. */
import { listSeasons, recordVisit } from "#contract/missions.ts";
import { listNotifications } from "#contract/notifications.ts";
import { paintCard } from "#contract/remakes.ts";
import { hasBegun, seasonIds, STEP_POINTS } from "#game/missions/seasons.ts";
import { giveCoins } from "#server/market/test-sellers.ts";
import type { Caller } from "#server/testing/test-game.ts";
import { creates } from "./cards.ts";
import { bodyOf, change, type Change, type Game } from "./change.ts";

/** What the player has when it was done once, where the audit does not count it. */
export type Grave = Change & { after?: { of: (by: Caller) => Promise<unknown>; is: unknown } };

/** The first further picture is there, so that the next one costs coins. */
async function withFirstPicture(game: Game) {
  const { by, input } = await creates(game);
  await giveCoins(game, by, 1000);
  await bodyOf(by.call(paintCard, input));
  await game.db.rows(
    `update card_pictures set picture = 'first.webp', thumb = 'first-small.webp'
      where player_id = $1`,
    [by.id],
  );
  return { by, input: { ...input, price: game.deps.settings.pictureCoins } };
}

const MISSIONS_BEFORE = ["2026-01-01", "2026-01-02", "2026-01-03"];

/** One point before the first look of a season, by missions of other days. */
async function beforeStep(game: Game) {
  const by = await game.player();
  const season = seasonIds.findLast((id) => hasBegun(id, game.deps.now()));
  await game.db.rows(
    `insert into mission_progress (player_id, mission_id, period, progress, completed_at)
     select $1, id, period, target, now() from unnest($2::text[]) as before (period),
       (select id, target from missions where type = 'daily' order by id limit 1) daily`,
    [by.id, MISSIONS_BEFORE],
  );
  await game.db.rows(`insert into player_seasons (player_id, season, points) values ($1, $2, $3)`, [
    by.id,
    season,
    STEP_POINTS - 1,
  ]);
  return { by, input: {} };
}

async function onTrack(by: Caller) {
  const { seasons } = await bodyOf(by.call(listSeasons, {}));
  const { items } = await bodyOf(by.call(listNotifications, {}));
  const looks = items.filter(({ title }) => title.startsWith("A new look"));
  return { points: seasons[0]?.points, looks: looks.length };
}

export const grave: readonly Grave[] = [
  { ...change(paintCard, withFirstPicture), name: "another picture for coins" },
  {
    ...change(recordVisit, beforeStep),
    name: "a mission that brings the next look of a season",
    after: { of: onTrack, is: { points: STEP_POINTS, looks: 1 } },
  },
];

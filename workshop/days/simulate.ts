/** Sixty days of many players, by the game's own rules and without a server. */
import { DAY_MS } from "#game/lib/day.ts";
import type { Objective } from "#game/missions/missions.ts";
import { findNew, knownFromStart, type NewThings } from "./offers.ts";
import { running } from "./missions.ts";
import { newPlayer, type Player } from "./player.ts";
import { arrive, play, type CoinsMoved } from "./visit.ts";

export const DAYS = 60;

export type VisitSeen = {
  /** From 1 on, the day of signing up. */
  day: number;
  /** New things that are there before anything is played. */
  waiting: NewThings;
  /** New things that play has brought. */
  played: NewThings;
  coins: CoinsMoved;
};

export type Life = { player: Player; visits: VisitSeen[]; closedMissions: number };

const online: readonly Objective[] = [
  "fight_players",
  "share_cards",
  "list_cards",
  "give_cards",
  "complete_trades",
];

/** Missions among other players that a child without a parent's permission sees. */
function closedMissions(player: Player, nowMs: number): number {
  const { band, open } = player.account;
  if (band !== "child" || open.length > 0) return 0;
  return running(player, nowMs).filter(({ objective }) => online.includes(objective)).length;
}

function live(nth: number, days: number): Life {
  const player = newPlayer(nth);
  const known = knownFromStart(player);
  const life: Life = { player, visits: [], closedMissions: 0 };
  for (let day = 1; day <= days; day++) {
    const nowMs = player.signedUpAtMs + (day - 1) * DAY_MS;
    if (!player.habit.comes(day, nowMs)) continue;
    arrive(player, nowMs);
    life.closedMissions += closedMissions(player, nowMs);
    const waiting = findNew(player, known, { nowMs, waits: true });
    const coins = play(player, nowMs);
    const played = findNew(player, known, { nowMs, waits: false });
    life.visits.push({ day, waiting, played, coins });
  }
  return life;
}

export const simulate = (players: number, days: number): Life[] =>
  Array.from({ length: players }, (_, nth) => live(nth, days));

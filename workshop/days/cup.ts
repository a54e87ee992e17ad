/** The weekend cup of a simulated player, whose matches are won as often as skill says. */
import { nextStartMs, opensMs, roundsFor } from "#game/cup/cup.ts";
import { dayOf } from "#game/lib/day.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { chanceAgainst, may, type Player } from "./player.ts";

/** How often a player who could enter a cup does, and is there at its hour. */
const WILLING = 0.4;

/** The day of the cup that the player can enter now; none on other days, and for other accounts. */
export function openCups(player: Player, nowMs: number): string[] {
  const startMs = nextStartMs(nowMs, standardSettings);
  const isOpen = nowMs >= opensMs(startMs, standardSettings);
  return isOpen && may(player, "strangers") ? [dayOf(startMs)] : [];
}

/** Whether each match of today's cup was won; empty when the player does not take part. */
export function playCup(player: Player, nowMs: number): boolean[] {
  const { cupDice: dice, honours } = player;
  if (openCups(player, nowMs).length === 0 || !dice.chance(WILLING)) return [];
  const { cupPlayersAtLeast, cupPlayersAtMost } = standardSettings;
  const rounds = roundsFor(dice.int(cupPlayersAtLeast, cupPlayersAtMost));
  const results: boolean[] = [];
  while (results.length < rounds && results.at(-1) !== false) {
    // The further a cup has come, the better are those who are left.
    const rating = 1400 + 50 * results.length + dice.int(-150, 150);
    results.push(dice.chance(chanceAgainst(player, rating)));
  }
  const isFinal = results.length === rounds;
  honours.played++;
  if (isFinal) honours.finals++;
  if (isFinal && results.at(-1)) honours.won++;
  return results;
}

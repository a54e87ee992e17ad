/**
 * A turn: switches, then guards, then attacks, the faster one likelier first, then what the turn's
 * end does: burns, regrowth, energy, and effects that run out.
 */
import { otherSide } from "#game/lib/sides.ts";
import { playAttack } from "./attack.ts";
import { activeFighter, hasStanding, type Draft } from "./draft.ts";
import {
  broughtPlace,
  type Choice,
  type DuelEvent,
  type EndedBy,
  type FighterPlace,
  type DuelState,
  type Side,
} from "./duel.ts";
import { certainlyFirst, endTurnOfEffects, isShielded, speedNow } from "./effects.ts";
import { endEffects } from "./fighter.ts";
import { places } from "./happenings.ts";
import type { Luck } from "./luck.ts";
import { fullHealth, numbers } from "./numbers.ts";
import { comesIn, endTurnOfTalents, makesWay, withLastActs } from "./talents.ts";

const sides: readonly Side[] = [0, 1];

type Chosen = { side: Side; choice: Choice };

type Turn = { both: readonly [Choice, Choice]; luck: Luck };

export function playTurn(duel: Draft, turn: Turn, events: DuelEvent[]): void {
  events.push({ kind: "turn", turn: duel.turn });
  for (const side of sides) switchIn(duel, { side, choice: turn.both[side] }, events);
  for (const side of sides) {
    if (broughtPlace(turn.both[side]) !== null) comesIn(duel, side, events);
  }
  for (const side of sides) prepare(duel, { side, choice: turn.both[side] }, events);
  withLastActs(duel, () => playAttacks(duel, turn, events), events);
  if (endIfDecided(duel, events)) return;
  const endTurn = () => sides.forEach((side) => endTurnOf(duel, side, events));
  withLastActs(duel, endTurn, events);
  if (endIfDecided(duel, events)) return;
  if (duel.turn === numbers.lastTurn) end(duel, { winner: healthier(duel), by: "turns" }, events);
  else if (!bothStand(duel)) duel.phase = "replace";
  else duel.turn++;
}

/** A special is paid before any attack, so that an attack cannot take its energy away. */
function prepare(duel: Draft, { side, choice }: Chosen, events: DuelEvent[]): void {
  if (choice === "guard") events.push({ kind: "guard", side });
  if (choice === "special") activeFighter(duel, side).energy -= numbers.specialCost;
}

/** Leaving the arena ends every effect on a creature, the good ones too. */
function switchIn(duel: Draft, { side, choice }: Chosen, events: DuelEvent[]) {
  const to = broughtPlace(choice);
  if (to === null) return;
  const from = duel.sides[side].active;
  endEffects(activeFighter(duel, side));
  enterArena(duel, side, to);
  events.push({ kind: "switch", side, from, to });
  makesWay(duel, { side, place: from }, events);
}

export function enterArena(duel: Draft, side: Side, place: FighterPlace): void {
  duel.sides[side].active = place;
  duel.sides[side].seen[place] = true;
}

const attacks = (choice: Choice): choice is "strike" | "special" =>
  choice === "strike" || choice === "special";

function playAttacks(duel: Draft, { both, luck }: Turn, events: DuelEvent[]): void {
  let side: Side = attacks(both[0]) ? 0 : 1;
  if (attacks(both[0]) && attacks(both[1])) side = fasterSide(duel, luck);
  const shielded = [isShielded(duel, 0), isShielded(duel, 1)] as const;
  for (let nth = 0; nth < 2; nth++) {
    const move = both[side];
    const other = otherSide(side);
    if (attacks(move) && bothStand(duel)) {
      const targetIsShielded = shielded[other];
      playAttack(duel, { side, move, answer: both[other], targetIsShielded, luck }, events);
    }
    side = other;
  }
}

/** The faster creature is first: the more it is faster, the surer. With haste it is certain. */
function fasterSide(duel: Draft, luck: Luck): Side {
  const first = certainlyFirst(duel);
  if (first !== null) return first;
  const [own, other] = [speedNow(duel, 0), speedNow(duel, 1)];
  const lead = (own - other) / Math.max(1, own + other);
  const chance = 0.5 + (lead * numbers.speedPercent) / 100;
  if (chance >= 1) return 0;
  return chance <= 0 ? 1 : luck.first(chance);
}

const bothStand = (duel: Draft): boolean =>
  activeFighter(duel, 0).health > 0 && activeFighter(duel, 1).health > 0;

function endTurnOf(duel: Draft, side: Side, events: DuelEvent[]): void {
  endTurnOfEffects(duel, side, events);
  endTurnOfTalents(duel, side, events);
  for (const place of places) {
    const one = duel.sides[side].fighters[place];
    if (one.health === 0) continue;
    one.energy = Math.min(numbers.mostEnergy, one.energy + numbers.energyPerTurn);
  }
}

/** Two last creatures can faint in the same moment: the duel is a draw then. */
function endIfDecided(duel: Draft, events: DuelEvent[]): boolean {
  const [first, second] = [hasStanding(duel.sides[0]), hasStanding(duel.sides[1])];
  if (first && second) return false;
  end(duel, { winner: first ? 0 : second ? 1 : null, by: "fainted" }, events);
  return true;
}

type Ending = { winner: Side | null; by: EndedBy };

export function end(duel: Draft, { winner, by }: Ending, events: DuelEvent[]): void {
  duel.phase = "over";
  duel.winner = winner;
  duel.endedBy = by;
  events.push({ kind: "over", winner, by });
}

type Health = Pick<DuelState, "sides" | "teams">;

/** The side with the higher share of health left, compared without rounding; null when both have the same. */
export function healthier(duel: Health): Side | null {
  const first = healthLeft(duel, 0) * teamHealth(duel, 1);
  const second = healthLeft(duel, 1) * teamHealth(duel, 0);
  if (first === second) return null;
  return first > second ? 0 : 1;
}

const healthLeft = (duel: Health, side: Side): number =>
  duel.sides[side].fighters.reduce((sum, { health }) => sum + health, 0);

const teamHealth = (duel: Health, side: Side): number =>
  duel.teams[side].reduce((sum, card) => sum + fullHealth(card), 0);

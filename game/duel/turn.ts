/**
 * A turn: switches, then guards, then attacks, the faster one likelier first, then what the turn's
 * end does: burns, regrowth, energy, and effects that run out.
 */
import { speedOf } from "#game/cards/card.ts";
import { burn, playAttack } from "./attack.ts";
import { activeCard, activeFighter, hasStanding, otherSide, type Draft } from "./draft.ts";
import {
  broughtPlace,
  type Choice,
  type DuelEvent,
  type EndedBy,
  type FighterState,
  type Place,
  type Side,
} from "./duel.ts";
import { heal, places } from "./effects.ts";
import type { Luck } from "./luck.ts";
import { fullHealth, numbers } from "./numbers.ts";

const sides: readonly Side[] = [0, 1];

type Chosen = { side: Side; choice: Choice };

type Turn = { both: readonly [Choice, Choice]; luck: Luck };

export function playTurn(duel: Draft, turn: Turn, events: DuelEvent[]): void {
  events.push({ kind: "turn", turn: duel.turn });
  for (const side of sides) switchIn(duel, { side, choice: turn.both[side] }, events);
  for (const side of sides) prepare(duel, { side, choice: turn.both[side] }, events);
  playAttacks(duel, turn, events);
  if (endIfDecided(duel, events)) return;
  for (const side of sides) endTurnOf(duel, side, events);
  if (endIfDecided(duel, events)) return;
  if (duel.turn === numbers.lastTurn) end(duel, { winner: healthier(duel), by: "turns" }, events);
  else if (!bothStand(duel)) duel.phase = "replace";
  else duel.turn++;
}

/** A special is paid before anybody attacks: nobody can take the energy of one that is coming. */
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
}

function endEffects(fighter: FighterState): void {
  fighter.burn = 0;
  fighter.regrow = 0;
  fighter.slow = 0;
  fighter.shield = 0;
  fighter.haste = 0;
  fighter.mirror = 0;
}

export function enterArena(duel: Draft, side: Side, place: Place): void {
  duel.sides[side].active = place;
  duel.sides[side].seen[place] = true;
}

const attacks = (choice: Choice): choice is "strike" | "special" =>
  choice === "strike" || choice === "special";

function playAttacks(duel: Draft, { both, luck }: Turn, events: DuelEvent[]): void {
  let side: Side = attacks(both[0]) ? 0 : 1;
  if (attacks(both[0]) && attacks(both[1])) side = fasterSide(duel, luck);
  for (let nth = 0; nth < 2; nth++) {
    const move = both[side];
    const other = otherSide(side);
    if (attacks(move) && bothStand(duel)) {
      playAttack(duel, { side, move, answer: both[other], luck }, events);
    }
    side = other;
  }
}

function speedNow(duel: Draft, side: Side): number {
  const speed = speedOf(activeCard(duel, side));
  return activeFighter(duel, side).slow > 0 ? speed >> 1 : speed;
}

/** The faster one is first: the more it is faster, the surer. Who has haste is first for certain. */
function fasterSide(duel: Draft, luck: Luck): Side {
  const haste = activeFighter(duel, 0).haste - activeFighter(duel, 1).haste;
  if (haste !== 0) return haste > 0 ? 0 : 1;
  const [own, other] = [speedNow(duel, 0), speedNow(duel, 1)];
  const lead = (own - other) / Math.max(1, own + other);
  const chance = 0.5 + (lead * numbers.speedPercent) / 100;
  if (chance >= 1) return 0;
  return chance <= 0 ? 1 : luck.first(duel, chance);
}

const bothStand = (duel: Draft): boolean =>
  activeFighter(duel, 0).health > 0 && activeFighter(duel, 1).health > 0;

function endTurnOf(duel: Draft, side: Side, events: DuelEvent[]): void {
  const fighter = activeFighter(duel, side);
  if (fighter.health > 0 && fighter.burn > 0) burn(duel, side, events);
  if (fighter.health > 0 && fighter.regrow > 0) {
    const place = duel.sides[side].active;
    heal(duel, { side, place, by: "regrow", percent: numbers.regrowPercent }, events);
  }
  countDown(fighter);
  for (const place of places) {
    const one = duel.sides[side].fighters[place];
    if (one.health === 0) continue;
    one.energy = Math.min(numbers.mostEnergy, one.energy + numbers.energyPerTurn);
  }
}

function countDown(fighter: FighterState): void {
  if (fighter.health === 0) return endEffects(fighter);
  if (fighter.burn > 0) fighter.burn--;
  if (fighter.regrow > 0) fighter.regrow--;
  if (fighter.slow > 0) fighter.slow--;
  if (fighter.shield > 0) fighter.shield--;
  if (fighter.haste > 0) fighter.haste--;
  if (fighter.mirror > 0) fighter.mirror--;
}

/** Two last creatures can faint in the same moment: nobody has won then. */
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

/** Who has the higher share of health left, compared without rounding. */
function healthier(duel: Draft): Side | null {
  const first = healthLeft(duel, 0) * teamHealth(duel, 1);
  const second = healthLeft(duel, 1) * teamHealth(duel, 0);
  if (first === second) return null;
  return first > second ? 0 : 1;
}

const healthLeft = (duel: Draft, side: Side): number =>
  duel.sides[side].fighters.reduce((sum, { health }) => sum + health, 0);

const teamHealth = (duel: Draft, side: Side): number =>
  duel.teams[side].reduce((sum, card) => sum + fullHealth(card), 0);

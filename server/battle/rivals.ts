/**
 * Who waits for a player in a quick battle: one rival for each level. It is drawn when the player
 * first looks, and gone when it is fought; the purse is the lock on both.
 */
import type * as contract from "#contract/battle.ts";
import { computerLevels, type ComputerLevel } from "#game/battle/computer-levels.ts";
import type { Fighter } from "#game/battle/power.ts";
import {
  drawRival,
  rivalPower,
  rivalTeam,
  suggestedLevel,
  type DeckCard,
  type WaitingRival,
} from "#game/battle/rival.ts";
import { drawPlan, type RivalPlan } from "#game/battle/tactics.ts";
import { withBond } from "#game/cards/bond.ts";
import { creatures } from "#game/cards/creatures.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { creatureId, strengthsOfDeck } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newSeed } from "#server/lib/ids.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as queries from "./rival-queries.ts";

const creatureFighters: readonly Fighter[] = creatures.map((creature) => ({
  cardId: creatureId(creature.slug),
  name: creature.name,
  element: creature.element,
  rarity: creature.rarity,
  attack: creature.attack,
  defense: creature.defense,
  imageUrl: `/creatures/${creature.slug}-s.webp`,
}));

export async function listRivals(
  { db, settings: { bondPercent } }: Deps,
  playerId: string,
): Promise<contract.RivalsOnWire> {
  const [known, { fought }] = await Promise.all([
    queries.listRivals(db, playerId),
    queries.findFought(db, playerId),
  ]);
  const isComplete = known.length === computerLevels.length;
  const rivals = isComplete
    ? known
    : await db.transaction((tx) => drawMissing(tx, playerId, bondPercent));
  return {
    suggestedLevel: suggestedLevel(fought),
    rivals: rivals.map(({ level, name, elements, seed }) => ({
      level,
      name,
      elements: [...elements],
      hints: [...planFrom(seed, level).hints],
    })),
  };
}

async function drawMissing(
  tx: Tx,
  playerId: string,
  bondPercent: number,
): Promise<queries.RivalRow[]> {
  const [, known, deck] = await Promise.all([
    lockPurse(tx, playerId),
    queries.listRivals(tx, playerId),
    deckOf(tx, playerId, bondPercent),
  ]);
  const isKnown = (level: ComputerLevel) => known.some((rival) => rival.level === level);
  const drawn = computerLevels
    .filter((level) => !isKnown(level))
    .map((level) => {
      const rival = newRival(deck);
      return { ...rival, level, power: rivalPower(deck, level, rival), seed: newSeed() };
    });
  await queries.insertRivals(tx, playerId, drawn);
  return [...known, ...drawn].toSorted((a, b) => a.level - b.level);
}

/** As it fights against the computer, so that a rival is as hard as its level says. */
const deckOf = async (tx: Tx, playerId: string, bondPercent: number) =>
  (await strengthsOfDeck(tx, playerId)).map((card) => withBond(card, bondPercent));

const newRival = (deck: readonly DeckCard[]): WaitingRival => drawRival(diceFrom(newSeed()), deck);

const planFrom = (seed: number, level: ComputerLevel): RivalPlan =>
  drawPlan(diceFrom(seed).fork("tactics"), level);

export type Rival = { name: string; team: Fighter[]; tactics: RivalPlan["tactics"] };

/**
 * The rival of a battle that begins, with its cards; the caller has locked the purse. It is the one
 * that waits, or one drawn now. It has grown with the deck, but it never shrinks with it: otherwise
 * one could hide the strongest cards while looking, or afterwards.
 */
export async function takeRival(
  tx: Tx,
  playerId: string,
  { level, isSeen, bondPercent }: { level: ComputerLevel; isSeen: boolean; bondPercent: number },
): Promise<Rival> {
  const [waiting, deck] = await Promise.all([
    isSeen ? queries.takeRival(tx, playerId, level) : null,
    deckOf(tx, playerId, bondPercent),
  ]);
  if (waiting) nudgePlayer(tx, playerId, "rivals");
  const rival = waiting ?? newRival(deck);
  const power = Math.max(waiting?.power ?? 0, rivalPower(deck, level, rival));
  const { tactics } = planFrom(waiting?.seed ?? newSeed(), level);
  return { name: rival.name, team: rivalTeam(rival, power, creatureFighters), tactics };
}

/** The story of a made card, and how battles continue it. The rules: game/collection/story.ts. */
import type { cardStory } from "#contract/collection.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Win } from "#game/battle/win.ts";
import type { Maker } from "#game/cards/bond.ts";
import { deedsOf, isTold, toldAtLevel } from "#game/collection/story.ts";
import { seedFrom } from "#game/lib/dice.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { someCreature, storyLine } from "#texts/en/story.ts";
import { findOrRefuse } from "./find.ts";
import { findCreature } from "./queries.ts";
import * as queries from "./story-queries.ts";

/** A copy after a battle. */
export type TrainedCard = { id: string; level: number; hasRisen: boolean; madeBy: Maker };

type Fought = {
  battleId: string;
  /** Null when it was not won. */
  win: Win | null;
  /** As they are after it. */
  cards: readonly TrainedCard[];
};

/** What the battle was for those of the cards that their owner has made; the purse is locked. */
export async function continueStories(tx: Tx, { battleId, win, cards }: Fought): Promise<void> {
  const made = cards.filter(({ madeBy }) => madeBy === "owner");
  if (made.length === 0) return;
  const ownedCardIds = made.map(({ id }) => id);
  if (win) {
    const { healthLeft } = win;
    const whom = await whomOf(tx, win);
    await queries.saveDeeds(tx, { ownedCardIds, deeds: deedsOf(win), battleId, whom, healthLeft });
  }
  const levels = new Map(made.map(({ id, level }) => [id, level]));
  for (const deed of await queries.listUntold(tx, ownedCardIds)) {
    const { ownedCardId, kind, seed } = deed;
    if (!isTold(kind, levels.get(ownedCardId) ?? 0)) continue;
    const line = storyLine(deed, seed ?? seedFrom(ownedCardId));
    await queries.saveLine(tx, { ownedCardId, kind, line });
  }
}

/** Names of the game's own creatures stay as they are; other creatures are named by players. */
async function whomOf(tx: Tx, { rivalName, strongest }: Win): Promise<string> {
  if (rivalName !== null) return rivalName;
  const creature = await findCreature(tx, strongest.cardId);
  return creature?.name ?? someCreature(strongest.element);
}

export async function getStory({ db }: Deps, ownerId: string, { id }: InputOf<typeof cardStory>) {
  const card = await findOrRefuse(db, ownerId, id);
  const told = await queries.listTold(db, card.id);
  const lines = told.map(({ kind, line }) => ({ level: toldAtLevel[kind], line }));
  return { lines: lines.toSorted((a, b) => a.level - b.level) };
}

/**
 * The chances of a pack over a very long time, with every promise about bad luck kept, for a player
 * who opens only this pack. Nothing is thrown: after each mythical card all counters are at zero, so
 * all that can happen until the next one is gone through, at most 310 cards far.
 */
import { rarities, type Rarity } from "#game/cards/rarities.ts";
import { chancesNow, noPity, pityAfter, promises, type Pity } from "#game/packs/draw.ts";
import { eachRarity, slotChances, sumOf, type Pack } from "#game/packs/packs.ts";
import type { PackOdds } from "#game/packs/published-odds.ts";

type Wait = { pity: Pity; weight: number };

/** What happens between two mythical cards, on average. */
type Span = {
  cards: Record<Rarity, number>;
  /** At which slot the next span begins, and how likely. */
  next: number[];
  packs: { all: number; legendary: number; mythical: number };
};

export function longRun({ slots }: Pick<Pack, "slots">): PackOdds {
  const spans = slots.map((_, first) => goThrough(slots, first));
  const weights = stationaryWeights(spans.map(({ next }) => next));
  const total = (number: (span: Span) => number) =>
    spans.reduce((sum, span, first) => sum + weights[first]! * number(span), 0);

  const cards = total((span) => sumOf(span.cards));
  const packs = total((span) => span.packs.all);
  return {
    perCard: eachRarity((rarity) => (100 * total((span) => span.cards[rarity])) / cards),
    perPack: {
      legendary: (100 * total((span) => span.packs.legendary)) / packs,
      mythical: (100 * total((span) => span.packs.mythical)) / packs,
    },
  };
}

/** From a mythical card to the next one; the card after the first is drawn from slot `first`. */
function goThrough(slots: Pack["slots"], first: number): Span {
  const span: Span = {
    cards: { common: 0, rare: 0, epic: 0, legendary: 0, mythical: 0 },
    next: slots.map(() => 0),
    packs: { all: 0, legendary: 0, mythical: 0 },
  };
  let waits: Wait[] = [{ pity: noPity, weight: 1 }];
  for (let card = first; waits.length > 0; card++) {
    const slot = slots[card % slots.length]!;
    const outcomes = waits.flatMap((wait) => outcomesOf(wait, slot));
    for (const { rarity, weight } of outcomes) span.cards[rarity] += weight;
    const isPackOver = (card + 1) % slots.length === 0;
    if (isPackOver) countPacks(span, outcomes, slots.length);
    const mythical = outcomes.filter(({ rarity }) => rarity === "mythical");
    span.next[(card + 1) % slots.length]! += sumOfWeights(mythical);
    waits = together(outcomes.filter(({ rarity }) => rarity !== "mythical"));
  }
  return span;
}

type Outcome = Wait & { rarity: Rarity };

function outcomesOf({ pity, weight }: Wait, slot: Pack["slots"][number]): Outcome[] {
  const chances = chancesNow({ chances: slotChances(slot), promises }, pity);
  const sum = sumOf(chances);
  return rarities
    .filter((rarity) => chances[rarity] > 0)
    .map((rarity) => ({
      rarity,
      pity: pityAfter(rarity, pity),
      weight: (weight * chances[rarity]) / sum,
    }));
}

/** A pack held such a card when the counter, at the pack's end, is smaller than the pack. */
function countPacks({ packs }: Span, outcomes: readonly Outcome[], size: number): void {
  packs.all += sumOfWeights(outcomes);
  packs.legendary += sumOfWeights(outcomes.filter(({ pity }) => pity.sinceLegendary < size));
  packs.mythical += sumOfWeights(outcomes.filter(({ pity }) => pity.sinceMythical < size));
}

const sumOfWeights = (list: readonly Wait[]) => list.reduce((sum, { weight }) => sum + weight, 0);

/** Ways that lead to the same counters are one way. */
function together(waits: readonly Wait[]): Wait[] {
  const byPity = new Map<number, Wait>();
  for (const { pity, weight } of waits) {
    const key = pity.sinceEpic * promises.legendaryAt + pity.sinceLegendary;
    const known = byPity.get(key);
    if (known) known.weight += weight;
    else byPity.set(key, { pity, weight });
  }
  return [...byPity.values()];
}

/** How often each slot begins a span, once chance has forgotten where it began. */
function stationaryWeights(next: readonly (readonly number[])[]): number[] {
  let weights = next.map(() => 1 / next.length);
  for (let round = 0; round < 1000; round++) {
    weights = next.map((_, to) =>
      next.reduce((sum, row, from) => sum + weights[from]! * row[to]!, 0),
    );
  }
  return weights;
}

/** Cards that illustrate: the landing page's and the home page's. Nobody owns them. */
import type { CardOnWire } from "#contract/cards.ts";
import { healthOf, speedOf } from "#game/cards/card.ts";
import { creatures, type Creature } from "#game/cards/creatures.ts";
import { estimatedCoins, usdValueCents } from "#game/cards/value.ts";

export type SampleCard = CardOnWire & {
  /** What the picture shows. */
  alt: string;
};

/** The nine of the landing page with their illustrative drop rates (part 1, section 9). */
const dropRates: readonly (readonly [slug: string, percent: number])[] = [
  ["cindlepup", 70],
  ["twiglerin", 65],
  ["zapadger", 25],
  ["skywhirrel", 20],
  ["brinkoil", 15],
  ["quartzelot", 8],
  ["vulkarune", 4],
  ["serafawn", 3],
  ["monolithyr", 1],
];

/** One of each of the first four rarities with its illustrative mana cost. */
const manaCosts: readonly (readonly [slug: string, mana: number])[] = [
  ["prismarmot", 2],
  ["loamadillo", 4],
  ["galevanth", 7],
  ["canopragon", 10],
];

export const meetTheCreatures = () =>
  dropRates.map(([slug, dropRatePercent]) => ({ card: sampleCard(slug), dropRatePercent }));

export const discoverRarities = () =>
  manaCosts.map(([slug, manaCost]) => ({ card: sampleCard(slug), manaCost }));

/** Five for the home page. */
export const showcaseCards = () =>
  ["serafawn", "undowyrm", "zapadger", "rimefuzzle", "eidolume"].map(sampleCard);

export function sampleCard(slug: string): SampleCard {
  const creature = creatures.find((each) => each.slug === slug);
  if (!creature) throw new Error(`no creature is called ${slug}`);
  return { ...creature, ...onWire(creature) };
}

function onWire(creature: Creature) {
  const value = usdValueCents(creature);
  return {
    id: creature.slug,
    abilities: [...creature.abilities],
    speed: speedOf(creature),
    hp: healthOf(creature),
    imageUrl: `/creatures/${creature.slug}.webp`,
    thumbUrl: `/creatures/${creature.slug}-s.webp`,
    nftAddress: null,
    usdValue: value,
    value: estimatedCoins(creature),
    estimatedValue: value / 100,
    alt: `${creature.name}: ${creature.brief}`,
  };
}

import { cindlepup, prismarmot, twiglerin } from "#game/cards/common-creatures.ts";
import {
  brinkoil,
  canopragon,
  eidolume,
  galevanth,
  loamadillo,
  monolithyr,
  quartzelot,
  serafawn,
  skywhirrel,
  undowyrm,
  vulkarune,
  zapadger,
} from "#game/cards/rare-creatures.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";

/** The nine with their illustrative drop rates (part 1, section 9). */
export const dropRates = [
  { card: sampleCard(cindlepup), dropRatePercent: 70 },
  { card: sampleCard(twiglerin), dropRatePercent: 65 },
  { card: sampleCard(zapadger), dropRatePercent: 25 },
  { card: sampleCard(skywhirrel), dropRatePercent: 20 },
  { card: sampleCard(brinkoil), dropRatePercent: 15 },
  { card: sampleCard(quartzelot), dropRatePercent: 8 },
  { card: sampleCard(vulkarune), dropRatePercent: 4 },
  { card: sampleCard(serafawn), dropRatePercent: 3 },
  { card: sampleCard(monolithyr), dropRatePercent: 1 },
];

/** One of each of the first four rarities with its illustrative mana cost. */
export const manaCosts = [
  { card: sampleCard(prismarmot), manaCost: 2 },
  { card: sampleCard(loamadillo), manaCost: 4 },
  { card: sampleCard(galevanth), manaCost: 7 },
  { card: sampleCard(canopragon), manaCost: 10 },
];

export const described = sampleCard(serafawn);
export const chosenFive = [cindlepup, brinkoil, quartzelot, zapadger, skywhirrel].map(sampleCard);
export const rivals = [sampleCard(undowyrm), sampleCard(monolithyr)] as const;
export const atBothSides = [eidolume, canopragon, galevanth, vulkarune].map(sampleCard);

/**
 * A creature with a fact and without it, drawn with the same dice: how far the two pictures are
 * apart where the fact is to be seen.
 */
import type { Genome } from "#forge/genome.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { setStage } from "#forge/scene/stage.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { airWords } from "#forge/words/lexicon/stage-words.ts";
import { isCoat } from "#forge/words/find-colors.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { namesOf } from "#forge/words/lexicon/stage-names.ts";
import { distanceBetween, type Pixels } from "./image-distance.ts";
import type { LabelledFact } from "./take-away.ts";

/** Large enough that an eye fills a block. */
const size = { width: 150, height: 210 };

/**
 * From how far on a fact can be seen. Of a sample of 389 pairs 159 were not apart at all, and those
 * up to 20 were looked at, about fifty. Below 10 they looked the same, but for a turtle a little
 * greener and what was beside the creature (stars, a place). Above it the difference was plain, but
 * for six in which only lids or a shade had changed (a giant worm, at 17 a huge one) or the thing was
 * tiny. An eye of another colour is 10 to 22 apart, a hat more or less 26.
 */
const SHOWN = 10;

export const isSeen = (distance: number): boolean => distance >= SHOWN;

const core = readWasmCore();
const air = namesOf(airWords);

export type Drawn = Pixels & { sentence: string; genome: Genome; outline: Uint8Array };

export const drawn = (sentence: string, diceOf = sentence): Drawn =>
  draw(sentence, genomeOf(sentence, diceOf));

/** Nearly as large as a card, for the mouth of a small rider. */
export const drawnLarge = (sentence: string, diceOf = sentence): Drawn =>
  draw(sentence, genomeOf(sentence, diceOf), 3);

const genomeOf = (sentence: string, diceOf: string): Genome =>
  readDescription(sentence, { seed: 1, rarity: "common", diceOf });

function draw(sentence: string, genome: Genome, times = 1): Drawn {
  const sized = { width: size.width * times, height: size.height * times };
  const { model, framed } = setStage(genome, { ...sized, layout: "card", core });
  const outline = silhouetteOf(model, framed.camera).covered;
  const data = drawCreature(genome, { ...sized, core }).pixels;
  return { ...sized, sentence, genome, outline, data };
}

/** How much of a picture is there because of a fact, which the rest of its sentence does not say. */
export function distanceWithout(fact: LabelledFact, whole: Drawn, rest: string): number {
  const genome = genomeWithout(fact, whole.genome, genomeOf(rest, whole.sentence));
  return distanceOf(fact, whole, draw(rest, genome));
}

/** In all else like the whole one. */
const genomeWithout = (fact: LabelledFact, whole: Genome, rest: Genome): Genome => ({
  ...rest,
  ...(isOfCoat(fact) ? {} : coatOf(whole)),
  scenery: rest.scenery === rest.element ? whole.element : rest.scenery,
});

/** Also the words for a thing choose the element, which repaints all: that is not how they show. */
const isOfCoat = ({ kind, of }: LabelledFact) =>
  kind === "role" || ((kind === "color" || kind === "material") && isCoat(of));

const coatOf = ({ element, secondElement, color }: Genome) => ({ element, secondElement, color });

/** Around the creature, as is what it breathes and what swirls about it; all others are its own. */
const isAround = ({ kind, of, value }: LabelledFact, { genome }: Drawn) =>
  /^(deed|place|weather)$/.test(kind) ||
  air.has(of) ||
  (of !== "body" && air.has(value)) ||
  genome.said.facts.some((fact) => of !== "" && thingOf(fact) === of);

/** What is said of a place, or of what a deed makes, is no more on the creature than these are. */
const thingOf = ({ kind, value, detail }: Genome["said"]["facts"][number]) =>
  kind === "place" ? value : kind === "deed" ? detail : undefined;

function distanceOf(fact: LabelledFact, one: Drawn, other: Drawn): number {
  const own = one.outline.map((covered, i) => covered | other.outline[i]!);
  return distanceBetween(one, other, isAround(fact, one) ? undefined : own).worst;
}

/** Whether two whole pictures of one creature look the same. */
export const looksSame = (one: Drawn, other: Drawn): boolean =>
  !isSeen(distanceBetween(one, other).worst);

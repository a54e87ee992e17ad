/**
 * Where the forge does not see in these words what a person would: other words for it, or a few traits.
 * Only for the catalogue's pictures; what players write is drawn as the forge understands it.
 */
import type { Genome } from "#forge/genome.ts";
import { readDescription } from "#forge/words/read-description.ts";
import type { Creature } from "#game/cards/card.ts";
import { seedFrom } from "#game/lib/dice.ts";

type Override = Partial<Omit<Genome, "traits" | "seed">> & {
  /** Read instead of its `looks`. */
  words?: string;
  /** Another roll of the dice: another of the element's palettes, another place. */
  roll?: number;
  traits?: Partial<Genome["traits"]>;
};

const overrides: Record<string, Override> = {
  cindlepup: { color: null, traits: { cute: 0.85, marks: false } },
  puddlefinch: { roll: 2, traits: { pose: "perched", wing: 0.8, cute: 0.95 } },
  pebblegrum: { color: "grey", roll: 1, traits: { moss: true, cute: 0.9 } },
  zephyrook: { color: "navy", traits: { pose: "gliding", tail: "thin", cute: 0.8 } },
  brackenip: {
    words: "a tiny leafy fern fox with leaf ears",
    traits: { ears: "leaf", moss: true },
  },
  zizzlebug: { traits: { pattern: "stripes", patGlow: 0.9 } },
  joulekit: { traits: { pattern: "rings", patGlow: 0.8, cute: 0.85 } },
  gloamadder: { roll: 1, traits: { horns: "small", cute: 0.8, fierce: 0.25 } },
  lumoplume: {
    words: "a tiny glowing owl with golden feathers",
    traits: { pose: "spread", wing: 0.6, cute: 1 },
  },
  twiglerin: { color: "brown", roll: 4, traits: { pose: "waving", wings: "none", ears: "leaf" } },
  murkitten: { partColors: { eyes: "yellow" }, traits: { cute: 0.9 } },
  brazelhorn: { roll: 5, partColors: { horns: "amber" } },
  brinkoil: { color: "cyan", roll: 4, traits: { horns: "back" } },
  skywhirrel: { traits: { pose: "waving", wings: "none" } },
  rimefuzzle: { traits: { pose: "sitting" } },
  prismarmot: { traits: { pose: "standing", tusks: true } },
  brambuckle: { traits: { ridge: true } },
  duskarrel: { roll: 4, traits: { pose: "perched", fierce: 0.5 } },
  halorynx: { traits: { halo: true } },
  undowyrm: { plan: "dragon", color: "azure", roll: 3, traits: { horns: "back" } },
  galevanth: { traits: { tusks: true } },
  glaceleth: {
    roll: 2,
    traits: {
      pose: "perched",
      beak: "long",
      carries: "shield",
      ridge: true,
      cute: 0.3,
      fierce: 0.5,
    },
  },
  nokturrow: { roll: 1, species: "hawk", traits: { pose: "diving", fierce: 0.85, wing: 1.1 } },
  vulkarune: { color: "black", roll: 5, traits: { pattern: "stripes", patGlow: 1, fierce: 0.8 } },
  canopragon: {
    partColors: { wings: "emerald" },
    roll: 3,
    traits: { ears: "leaf", horns: "antler" },
  },
  huskabolt: { words: "a grey wolf", roll: 3, traits: { pattern: "stripes", patGlow: 0.9 } },
};

/** What the catalogue knows of a creature, as the forge needs it. */
type Drawn = Pick<Creature, "slug" | "looks" | "element" | "rarity">;

export function catalogueGenome({ slug, looks, element, rarity }: Drawn): Genome {
  const { words = looks, roll = seedFrom(slug), traits, ...rest } = overrides[slug] ?? {};
  const genome = readDescription(words, { seed: roll, rarity, element });
  return { ...genome, ...rest, traits: { ...genome.traits, ...traits } };
}

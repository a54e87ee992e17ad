import { expect, test } from "vitest";
import { bodyPlans, type Genome, type Pose } from "#forge/genome.ts";
import { choosePalette } from "#forge/paint/palette.ts";
import { Model } from "#forge/shapes/model.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { length } from "#forge/shapes/vector.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { speciesWords } from "#forge/words/find-species.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { ownBuilders } from "./animals/animals.ts";
import { buildBody } from "./build-body.ts";

const core = readWasmCore();

/** One species of each plan that the reader understands. */
const exampleOf = Object.fromEntries(
  speciesWords.map((word) => [genomeOf(`a ${word}`).plan, word]),
) as Record<Genome["plan"], string>;

function genomeOf(description: string, changes: Partial<Genome> = {}): Genome {
  return { ...readDescription(description, { seed: 5, rarity: "rare" }), ...changes };
}

function built(genome: Genome) {
  const dice = diceFrom(genome.seed);
  const model = new Model(core);
  const palette = choosePalette(genome, dice.fork("palette"));
  return { model, ...buildBody(genome, { model, palette, dice: dice.fork("body") }) };
}

/** Generous bounds of the largest dragon; a part that flew away makes a creature endless. */
const reachMax = 6;

const eyesOf = ({ anatomy: { counts } }: Genome) => (counts.eyes ?? 2) * (counts.head ?? 1);

/** What is wrong with the body of a genome: nothing, we hope. */
function flawsOf(genome: Genome): string[] {
  const { model, body } = built(genome);
  const { low, high } = model.bounds();
  const reach = Math.max(length(low), length(high));
  const eyes = model.paints.filter(({ eye }) => eye).length;
  const flaws = [
    !(reach < reachMax) && `it reaches ${reach}`,
    eyes !== eyesOf(genome) && `it has ${eyes} eyes`,
    ...(["head", "neck", "hold"] as const).map((name) => {
      const { origin, scale } = body.anchors[name];
      return !(length(origin) < reach && scale > 0) && `${name} is lost`;
    }),
  ];
  return flaws.filter((flaw) => flaw !== false).map((flaw) => `${genome.species}: ${flaw}`);
}

test.each(bodyPlans)("a %s can be of every element", (plan) => {
  const description = `a ${exampleOf[plan]}`;

  const flaws = elements.flatMap((element) => flawsOf(genomeOf(description, { element })));

  expect(flaws).toEqual([]);
});

test.each(bodyPlans)("a %s can have every rarity, horns, wings, a ridge and a halo", (plan) => {
  const horned = { horns: "ram", wings: "bat", ridge: true, halo: true } as const;
  const genomes = rarities.flatMap((rarity) => {
    const plain = genomeOf(`a ${exampleOf[plan]}`, { rarity });
    return [plain, { ...plain, traits: { ...plain.traits, ...horned } }];
  });

  expect(genomes.flatMap(flawsOf)).toEqual([]);
});

test.each(bodyPlans)("a %s may be without wings, tail and ears", (plan) => {
  const plain = genomeOf(`a ${exampleOf[plan]}`);
  const bare = { wings: "none", tail: "none", ears: "none" } as const;

  expect(flawsOf({ ...plain, traits: { ...plain.traits, ...bare } })).toEqual([]);
});

test.each([...ownBuilders.keys()])(
  "a %s of a shape of its own may have all that others have, or lack it",
  (species) => {
    const plain = genomeOf(`a ${species}`);
    const rich = { horns: "ram", wings: "bat", ridge: true, halo: true, sail: true } as const;
    const bare = { wings: "none", tail: "none", ears: "none" } as const;
    const genomes = [rich, bare].map((traits) => ({
      ...plain,
      traits: { ...plain.traits, ...traits },
    }));
    const sizes = [plain, ...genomes].map((genome) => built(genome).model.size);

    expect([...genomes, genomeOf(`a three-headed ${species}`)].flatMap(flawsOf)).toEqual([]);
    expect(sizes[1]).toBeGreaterThan(sizes[0]! + 10);
    expect(sizes[2]).toBeLessThanOrEqual(sizes[0]!);
  },
);

const poses: Partial<Record<Genome["plan"], readonly Pose[]>> = {
  bird: ["perched", "gliding", "diving", "spread"],
  mascot: ["standing", "sitting", "waving"],
  thing: ["standing", "walking", "waving", "cheering", "sitting"],
  figure: ["standing", "waving", "cheering", "akimbo", "running", "sitting", "sneaking"],
};

test.each(["bird", "mascot", "thing", "figure"] as const)(
  "a %s takes every pose, and each looks different",
  (plan) => {
    const plain = genomeOf(`a ${exampleOf[plan]}`);
    const genomes = (poses[plan] ?? []).map((pose) => ({
      ...plain,
      traits: { ...plain.traits, pose },
    }));

    const shapes = genomes.map((genome) => built(genome).model.solid().parameters.join());

    expect(genomes.flatMap(flawsOf)).toEqual([]);
    expect(new Set(shapes).size).toBe(genomes.length);
  },
);

/** How many of the first birds do not fly. */
function restingOf(description: string, birds: number): number {
  const bodies = Array.from({ length: birds }, (_, seed) => built(genomeOf(description, { seed })));
  return bodies.filter(({ body }) => body.onGround).length;
}

test("birds of one kind do not all do the same, and sleepy ones rest more often", () => {
  const ravens = restingOf("a raven", 12);
  const sleepyRavens = restingOf("a sleepy raven", 12);

  expect(ravens).toBeGreaterThan(0);
  expect(ravens).toBeLessThan(sleepyRavens);
});

test("every species that players may write can be built, cute or fierce", () => {
  const flaws = speciesWords.flatMap((species) =>
    ["tiny gentle", "huge savage"].flatMap((look) => flawsOf(genomeOf(`a ${look} ${species}`))),
  );

  expect(flaws).toEqual([]);
});

test.each(bodyPlans)("the same genome builds the same %s", (plan) => {
  const genome = genomeOf(`a ${exampleOf[plan]}`);

  expect(built(genome).model.solid()).toEqual(built(genome).model.solid());
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { props } from "#forge/gear.ts";
import { bodyPlans, moods, themes } from "#forge/genome.ts";
import { elements } from "#game/cards/elements.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { withArticle } from "./grammar.ts";
import { katakana } from "./naming/katakana.ts";
import { isFitName } from "./naming/name-check.ts";
import { readDescription } from "./read-description.ts";
import { tooOften, writeTexts } from "./test-texts.ts";
import { writeCard } from "./write-card.ts";

const cardOf = (description: string, seed: number, attempt = 0) =>
  writeCard(readDescription(description, { seed, rarity: "rare" }), { attempt });

const subjects = fc
  .tuple(
    fc.constantFrom(...moods, ...themes, "tiny", "huge"),
    fc.constantFrom(...elements),
    fc.constantFrom("fox", "dragon", "velociraptor", "hummingbird", "mammoth", ...bodyPlans),
    fc.constantFrom(...props),
  )
  .map(([mood, element, species, prop]) => `a ${mood} ${element} ${species} with a ${prop}`);

test("a card's words have their shape, whatever the description", () => {
  fc.assert(
    fc.property(
      fc.oneof(subjects, fc.string({ unit: "grapheme", maxLength: 300 })),
      fc.nat(),
      fc.nat(60),
      (description, seed, attempt) => {
        const card = cardOf(description, seed, attempt);

        expect(card.name).toMatch(/^[A-Z][a-z]{3,11}( (the|of)( the)? [A-Z][a-z]+)?$/);
        expect(card.name.length).toBeLessThanOrEqual(24);
        expect(isFitName(card.name)).toBe(true);
        expect(card.japaneseName).toMatch(/^\p{Script=Han}{2} [\p{Script=Katakana}ー]{2,}$/u);
        expect(card.description).toMatch(/^[A-Z].*[a-z]\.$/);
        expect(card.description.length).toBeLessThanOrEqual(160);
        expect(card.backstory).toMatch(/^[A-Z].*[.!]$/);
        expect(card.backstory.length).toBeLessThanOrEqual(400);
        expect(card.looks).toMatch(/^an? [\w .,'-]{5,150}$/);
        expect(new Set([...card.abilities, card.specialAbility]).size).toBe(3);
        expect(JSON.stringify(card)).not.toMatch(/undefined|[{}]{2}|\{\w|null/);
      },
    ),
    { numRuns: volumeOf(500, 40) },
  );
});

test("a name and its epithet make no rude word where they meet", () => {
  for (let seed = 0; seed < volumeOf(300, 40); seed++) {
    const { name } = cardOf("a spirit fish", seed, 57);
    expect(name).toContain(" ");
    expect([name, isFitName(name)]).toEqual([name, true]);
  }
});

test.for([
  [
    "a tiny golden fox with antlers that carries a lantern",
    "a tiny golden fox of light with antlers, carrying a lantern",
  ],
  [
    "a water dragon with red eyes and green wings",
    "a dragon of water with red eyes and green wings",
  ],
  ["an ice owl who wears a crown", "an owl of ice, wearing a crown"],
] as const)("%s is, for those who cannot see it: %s", ([description, looks]) => {
  expect(cardOf(description, 7).looks).toBe(looks);
});

test("the same description and seed write the same card", () => {
  expect(cardOf("a shy moon rabbit", 7)).toEqual(cardOf("a shy moon rabbit", 7));
});

test("each attempt has another name, and later ones an epithet", () => {
  const names = Array.from({ length: 60 }, (_, attempt) => cardOf("an ice wolf", 3, attempt).name);

  expect(new Set(names).size).toBe(60);
  expect(names.slice(0, 10).every((name) => !name.includes(" "))).toBe(true);
  expect(names.at(-1)).toContain(" ");
});

test("creatures have mostly different names", () => {
  const kinds = [
    "fire fox",
    "sea dragon",
    "moss stag",
    "electric mouse",
    "star owl",
    "stone golem",
  ];

  const names = Array.from(
    { length: volumeOf(3000, 150) },
    (_, seed) => cardOf(`a ${kinds[seed % kinds.length]}`, seed).name,
  );

  expect(new Set(names).size).toBeGreaterThan(names.length / 2);
});

test("the words say what the player asked for", () => {
  const { description, backstory } = cardOf("a shy fire fox that carries a lantern", 11);

  expect(description).toMatch(/shy .*fox/);
  expect(description).toContain("lantern");
  expect(backstory).toMatch(/lantern/i);
});

test("nothing that a player wrote is repeated unless it is one of our own words", () => {
  const { description, backstory } = cardOf("a fox called Zorblax from 12 Elm Street", 1);

  expect(`${description} ${backstory}`).not.toMatch(/zorblax|elm|street|12/i);
});

test.each([
  ["ember fox", "an ember fox"],
  ["unicorn", "a unicorn"],
  ["umbral wolf", "an umbral wolf"],
  ["hour of dusk", "an hour of dusk"],
  ["T. rex", "a T. rex"],
])("%s is %s", (words, expected) => {
  expect(withArticle(words)).toBe(expected);
});

test.each([
  ["Pyrorn", "ピロルン"],
  ["Quillo", "クウィロ"],
  ["Moonique", "ムーニク"],
  ["Nyafox", "ニャフォクス"],
  ["Shelby", "シェルビ"],
])("%s sounds like %s", (name, expected) => {
  expect(katakana(name)).toBe(expected);
});

test.each(["Pikachoo", "Flareon", "Bulbasaur", "Agumon", "Assaria", "Legolix"])(
  "%s is no name for a creature of ours",
  (name) => {
    expect(isFitName(name)).toBe(false);
  },
);

test.each([
  ["a mermaid who sings to whales", /sing|lessons/],
  ["a cat that naps on clouds", /nap/],
  ["a kraken that eats ships", /ships/i],
  ["a walking cheeseburger with pickle eyes and french fry arms", /pickle eyes|french fry arms/],
  ["a robot penguin with rocket boots", /rocket boots/],
  ["a ghost that is afraid of the dark", /the dark/],
  ["an axolotl that lives in a bubble tea", /bubble tea/],
  ["my grandma's teapot that turned into a monster", /grandma/i],
  ["a teapot that dances in the rain", /dance/i],
])("the story of %s speaks of what it does", (description, deed) => {
  for (let seed = 0; seed < volumeOf(8, 1); seed++) {
    expect(cardOf(description, seed).backstory).toMatch(deed);
  }
});

test("a title stands beside what has it, in words as in the picture", () => {
  const { description, looks } = cardOf("a hamster knight with a tiny sword and a shield", 3);

  expect(`${description} ${looks}`).toContain("hamster knight");
});

test.each([
  ["a walking cheeseburger with pickle eyes and french fry arms", /Pickle|French Fry/],
  ["a robot penguin with rocket boots", /Rocket Boot/],
  ["a three-headed dog with flaming collars", /Three-Head|Flaming Collar/],
  ["a skeleton pirate with a hook and a parrot", /Parrot|Hook/],
])("the abilities of %s are its own", (description, move) => {
  for (let seed = 0; seed < volumeOf(8, 1); seed++) {
    expect(cardOf(description, seed).abilities.join()).toMatch(move);
  }
});

test.each([
  ["a potato with a fire cape", /potato/, /bird|fire potato/i],
  ["a dog with three heads", /three heads/, /three head\b/],
  ["an owl with one eye", /one eye\b/, /one eyes|a one/],
])("%s is told of in good English", (description, said, never) => {
  for (let seed = 0; seed < volumeOf(8, 1); seed++) {
    const { description: deed, backstory } = cardOf(description, seed);
    expect(`${deed} ${backstory}`).toMatch(said);
    expect(`${deed} ${backstory}`).not.toMatch(never);
  }
});

test("many cards repeat few sentences and make no slip", () => {
  const cards = volumeOf(1500, 100);
  const texts = writeTexts(cards);

  expect(texts.slips).toEqual([]);
  expect(texts.counts.size).toBeGreaterThan(cards * 2.67);
  // Of so few cards chance alone brings one sentence twice as often as of many.
  expect(tooOften(texts, volumeOf(160, 20))).toEqual([]);
});

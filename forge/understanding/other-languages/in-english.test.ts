import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainOf } from "#forge/understanding/plain-text.ts";
import { everyLabelled, isEnglish } from "#forge/understanding/test-score.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { inEnglish } from "./in-english.ts";
import { languageNames, languageOf } from "./language.ts";

test.each([
  ["Ein blauer Drache mit grünen Flügeln", "a blue dragon with green wings"],
  ["ein fuchs mit gruenen fluegeln", "a fox with green wings"],
  ["eine Katze, die Gitarre spielt und einen Hut trägt", "a cat, who plays guitar and wears a hat"],
  ["drei Enten und ein Schwert", "three ducks and a sword"],
  ["ein Regenbogendrache aus Eis", "an ice rainbow dragon"],
  ["ein Frosch in Gummistiefeln der tanzt", "a frog in boots who dances"],
  ["Ein Monster mit drei Augen und langen Armen", "a monster with three eyes and long arms"],
  ["un gato rojo con sombrero", "a red cat with hat"],
  ["un gato blanco y negro que come pizza", "a white and black cat who eats pizza"],
  ["un monstruo con ojos y grandes orejas", "a monster with eyes and big ears"],
  ["un oso polar con gafas de sol", "a polar bear with sunglasses"],
  ["un perrito bailando", "a puppy dancing"],
  ["una rana que lleva una espada", "a frog who carries a sword"],
  [
    "un lapin blanc avec des ailes dorées et une épée",
    "a white rabbit with golden wings and a sword",
  ],
  ["un lapin dore", "a golden rabbit"],
  ["une maison champignon et un gâteau", "a mushroom house and a cake"],
  ["kannst du einen Hai mit Laseraugen malen", "i want a shark with laser eyes"],
  ["ein Drache der grünes Feuer spuckt", "a dragon who breathes green fire"],
  ["un lion dont la crinière est faite de feuilles", "a lion whose mane is made of leaves"],
  ["es war einmal ein Drache, der in einer Teekanne wohnte", "a dragon, who lives in a teapot"],
  ["un caballo de seis patas que perdió su sombrero", "a horse with six legs who loses its hat"],
  ["c'est un chat mais il a six pattes", "it is a cat but he has six legs"],
  ["un dragon en chocolat", "a chocolate dragon"],
  ["un chat avec une tête de lion", "a cat with a head of lion"],
  ["l'ours mange une glace", "the bear who eats an ice cream"],
  ["un chat aux yeux verts dans l’espace", "a cat with green eyes in the space"],
  ["un robot qui n'a pas de jambes", "a robot without legs"],
])("%j is %j", (typed, english) => {
  expect(plainOf(typed)).toBe(english);
});

test("no English sentence is taken for another language", () => {
  const english = everyLabelled().filter(isEnglish);

  expect(english.length).toBeGreaterThan(600);
  expect(english.filter(({ sentence }) => inEnglish(sentence.toLowerCase()))).toEqual([]);
});

test.each([
  ["", null],
  ["   ", null],
  [", . ,", null],
  ["dragon", null],
  ["a die with a hat", null],
  ["a fox who says la la la", null],
  ["the cat of el nino with a sombrero", null],
  ["ein dragon mit wings", "a dragon with wings"],
  ["blauer drache", "blue dragon"],
  ["gato rojo", "red cat"],
  ["chat noir", "black cat"],
])("of %j it makes %j", (typed, english) => {
  expect(inEnglish(typed)?.text ?? null).toBe(english);
});

test.each([
  ["un gato rojo con sombrero", "a red cat with hat"],
  ["ein blauer Drache mit grünen Flügeln", "a blue dragon with green wings"],
  [
    "un lapin blanc avec des ailes dorées et une épée",
    "a white rabbit with golden wings and a sword",
  ],
])("%j becomes the creature that %j becomes", (typed, english) => {
  const options = { seed: 7, rarity: "rare", diceOf: "" } as const;

  expect(readDescription(typed, options)).toEqual(readDescription(english, options));
});

test("whatever is typed, it is read to its end, in little time and without growing much", () => {
  const words = languageNames.flatMap((name) => {
    const { small, turns, nouns, verbs } = languageOf(name);
    return [small, turns, nouns, verbs].flatMap((table) => [...table.keys()].slice(0, 60));
  });
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...words, ",", ".", "''", "l'"), { maxLength: 60 }),
    fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 40 }),
  );
  fc.assert(
    fc.property(texts, (row) => {
      const typed = row.join(" ").slice(0, 300);
      const text = inEnglish(typed)?.text ?? "";
      expect(text).not.toContain("undefined");
      expect(text.length).toBeLessThan(typed.length * 6 + 20);
    }),
    { numRuns: 500 },
  );
});

test.each(["schnurps", "cabuloso", "trucmuche"])(
  "%j, which no table has, is not respelled",
  (word) => {
    expect(plainOf(`ein un une und con avec ${word}`)).toContain(word);
  },
);

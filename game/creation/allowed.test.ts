import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { suggestInstead, refuseText, type TextRefusal } from "./allowed.ts";

/** Letters as they are, and one rude word: the real lists have tests of their own. */
const lists = {
  inLatinLetters: (text: string) => text.toLowerCase().replaceAll("а", "a"),
  hasRudeWord: (text: string) => /\bdarned\b/.test(text),
};

test.for([
  ["a darned dragon", "rude"],
  ["a d a r n e d dragon", "rude"],
  ["a ｄａｒｎｅｄ dragon", "rude"],
  ["a dа\u200brned dragon with a Cyrillic letter", "rude"],
  ["a d4rn3d dragon", "rude"],
  ["a darnnnned dragon", "rude"],
  ["a sexy elf", "sexual"],
  ["a nazi eagle", "hate"],
  ["a dragon that beheads people", "violence"],
  ["a cocaine bear", "drugs"],
  ["i want to die", "self_harm"],
  ["a cocaine bear commits suicide", "self_harm"],
  ["Pikatchu", "brand"],
  ["see www.example.com", "contact"],
  ["call zero one seven one two three four", "contact"],
  ["a robot with serial number 4711-0815-2342", null],
  ["a fox. It sings", null],
  ["a black dragon that hunts at night", null],
  ["a dragon with 3 heads, 7 tails and 1000 eyes!", null],
  ["a naked mole rat", null],
  ["a dragon that kills boredom", null],
  ["", null],
] as [string, TextRefusal | null][])("%s: %s", ([text, refusal]) => {
  expect(refuseText(text, lists)).toBe(refusal);
});

test.for(["creeper", "mew", "magneto", "minion", "tails", "knuckles", "trump"])(
  "one %s of many is a noun, and the one that has it as a name is somebody's",
  (noun) => {
    const name = `${noun[0]!.toUpperCase()}${noun.slice(1)}`;
    const common = [`a ${noun}`, `A ${noun}!`, `a small ${noun} with a lantern`];
    const somebodys = [noun, name, `the ${noun}`, `a ${name}`, `A ${noun.toUpperCase()}`];

    expect(common.map((text) => refuseText(text, lists))).toEqual([null, null, null]);
    expect(somebodys.map((text) => refuseText(text, lists))).toEqual(Array(5).fill("brand"));
  },
);

test.for(["lego", "barbie", "batman", "superman", "bambi", "hobbit"])(
  "a %s is somebody's, however it is written",
  (noun) => {
    expect(refuseText(`a ${noun}`, lists)).toBe("brand");
  },
);

test("nothing that the game itself says is refused", () => {
  const said = creatures.flatMap((one) => [one.name, one.description, one.backstory, one.looks]);
  const refused = said.filter((text) => refuseText(text, lists) !== null);
  expect(refused).toEqual([]);
});

test.for(["sexual", "hate", "violence", "drugs", "rude", "brand", "contact", "self_harm"] as const)(
  "a refusal for %s offers three descriptions that are welcome",
  (refusal) => {
    for (const text of ["a cruel owl", "nothing known"]) {
      const suggestions = suggestInstead(refusal, text);

      expect(new Set(suggestions).size).toBe(3);
      for (const suggestion of suggestions) {
        expect(refuseText(suggestion, lists)).toBe(null);
        expect(suggestion).toContain(text.includes("owl") ? "owl" : "creature");
      }
    }
  },
);

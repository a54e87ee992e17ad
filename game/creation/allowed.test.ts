import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { suggestInstead, refuseText, type TextRefusal } from "./allowed.ts";
import { readings } from "./fold.ts";

const findsRudeWord = (text: string) => /\bdarned\b/.test(text);

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
  ["a dragon with 3 heads, 7 tails and 1000 eyes!", null],
  ["a naked mole rat", null],
  ["a dragon that kills boredom", null],
  ["", null],
] as [string, TextRefusal | null][])("%s: %s", ([text, refusal]) => {
  expect(refuseText(text, findsRudeWord)).toBe(refusal);
});

test("nothing that the game itself says is refused", () => {
  const said = creatures.flatMap((one) => [one.name, one.description, one.backstory, one.looks]);
  const refused = said.filter((text) => refuseText(text, findsRudeWord) !== null);
  expect(refused).toEqual([]);
});

test.for(["sexual", "hate", "violence", "drugs", "rude", "brand", "contact", "self_harm"] as const)(
  "a refusal for %s offers three descriptions that are welcome",
  (refusal) => {
    for (const text of ["a cruel owl", "nothing known"]) {
      const suggestions = suggestInstead(refusal, text);

      expect(new Set(suggestions).size).toBe(3);
      for (const suggestion of suggestions) {
        expect(refuseText(suggestion, findsRudeWord)).toBe(null);
        expect(suggestion).toContain(text.includes("owl") ? "owl" : "creature");
      }
    }
  },
);

test("the longest text is read quickly, however it is made", () => {
  const nasty = ["a ".repeat(300), "f*".repeat(300), "1 (".repeat(200), "a.b@".repeat(150)];
  for (const text of nasty) expect(readings(text).length).toBeGreaterThan(0);
  for (const text of nasty) expect(refuseText(text, findsRudeWord)).not.toBe("brand");
}, 1_000);

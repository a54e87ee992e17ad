import { expect, test } from "vitest";
import { codeOf } from "./kept-results.ts";

const first = `import { type Dice, roll } from "./dice.ts";
/** Six sides. */
export const throws = (dice: Dice): number => roll(dice, 6);
`;

test.each([
  ["a comment", first.replace("Six sides", "As most have")],
  ["a type", first.replaceAll("Dice", "AnyDice")],
  ["the layout", first.replace("=> roll", "=>\n  roll")],
])("%s is no part of what a program does", (_what, other) => {
  expect(other).not.toBe(first);

  expect(codeOf("a.ts", other)).toBe(codeOf("a.ts", first));
});

test.each([
  ["a number", first.replace("6", "8")],
  ["a name", first.replaceAll("roll", "cast")],
  ["what cannot be read", `${first}}`],
])("%s is a part of it", (_what, other) => {
  expect(codeOf("a.ts", other)).not.toBe(codeOf("a.ts", first));
});

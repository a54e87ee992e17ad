import { expect, test } from "vitest";
import { abilitiesFrom, abilitiesText, entriesOf, strengthOr } from "./creature-form.ts";

test.for([
  [12, 12],
  ["12", 12],
  [" 12.6 ", 13],
  [0, 0],
  [-3, 0],
  [1000, 100],
  ["", 50],
  ["  ", 50],
  ["strong", 50],
  [undefined, 50],
  [null, 50],
  [Number.NaN, 50],
  [Infinity, 50],
  [{}, 50],
])("a strength of %o is %i", ([given, strength]) => {
  expect(strengthOr(50, given)).toBe(strength);
});

test.for([
  ["", []],
  [" , ,\n", []],
  ["small, brave ,, brave\nkind", ["small", "brave", "kind"]],
] as const)("%o is a list of %o", ([text, entries]) => {
  expect(entriesOf(text)).toEqual(entries);
});

test.for([
  ["", ["Fire Strike", "Mystic Guard"], "Mystic Guard"],
  ["Roar", [], "Roar"],
  ["Nip, Bite", ["Nip"], "Bite"],
  ["Bite, Hide, Roar", ["Bite", "Hide"], "Roar"],
  ["Bite, Hide, Purr, Roar", ["Bite", "Hide", "Purr"], "Roar"],
] as const)("abilities %o", ([text, abilities, specialAbility]) => {
  const read = abilitiesFrom(text, "fire");

  expect(read).toEqual({ abilities, specialAbility });
  expect(abilitiesText(read)).toBe(text === "" ? "Fire Strike, Mystic Guard" : text);
});

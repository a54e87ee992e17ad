import { expect, test } from "vitest";
import { readCode } from "./codes.ts";

test.for([
  ["ABC234", 6, "ABC234"],
  ["ABC-234", 6, "ABC234"],
  ["a b c\u00A02\u20093 4", 6, "ABC234"],
  ["ABC\u200B23\u20604\uFEFF", 6, "ABC234"],
  ["ａｂｃ２３４", 6, "ABC234"],
  ["\u202EABC–234.", 6, "ABC234"],
  ["  abc234\n", 6, "ABC234"],
  ["ABCD2345", 8, "ABCD2345"],
  ["ABC23", 6, null],
  ["ABC2345", 6, null],
  ["", 6, null],
  ["ABC230", 6, null],
  ["ABC2O3", 6, null],
  ["ABC21A", 6, null],
  ["ABCI23", 6, null],
  ["ABC-23", 6, null],
  ["ÄBC234", 6, null],
  ["ABC 23", 6, null],
] as const)("%j as a code of %i letters is %j", ([text, length, code]) => {
  expect(readCode(text, length)).toBe(code);
});

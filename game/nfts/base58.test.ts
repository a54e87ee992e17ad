import { expect, test } from "vitest";
import { isAddress, isSignature } from "./base58.ts";

test.for([
  ["11111111111111111111111111111111", true],
  ["TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb", true],
  ["111111111111111111111111111111111", false],
  ["TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuE", false],
  ["TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuE0", false],
  ["", false],
  ["z".repeat(44), false],
  ["é".repeat(32), false],
] as const)("%s is an address: %s", ([text, is]) => {
  expect(isAddress(text)).toBe(is);
  expect(isSignature(text)).toBe(false);
});

test("a signature is twice as long", () => {
  expect(isSignature("1".repeat(64))).toBe(true);
  expect(isSignature("5".repeat(87))).toBe(true);
  expect(isSignature("z".repeat(88))).toBe(false);
  expect(isAddress("5".repeat(87))).toBe(false);
  expect(isSignature("1".repeat(100_000))).toBe(false);
});

import { expect, test } from "vitest";
import { byWord, eachWord } from "./words.ts";

test("a word has the value of its row, in whichever line it stands", () => {
  const sizes = byWord(["small", "mouse wren", "bee"], ["large", "whale"]);

  expect(sizes).toEqual({ mouse: "small", wren: "small", bee: "small", whale: "large" });
});

test("the compiler misses a word that has no value, and refuses one that it does not know", () => {
  // @ts-expect-error: the whale is missing.
  const sizes: Record<"mouse" | "whale", string> = byWord(["small", "mouse"]);
  // @ts-expect-error: there is no such word.
  const known = new Map<"mouse" | "whale", string>(eachWord(["small", "mouse moose"]));

  expect([sizes, known.size]).toEqual([{ mouse: "small" }, 2]);
});

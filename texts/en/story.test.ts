import { expect, test } from "vitest";
import { elements } from "#game/cards/elements.ts";
import { deedKinds } from "#game/collection/story.ts";
import { someCreature, storyLine } from "./story.ts";

const linesOf = (kind: (typeof deedKinds)[number], healthLeft = 42) =>
  Array.from({ length: 200 }, (_, seed) =>
    storyLine({ kind, whom: "Old Marrow", healthLeft }, seed),
  );

test.for(deedKinds)("%s has several wordings, all of them whole sentences", (kind) => {
  const lines = new Set(linesOf(kind));
  expect(lines.size).toBe(4);
  for (const line of lines) {
    expect(line).toMatch(/^[A-Z].*Old Marrow.*\.$/);
    expect(line).not.toMatch(/[{}]/);
  }
});

test("the same seed finds the same words, and a rival's name is taken as it is", () => {
  const deed = { kind: "first_win", whom: "$& and $1", healthLeft: 0 } as const;
  expect(storyLine(deed, 7)).toBe(storyLine(deed, 7));
  expect(storyLine(deed, 7)).toContain("$& and $1");
});

test("health that is nearly nothing is not called 0 %", () => {
  expect(linesOf("narrow_escape", 4).join(" ")).not.toContain("0 %");
  expect(linesOf("narrow_escape", 4).join(" ")).toContain("a last spark of health");
  expect(linesOf("narrow_escape", 42).join(" ")).toContain("4 % of its health");
});

test("elements have the right article", () => {
  expect(elements.map(someCreature).filter((words) => words.startsWith("an "))).toEqual([
    "an earth creature",
    "an air creature",
    "an electric creature",
    "an ice creature",
  ]);
});

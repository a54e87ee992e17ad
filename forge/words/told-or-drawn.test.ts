import { expect, test } from "vitest";
import { toldOrDrawn } from "./told-or-drawn.ts";

test.each<[string, string[]]>([
  ["a fox in red boots", []],
  ["an orange fox", []],
  ["a grumpy cloud who hates birthdays", ["hates birthdays"]],
  ["a wolf with a golden crown who tells jokes", ["tells jokes"]],
  ["a witch without a hat", []],
  ["Ein (fuchs)* with \\d+ [red] boots", []],
])("of %j the story alone has %j", (description, inStory) => {
  const { understood, inStory: told } = toldOrDrawn(description);

  expect(told.filter((words) => inStory.includes(words))).toEqual(inStory);
  expect(told.every((words) => understood.includes(words))).toBe(true);
  expect(told.some((words) => /boots|orange|crown|hat$/.test(words))).toBe(false);
});

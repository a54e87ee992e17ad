import { expect, test } from "vitest";
import { toldOrDrawn } from "./told-or-drawn.ts";

test.each<[string, string[]]>([
  ["a fox in red boots", []],
  ["an orange fox", []],
  ["a teapot that came to life", []],
  ["a wolf with a golden crown who tells jokes", []],
  ["a monster with red boots who stands alone", ["stands"]],
  ["a witch without a hat", []],
  ["a monstr wiht red boots who stands alone", ["stands"]],
  ["ein Monster mit roten Stiefeln das allein steht", ["stands"]],
  ["Ein (fuchs)* with \\d+ [red] boots", []],
  ["a lonely monster who stands in a cave", ["stands"]],
  ["a snail on a red snowboard", []],
])("of %j the story alone has %j", (description, inStory) => {
  const { understood, inStory: told } = toldOrDrawn(description);

  expect(told.filter((words) => inStory.includes(words))).toEqual(inStory);
  expect(told.every((words) => understood.includes(words))).toBe(true);
  expect(told.some((words) => /boots|orange|crown|hat$/.test(words))).toBe(false);
});

test.each<[string, string[]]>([
  ["a lonely monster who lives in a cave", ["lonely", "monster", "lives in a cave"]],
  ["a snow leopard queen on a throne of ice", ["snow leopard", "queen", "throne of ice"]],
  ["a black panther with glowing yellow eyes", ["black", "panther", "glowing yellow eyes"]],
  ["a fox with two big eyes", ["fox", "two big eyes"]],
])("of %j the picture has %j", (description, drawn) => {
  const { understood, inStory } = toldOrDrawn(description);

  expect(understood.filter((words) => !inStory.includes(words))).toEqual(drawn);
});

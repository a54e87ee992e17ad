import { expect, test } from "vitest";
import { colorName } from "./color-name.ts";
import { faultOf } from "./judge.ts";
import { allPrompts, type Prompt, type Wanted } from "./prompts.ts";
import { seenIn } from "./seen.ts";

const one = (noun: string, color: string | null = null): Wanted => ({ noun, count: 1, color });

const prompt = (wanted: Wanted[], relation: Prompt["relation"] = "beside"): Prompt => ({
  kind: "position",
  sentence: "",
  wanted,
  relation,
});

test("there are 553 prompts, always the same", () => {
  const prompts = allPrompts();

  expect(prompts).toHaveLength(553);
  expect(prompts).toEqual(allPrompts());
});

test("a colour that is not the asked one is wrong", () => {
  const seen = seenIn("a photo of a red backpack and a white umbrella");

  expect([
    faultOf(prompt([one("backpack", "red"), one("umbrella", "white")]), seen),
    faultOf(prompt([one("backpack", "white"), one("umbrella", "red")]), seen),
  ]).toEqual([null, "backpack is red or red"]);
});

test("the other side is wrong", () => {
  const seen = seenIn("a dog right of a teddy bear");

  expect([
    faultOf(prompt([one("dog"), one("teddy bear")], "right"), seen),
    faultOf(prompt([one("dog"), one("teddy bear")], "left"), seen),
  ]).toEqual([null, "not left"]);
});

test("one too few is wrong, and so is one too many", () => {
  const seen = seenIn("three pigs");
  const faults = [3, 4, 2].map((count) => faultOf(prompt([{ ...one("pig"), count }]), seen));

  expect(faults).toEqual([null, "3 × pig", "3 × pig"]);
});

test("another thing in its stead is wrong, and so is one that is too small", () => {
  const [cow, clock] = seenIn("a cow and a clock");

  expect([
    faultOf(prompt([one("cow"), one("vase")]), [cow!, clock!]),
    faultOf(prompt([one("cow"), one("clock")]), [cow!, { ...clock!, share: 0.01 }]),
  ]).toEqual(["0 × vase", "1 too small"]);
});

test.each([
  [[0.9, 0.1, 0.1], "red"],
  [[0.5, 0.5, 0.52], "grey"],
  [[0.2, 0.3, 0.8], "blue"],
] as const)("%j is called %s", (color, name) => {
  expect(colorName(color)).toBe(name);
});

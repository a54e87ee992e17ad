import { expect, test } from "vitest";
import { documentOf } from "./report.ts";
import { inText, missedIn, type Table } from "./table.ts";

const speed: Table = {
  title: "Speed",
  note: "Of three calls.",
  head: ["call", "p50, ms", "p99, ms"],
  rows: [
    ["quick", 3, { value: 9, under: 10 }],
    ["slow", 4, { value: 10, under: 10 }],
    ["lost", 5, { value: Number.NaN, under: 10 }],
  ],
};

const share: Table = {
  ...speed,
  head: ["what", "%"],
  rows: [["share", { value: 60, atLeast: 60 }]],
};

test("a last column says the aims, and of which number where there are others", () => {
  expect(inText(speed)).toContain("| slow  |       4 |      10 | p99, ms under 10 |");
  expect(inText(share)).toContain("| share | 60 | 60 or more |");
});

test("a bound that is just touched is missed from below, and so is a number that is none", () => {
  expect(missedIn(speed)).toEqual({
    aims: 3,
    missed: 2,
    text: "**Missed: 2 of 3 aims**: slow, p99, ms 10 (under 10); lost, p99, ms NaN (under 10).",
  });
  expect(missedIn(share).text).toBe("Reached: all aims (1).");
});

test("the page counts what is missed, and says of a section that failed why", () => {
  const page = documentOf([
    { name: "calls", origin: "Measured today.", seconds: 1, tables: [speed, share], failure: null },
    {
      name: "network",
      origin: "Measured today.",
      seconds: 1,
      tables: [],
      failure: "Error: it is away",
    },
  ]);

  expect(page).toContain("Missed are 2 of 4 aims;");
  expect(page).toContain(
    "## network\n\nMeasured today.\n\n**Could not be measured**: Error: it is away",
  );
});

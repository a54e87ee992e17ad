import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { afterAll, expect, test } from "vitest";
import { forgeThreads } from "./threads.ts";

const threads = forgeThreads();
afterAll(() => threads.close());

/** How much each thread of this process leaves to others. */
const niceValues = (): number[] =>
  readdirSync("/proc/self/task").map((thread) => {
    const text = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
    // The name in the second field may hold spaces.
    return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[16]);
  });

/** The highest that Linux knows; no thread can leave more. */
const NICEST = 19;
const canLeaveMore = process.platform === "linux" && getPriority() < NICEST;

test.runIf(canLeaveMore)("drawing leaves the processor to answers", async () => {
  const nicer = Math.min(getPriority() + 10, NICEST);
  const countNicer = () => niceValues().filter((value) => value === nicer).length;
  const before = countNicer();

  await threads.write({ description: "A fox", rarity: "common", seed: 1, attempt: 0 });

  expect(countNicer()).toBeGreaterThan(before);
});

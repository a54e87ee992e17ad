import { afterAll, expect, test } from "vitest";
import { forgeThreads } from "#server/adapters/forge/threads.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { emberKoi, writerConformance } from "./conformance.ts";
import { forgeWriter } from "./embedded.ts";

const threads = forgeThreads();
const writer = forgeWriter(threads);
afterAll(() => threads.close());

writerConformance(() => writer);

test("the same request gives the same words", async () => {
  const [once, again] = await Promise.all([
    writer.write(emberKoi, () => {}),
    writer.write(emberKoi, () => {}),
  ]);

  expect(once).toEqual(again);
});

test("another attempt proposes another name", async () => {
  const names = new Set<string>();
  for (let attempt = 0; attempt < 16; attempt++) {
    names.add((await writer.write({ ...emberKoi, attempt }, () => {})).name);
  }

  expect(names.size).toBeGreaterThan(10);
});

test("what it writes passes the moderator, whatever the seed", async () => {
  const ideas = ["an owl", "a grumpy dragon of glass", "three cats in a coat", "ein Igel", "🐉"];
  const moderator = localModerator();

  for (const description of ideas) {
    for (let seed = 0; seed < 40; seed++) {
      const words = await writer.write({ ...emberKoi, description, seed }, () => {});
      for (const text of Object.values(words).flat()) {
        expect([text, await moderator.review(text)]).toEqual([text, { allowed: true }]);
      }
    }
  }
});

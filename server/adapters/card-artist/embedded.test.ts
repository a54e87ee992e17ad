import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { forgeThreads } from "#server/adapters/forge/threads.ts";
import { artistConformance, emberKoi } from "./conformance.ts";
import { forgeArtist } from "./embedded.ts";

const threads = forgeThreads();
const artist = forgeArtist(threads);
afterAll(() => threads.close());

artistConformance(() => artist);

test("the same request gives the same bytes, another seed another picture", async () => {
  const [once, again, other] = await Promise.all([
    artist.paint(emberKoi),
    artist.paint(emberKoi),
    artist.paint({ ...emberKoi, seed: 8 }),
  ]);

  expect(Buffer.compare(once.picture, again.picture)).toBe(0);
  expect(Buffer.compare(once.picture, other.picture)).not.toBe(0);
  const { channels } = await sharp(once.picture).stats();
  for (const { stdev } of channels) expect(stdev).toBeGreaterThan(10);
});

import { expect, test } from "vitest";
import { forgeSketches } from "./sketch.ts";

const wanted = (seed: number) => ({
  description: "a lighthouse snail",
  rarity: "rare" as const,
  seed,
  element: "water" as const,
  quality: "Premium Manga",
});

function slowForge() {
  const tasks: { seed: number; style: string; finish: () => void }[] = [];
  const draw = ({ seed, style }: { seed: number; style: string }) =>
    new Promise<Uint8ClampedArray>((drawn) => {
      tasks.push({ seed, style, finish: () => drawn(new Uint8ClampedArray(120 * 168 * 3)) });
    });
  return { tasks, artist: forgeSketches({ draw }) };
}

test("the same sketch is drawn once, in the style of its tier", async () => {
  const { tasks, artist } = slowForge();
  const both = [artist.sketch(wanted(1)), artist.sketch(wanted(1))];
  await Promise.resolve();
  tasks[0]?.finish();

  const [one, other] = await Promise.all(both);
  expect(one).toBe(other);
  expect(tasks.map(({ style }) => style)).toEqual(["manga"]);
});

test("sketches take turns, and the ninth is told to come again", async () => {
  const { tasks, artist } = slowForge();
  const asked = Array.from({ length: 9 }, (_, seed) => artist.sketch(wanted(seed)));

  expect(asked.map((each) => each !== null)).toEqual([
    ...Array.from({ length: 8 }, () => true),
    false,
  ]);
  await Promise.resolve();
  expect(tasks).toHaveLength(1);
  tasks[0]?.finish();
  await asked[0];
  expect(artist.sketch(wanted(99))).not.toBeNull();
});

test("a sketch that failed is drawn anew, and the next one is not held up", async () => {
  let fails = true;
  const artist = forgeSketches({
    draw: () =>
      fails
        ? Promise.reject(new Error("broken"))
        : Promise.resolve(new Uint8ClampedArray(120 * 168 * 3)),
  });

  await expect(artist.sketch(wanted(1))).rejects.toThrow("broken");
  fails = false;
  expect((await artist.sketch(wanted(1)))?.length).toBeGreaterThan(0);
});

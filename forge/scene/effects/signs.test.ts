import { expect, test } from "vitest";
import type { Genome } from "#forge/genome.ts";
import { signs, type Sign } from "#forge/signs.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { setStage } from "#forge/scene/stage.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { faceIn } from "./face-in.ts";
import { signPieces } from "./signs.ts";

const core = readWasmCore();
const size = { width: 60, height: 84 };
const fox = readDescription("a fox", { seed: 1, rarity: "common" });
const withSigns = (shown: readonly Sign[]): Genome => ({
  ...fox,
  staging: { ...fox.staging, signs: shown },
});
const plain = drawCreature(fox, { ...size, core }).pixels;
const { eyes } = faceIn(setStage(fox, { ...size, layout: "card", core }));

/** Pixels that a sign changes so that it is seen. */
function changedBy(sign: Sign): { x: number; y: number }[] {
  const { pixels } = drawCreature(withSigns([sign]), { ...size, core });
  return Array.from({ length: size.width * size.height }, (_, i) => i)
    .filter((i) => [0, 1, 2].some((k) => Math.abs(pixels[i * 3 + k]! - plain[i * 3 + k]!) > 24))
    .map((i) => ({ x: i % size.width, y: Math.floor(i / size.width) }));
}

test.each(signs)("%s is seen, and covers no eye", (sign) => {
  const changed = changedBy(sign);

  expect(changed.length).toBeGreaterThan(10);
  const onEyes = changed.filter(({ x, y }) =>
    eyes.some((eye) => Math.hypot(x - eye.x, y - eye.y) < eye.half * 0.6),
  );
  expect(eyes.length).toBe(2);
  expect(onEyes).toEqual([]);
});

test("what stands over or beside the body does not leave the picture", () => {
  const inside = signs.filter((sign) =>
    signPieces[sign].every(({ spot }) => /^(over|beside)$/.test(spot)),
  );
  expect(inside.length).toBeGreaterThan(8);
  const atEdge = inside.filter((sign) =>
    changedBy(sign).some(({ x, y }) => x === 0 || y === 0 || x === size.width - 1),
  );
  expect(atEdge).toEqual([]);
});

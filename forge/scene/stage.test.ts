import { expect, test } from "vitest";
import type { Gear } from "#forge/gear.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { setStage } from "./stage.ts";

const order = { width: 50, height: 70, layout: "card", core: readWasmCore() } as const;

const genomeOf = (sentence: string) => readDescription(sentence, { seed: 1, rarity: "common" });

const stageOf = (sentence: string, gear: readonly Gear[] = genomeOf(sentence).gear) =>
  setStage({ ...genomeOf(sentence), gear: [...gear] }, order);

test("a book that lies open before its reader is not in its hand as well", () => {
  const bare = stageOf("an owl reading a book", []).model;

  expect(stageOf("an owl reading a book").model.size).toBe(bare.size);
  expect(stageOf("an owl reading a blue book").model.size).toBeGreaterThan(bare.size);
});

test.each(["a slime", "a banana", "a snail", "a penguin", "a fox"])(
  "the cape of %s ends near the ground",
  (creature) => {
    const bare = stageOf(creature, []);
    const caped = stageOf(creature, [{ prop: "cape", color: null }]);
    const { camera } = bare.framed;

    const ground = silhouetteOf(bare.model, camera).bottom;
    expect(silhouetteOf(caped.model, camera).bottom).toBeLessThan(ground + order.height * 0.14);
  },
);

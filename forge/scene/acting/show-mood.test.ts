import { expect, test } from "vitest";
import { moods, type Genome, type Mood } from "#forge/genome.ts";
import { setStage } from "#forge/scene/stage.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";

const order = { width: 60, height: 84, layout: "card", core: readWasmCore() } as const;
const fox = readDescription("a fox", { seed: 1, rarity: "common" });

function stageIn(mood: Mood | null, genome: Genome = fox) {
  return setStage({ ...genome, mood }, order);
}

const eyesOf = ({ model }: ReturnType<typeof stageIn>) =>
  model.paints.flatMap(({ eye }) => (eye ? [eye] : []));

function faceIn(mood: Mood | null): string {
  const stage = stageIn(mood);
  const eyes = eyesOf(stage).map(({ lid, slant, gaze, lowerLid }) => [lid, slant, gaze, lowerLid]);
  return JSON.stringify([stage.model.size, stage.model.decals.length, eyes]);
}

test.each(moods)("%s changes the face", (mood) => {
  expect(faceIn(mood)).not.toBe(faceIn(null));
});

test("brows of the fierce fall towards the nose, those of the lonely away from it", () => {
  const slants = (mood: Mood) => eyesOf(stageIn(mood)).map(({ slant }) => slant);
  const [plain, fierce, lonely] = [null, "fierce", "lonely"] as const;
  const usual = eyesOf(stageIn(plain)).map(({ slant }) => slant);

  expect(Math.sign(slants(fierce)[0]! - usual[0]!)).toBe(
    -Math.sign(slants(lonely)[0]! - usual[0]!),
  );
});

const moodOf = (sentence: string) => readDescription(sentence, { seed: 1, rarity: "common" }).mood;

test("what is haunted or mean looks fierce", () => {
  expect(moodOf("a haunted doll")).toBe("fierce");
  expect(moodOf("a mean alien")).toBe("fierce");
  expect(moodOf("a fox")).toBe(null);
});

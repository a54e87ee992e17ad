import { expect, test } from "vitest";
import { march } from "#forge/shapes/march.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { setStage } from "./stage.ts";

const core = readWasmCore();
const size = { width: 100, height: 140, layout: "card", core } as const;

/** How many pixels of the small picture show eyes. */
function eyesIn(sentence: string): number {
  const { model, framed } = setStage(
    readDescription(sentence, { seed: 1, rarity: "common" }),
    size,
  );
  let seen = 0;
  const shade = ({ primitive }: { primitive: number }) => {
    if (model.paints[primitive]?.eye) seen += 1;
  };
  march({ model, camera: framed.camera, shade, ink: 1.15 });
  return seen;
}

test.each([
  "a wizard with a very long beard",
  "a princess with long hair",
  "a mermaid with huge blue hair",
  "a boy with huge hair",
  "santa with a long white beard",
  "a lion with a huge mane",
  "a cat with a long beard",
  "a viking with a huge moustache",
  "a knight with long hair",
])("%s looks out from under it", (sentence) => {
  const [plain = ""] = sentence.split(" with ");

  expect(eyesIn(sentence)).toBeGreaterThan(eyesIn(plain) * 0.4);
});

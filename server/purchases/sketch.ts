/** A sketch of a custom card before it is paid for. The paid card is made from the same design. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { surprise } from "#game/creation/surprise.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { customSpecs, seedOfLook } from "#game/purchases/custom-card.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { drawingRefusals } from "#texts/en/sharing.ts";
import { plannedDesign } from "./custom.ts";

/** Sliders are moved on before then. */
const RETRY_SECONDS = 2;

export async function sketchCustom(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.sketchCustom>,
) {
  await deps.limits.count("sketch for one player", playerId);
  const { description, design } = await plannedDesign(deps, input);
  const { parameters, element, look } = design;
  const { rarity, artQuality: quality } = customSpecs(parameters);
  const seed = seedOfLook({ playerId, description, look });
  const words = description || surprise(diceFrom(seed));
  const bytes = await deps.sketchArtist.sketch({
    description: words,
    rarity,
    seed,
    element,
    quality,
  });
  if (!bytes) {
    throw refusedError(drawingRefusals, "busy").with({ retryAfterSeconds: RETRY_SECONDS });
  }
  return { imageUrl: `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}` };
}

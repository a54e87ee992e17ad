/** Another name or picture of a made card. Not with creations, which every player's first screen carries. */
import * as z from "zod/mini";
import { CREATURE_NAME_MAX } from "#game/remakes/remake.ts";
import { creatureNameRemarks } from "#texts/en/remakes.ts";
import { ownedCard } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { typedName } from "./fields.ts";
import { id } from "./ids.ts";

export const renameCard = endpoint("POST /api/user-cards/{id}/rename", {
  access: "player",
  needs: "play",
  summary: "Give a creature of the player's own making another name, for coins",
  input: z.object({
    id: id<"ownedCard">(),
    name: typedName.check(
      z.minLength(1, creatureNameRemarks.name_missing),
      z.maxLength(CREATURE_NAME_MAX, creatureNameRemarks.name_too_long),
    ),
    /** What the player has seen. */
    price: z.int(),
  }),
  output: z.object({ ...done.shape, card: ownedCard }),
});

/** Creatures of the catalogue as admins write them. */
import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { creature } from "./collection.ts";
import { endpoint } from "./endpoint.ts";
import { rarityGiven, typedName, version, wholeOrNothing } from "./fields.ts";
import { id } from "./ids.ts";
import { pictureAddress } from "./pictures.ts";

const writtenCreature = {
  name: typedName.check(z.minLength(1, "A creature needs a name."), z.maxLength(60)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  imageUrl: pictureAddress,
  element: z.enum(elements),
  rarity: rarityGiven,
  /** What is no number is 50, and 40 for defense. */
  baseAttack: wholeOrNothing,
  baseDefense: wholeOrNothing,
  /** Names with commas between; the last is the special ability. */
  abilities: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  backstory: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  tags: z.optional(z.array(z.string().check(z.trim(), z.maxLength(40))).check(z.maxLength(20))),
};

const editedCreature = z.object({
  ...creature.shape,
  baseAttack: z.int(),
  baseDefense: z.int(),
  abilities: z.string(),
  backstory: z.string(),
  tags: z.array(z.string()),
  version: z.int(),
});

export type EditedCreature = z.output<typeof editedCreature>;

export const listAllCreatures = endpoint("GET /api/admin/creatures", "admin", {
  summary: "The creatures of the catalogue, as they can be changed",
  output: z.array(editedCreature),
});

export const createCreature = endpoint("POST /api/admin/creatures", "admin", {
  summary: "Add a creature to the catalogue: gallery, packs and prizes",
  input: z.object(writtenCreature),
  output: editedCreature,
});

export const updateCreature = endpoint("PUT /api/admin/creatures/{id}", "admin", {
  summary: "Change a creature, and with it every copy of its card. With a `version`: only that one",
  input: z.object({ id: id<"card">(), ...writtenCreature, version }),
  output: editedCreature,
});

export const deleteCreature = endpoint("DELETE /api/admin/creatures/{id}", "admin", {
  summary: "Take a creature out of gallery, packs and prizes; players keep its cards",
  input: z.object({ id: id<"card">(), version }),
});

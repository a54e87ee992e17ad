/** What is said when creatures, packages, missions and content are written. */
import { failed } from "./failed.ts";
import { outcome, said } from "./said.ts";

const creatureIs = (done: string, what: string) =>
  outcome(
    said("Success", `Creature ${done} successfully!`),
    failed("Error", `Failed to ${what} creature`),
  );

export const creatureWords = {
  created: creatureIs("created", "create"),
  updated: creatureIs("updated", "update"),
  deleted: creatureIs("deleted", "delete"),
};

export type EditWords = typeof creatureWords;

const wordsOf = (title: string, noun: string): EditWords => ({
  created: outcome(
    { title: `${title} Created` },
    failed("Creation Failed", `Failed to create ${noun}`),
  ),
  updated: outcome(
    { title: `${title} Updated` },
    failed("Update Failed", `Failed to update ${noun}`),
  ),
  deleted: outcome(
    { title: `${title} Deleted` },
    failed("Delete Failed", `Failed to delete ${noun}`),
  ),
});

export const packageWords = wordsOf("Package", "package");
export const missionWords = wordsOf("Mission", "mission");
export const contentWords = wordsOf("Content", "content");

/** What is said when creatures, packages, missions and content are written. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed, type FromError } from "./failed.ts";

export type EditWords = {
  created: Toast;
  updated: Toast;
  deleted: Toast;
  notCreated: FromError;
  notUpdated: FromError;
  notDeleted: FromError;
};

const creatureDone = (what: string): Toast => ({
  title: "Success",
  description: `Creature ${what} successfully!`,
});
const creatureNot = (what: string) => failed("Error", `Failed to ${what} creature`);

export const creatureWords: EditWords = {
  created: creatureDone("created"),
  updated: creatureDone("updated"),
  deleted: creatureDone("deleted"),
  notCreated: creatureNot("create"),
  notUpdated: creatureNot("update"),
  notDeleted: creatureNot("delete"),
};

const wordsOf = (title: string, noun: string): EditWords => ({
  created: { title: `${title} Created` },
  updated: { title: `${title} Updated` },
  deleted: { title: `${title} Deleted` },
  notCreated: failed("Creation Failed", `Failed to create ${noun}`),
  notUpdated: failed("Update Failed", `Failed to update ${noun}`),
  notDeleted: failed("Delete Failed", `Failed to delete ${noun}`),
});

export const packageWords = wordsOf("Package", "package");
export const missionWords = wordsOf("Mission", "mission");
export const contentWords = wordsOf("Content", "content");

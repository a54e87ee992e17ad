/** What is said about cards in the hands of admins. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const cardDeleted = (isArchived: boolean): Toast => ({
  title: "Card Deleted",
  description: isArchived
    ? "Players have it, so theirs stay. Nobody gets another one, and deals with it end."
    : "Nobody had it.",
});
export const cardNotDeleted = failed("Delete Failed");

export const cardCreated = (name: string): Toast => ({
  title: "Card Created",
  description: `${name} is there. Nobody has it yet.`,
});

export const cardUpdated = (name: string): Toast => ({
  title: "Card Updated",
  description: `Every copy of ${name} has changed.`,
});

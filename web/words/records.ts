/** What is said about cards in the hands of admins. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { outcome, said } from "./said.ts";

export const cardDeleted = outcome(
  ({ archived }: { archived: boolean }): Toast =>
    said(
      "Card Deleted",
      archived
        ? "Players have it, so theirs stay. Nobody gets another one, and deals with it end."
        : "Nobody had it.",
    ),
  failed("Delete Failed"),
);

export const cardCreated = (name: string): Toast =>
  said("Card Created", `${name} is there. Nobody has it yet.`);

export const cardUpdated = (name: string): Toast =>
  said("Card Updated", `Every copy of ${name} has changed.`);

import { failed, failure } from "./failed.ts";

export const noCards = failure(
  "No Cards Available",
  "Create your first card to see the NFT conversion process.",
);

export const keyNotTaken = failed("Key Not Taken", "The key was not shown.");

import { failure } from "./failed.ts";

export const noCards = failure(
  "No Cards Available",
  "Create your first card to see the NFT conversion process.",
);

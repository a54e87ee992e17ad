import { failed } from "./failed.ts";

export const searchRefused = failed(
  "No Search",
  "The search for an opponent could not begin. Please try again.",
);

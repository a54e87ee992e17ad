import { failed } from "./failed.ts";
import { outcome, said } from "./said.ts";

export const searchRefused = failed(
  "No Search",
  "The search for an opponent could not begin. Please try again.",
);

export const cupEntered = outcome(
  said("You Are In!", "Be here when the cup begins. Your first duel starts by itself."),
  failed("Not in the Cup", "You are not in the cup yet. Please try again."),
);

export const cupLeft = outcome(
  said(
    "You Left the Cup",
    "Your place is free again. You can come back as long as the cup is open.",
  ),
  failed("Still in the Cup", "You are still in the cup. Please try again."),
);

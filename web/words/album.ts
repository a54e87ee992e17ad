import { failed } from "./failed.ts";
import { answered, outcome } from "./said.ts";

export const albumRewarded = outcome(answered("Hooray!"), failed("Not Yet"));

import { failed } from "./failed.ts";
import { answered } from "./said.ts";

export const albumRewarded = answered("Hooray!");
export const albumNotRewarded = failed("Not Yet");

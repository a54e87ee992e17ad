import { failed } from "./failed.ts";
import { answered, outcome } from "./said.ts";

export const isFirstAdmin = outcome(answered("Welcome, Admin!"), failed("You Are Not an Admin"));
export const notTried = failed("That Was Not Tried");

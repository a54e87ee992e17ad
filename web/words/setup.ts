import { failed } from "./failed.ts";
import { answered } from "./said.ts";

export const isFirstAdmin = answered("Welcome, Admin!");
export const isNoAdmin = failed("You Are Not an Admin");
export const notTried = failed("That Was Not Tried");

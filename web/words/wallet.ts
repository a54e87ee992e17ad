import { failed } from "./failed.ts";

export const keyNotTaken = failed("Key Not Taken", "The key was not shown.");

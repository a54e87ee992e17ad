/** What a child is called in a letter to a parent: the child may say its first name for it. */
import { isPlainName } from "#game/lib/plain-name.ts";

export const CHILD_NAME_MAX = 40;

/** Words of letters, with one apostrophe, dash, dot or space between two: "Anne-Marie", "J. R.". */
const letters = "\\p{L}[\\p{L}\\p{M}\\u200C\\u200D]*";
const firstNameShape = new RegExp(`^${letters}(?:(?:['’·・ -]|\\. ?)${letters})*\\.?$`, "u");

export const isChildName = (text: string): boolean =>
  [...text].length <= CHILD_NAME_MAX && firstNameShape.test(text) && isPlainName(text);

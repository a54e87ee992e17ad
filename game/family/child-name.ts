/**
 * What a child is called in a letter to a parent. The child may say its first name for it, and a
 * letter shows no name that could be read as more than a name: a link, mark-up, or a second line.
 */
import { withSingleSpaces } from "#game/account/sign-up.ts";

export const CHILD_NAME_MAX = 40;

/** Words of letters, with one apostrophe, dash or space between two of them: "Anne-Marie", "J. R.". */
const firstNameShape = /^\p{L}[\p{L}\p{M}]*(?:(?:['’ -]|\. )\p{L}[\p{L}\p{M}]*)*\.?$/u;

export const isChildName = (text: string): boolean =>
  [...text].length <= CHILD_NAME_MAX && firstNameShape.test(text);

/** What turns the direction of writing, hides, breaks the line, or is mark-up. */
const notOfNames = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}<>[\](){}*`~|\\#"]+/gu;

/** What makes mail programs see an address in a name: "evil.com", "a@b", "http://…". */
const ofAddresses = /[@/]+|[.:](?=\S)/gu;

/** A name as it may stand in a letter, whoever has entered it and whenever; null for nothing. */
export const plainName = (name: string | null): string | null =>
  withSingleSpaces((name ?? "").replace(notOfNames, " ").replace(ofAddresses, " ")) || null;

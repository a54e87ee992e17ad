/**
 * A password must not be one that an attacker tries first: none that many people have, none that is
 * made of the player's own name or of this game's. An admin needs a long one.
 */
import { passwordLength } from "./sign-up.ts";

export const ADMIN_PASSWORD_MIN = 12;

export type WeakPassword = "common_password" | "password_like_name" | "password_short_for_admin";

type Owner = { username: string; email: string; isAdmin: boolean };

/** Words of this game, which is what its players think of first. */
const ownWords = ["taleborn", "creature", "creatures", "petalfawn"];

const likeLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const readLetters = (text: string): string =>
  text.replaceAll(/[0134579@$!]/g, (sign) => likeLetters[sign] ?? sign);

/** Without the digits and signs that people put before and after a word. */
const core = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** All that a password says at a glance. */
function readings(password: string): string[] {
  const small = password.normalize("NFKC").toLowerCase();
  return [
    small,
    core(small),
    readLetters(small),
    readLetters(core(small)),
    core(readLetters(small)),
  ];
}

/** Too short to be the reason: many words begin like it. */
const NAME_MIN = 4;

function namesOf({ username, email }: Owner): string[] {
  const small = [username, email, email.split("@")[0] ?? ""].map((name) => name.toLowerCase());
  return [...small, ...small.map((name) => name.replaceAll(/[^\p{L}\p{N}]/gu, ""))];
}

export function refuseWeakPassword(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): WeakPassword | null {
  const read = readings(password);
  if (isCommon(read[0] ?? "") || read.some((each) => ownWords.includes(each))) {
    return "common_password";
  }
  const names = namesOf(owner).flatMap((name) => [name, core(name)]);
  const isName = read.some((each) => each.length >= NAME_MIN && names.includes(each));
  if (isName) return "password_like_name";
  const isShort = owner.isAdmin && passwordLength(password) < ADMIN_PASSWORD_MIN;
  return isShort ? "password_short_for_admin" : null;
}

import { literally } from "#game/lib/literally.ts";

/** Fields that hold the name of a player or a thing. A state may be spelt like a name and stays. */
const namesSomething =
  /names?$|^(by|cards?|child|claimer|friend|given|giver|inviter|other|own|received|trader)$/i;

/** The same value with another name in it: in fields for names, and in sentences. */
export function renamed(value: unknown, from: string, to: string, field = ""): unknown {
  if (typeof value === "string") {
    if (value === from) return namesSomething.test(field) ? to : value;
    return /\s/.test(value) ? inSentence(value, { from, to }) : value;
  }
  if (Array.isArray(value)) return value.map((each) => renamed(each, from, to, field));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, renamed(each, from, to, key)]),
  );
}

/** As a whole word only. */
export function inSentence(
  text: string,
  { from, to }: { from: string; to: string },
  { isAnyCase = false } = {},
): string {
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])${literally(from)}(?![\\p{L}\\p{N}])`,
    isAnyCase ? "giu" : "gu",
  );
  return text.replaceAll(whole, () => to);
}

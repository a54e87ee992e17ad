/** Input that a call's schema in the OpenAPI document allows, and input that it does not. */
import type { Dice } from "#game/lib/dice.ts";

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** Ids, codes and names that exist, so that a call also gets further than its first look. */
export type Known = {
  any(dice: Dice): string;
  /** One that an answer called by this name, such as `userCardId`; null when none has. */
  named(dice: Dice, name: string): string | null;
};

/** Days that a calendar has, that none has, and that no program counts to. */
const days = [
  "2026-11-25", "2024-02-29", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-04-31",
  "0000-00-00", "9999-12-31", "20260-01-01", "2026-11-25T24:00Z", "2026-11-25T10:00Z", "2026-11-25T10:61Z",
  "2026-11", "2026-13", "1990-01", "1889-05", "-000001-01-01", "now", "infinity", "1e3",
]; // prettier-ignore

const ugly: readonly ((dice: Dice) => unknown)[] = [
  () => null,
  () => "",
  () => "\0",
  () => "a\0b",
  () => "\ud800",
  () => "\u202e\u200b\ufeff",
  () => "%00%ff%",
  (dice) => dice.pick(days),
  (dice) => dice.pick(days),
  () => "__proto__",
  () => "' or 1=1 --",
  () => "${{<%[%'\"}}%\\",
  () => "../../../../etc/passwd",
  (dice) => "x".repeat(dice.int(1, 20_000)),
  (dice) => "😀".repeat(dice.int(1, 300)),
  () => -1,
  () => 0,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => "1e999",
  () => true,
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => ({ length: 3 }),
  () => ({ constructor: { prototype: {} } }),
  (dice) => Array.from({ length: dice.int(1, 200) }, () => "7"),
];

/** A right input with one of its numbers beyond what a column holds. */
export const tooLarge = (input: object): Record<string, unknown>[] =>
  Object.entries(input).flatMap(([name, value]) =>
    typeof value === "number" ? [{ ...input, [name]: 2 ** 31 }] : [],
  );

/** A right input with something wrong in one or two places, however deep. */
export function nearly(dice: Dice, input: object): Record<string, unknown> {
  const wrong: Record<string, unknown> = structuredClone({ ...input });
  const names = Object.keys(wrong);
  for (let i = dice.int(0, 1); i >= 0; i--) {
    const name = dice.chance(0.1) || names.length === 0 ? "unknown" : dice.pick(names);
    const value = wrong[name];
    if (dice.chance(0.15)) delete wrong[name];
    else if (typeof value === "string" && dice.chance(0.3)) wrong[name] = misspelled(dice, value);
    else if (isRecord(value) && dice.chance(0.7)) wrong[name] = nearly(dice, value);
    else wrong[name] = dice.pick(ugly)(dice);
  }
  return wrong;
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const misspelled = (dice: Dice, text: string): string => {
  const at = dice.int(0, text.length);
  return (
    text.slice(0, at) + dice.pick(["\0", "\u202e", "é", "\n", "0", " ", "😀"]) + text.slice(at + 1)
  );
};

export function anyInput(dice: Dice, schema: Schema, known: Known): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name) ?? false;
    if (dice.chance(isNeeded ? 0.04 : 0.4)) continue;
    input[name] = dice.chance(0.12) ? dice.pick(ugly)(dice) : plausible(dice, name, field, known);
  }
  if (dice.chance(0.03)) input["unknown"] = dice.pick(ugly)(dice);
  return input;
}

const plausible = (dice: Dice, name: string, field: Schema, known: Known): unknown =>
  (dice.chance(0.5) ? known.named(dice, name) : null) ?? allowed(dice, field, known);

function allowed(dice: Dice, schema: Schema, known: Known): unknown {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return allowed(dice, dice.pick(options), known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  return (byType[type ?? ""] ?? byType["string"]!)(dice, schema, known);
}

const byType: Record<string, (dice: Dice, schema: Schema, known: Known) => unknown> = {
  null: () => null,
  boolean: (dice) => dice.chance(0.5),
  integer: anyNumber,
  number: anyNumber,
  string: (dice, { maxLength = 60 }, known) =>
    dice.chance(0.7)
      ? known.any(dice)
      : "a fox of glass ".repeat(9).slice(0, dice.int(0, maxLength)),
  array: (dice, { items = {}, prefixItems }, known) =>
    prefixItems
      ? prefixItems.map((item) => allowed(dice, item, known))
      : Array.from({ length: dice.int(0, 4) }, () => allowed(dice, items, known)),
  object: (dice, schema, known) => anyInput(dice, schema, known),
};

function anyNumber(dice: Dice, { minimum = 0, maximum = 100 }: Schema): number {
  return dice.int(Math.max(minimum, -1e6), Math.min(maximum, minimum + 1e6));
}

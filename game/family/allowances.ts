/** What a guardian allows a child, field by field: a switch, the money, how long and until when. */
import { switches, type MoneyRule, type Switch } from "#game/account/capabilities.ts";
import type { Bedtime } from "#game/account/play-time.ts";
import { isTimeZone } from "#game/notifications/quiet-hours.ts";

/** `capCents` is what may be spent in a month; null unless the rule is "capped". */
export type MoneyAllowance = { rule: MoneyRule; capCents: number | null };

export type Allowances = Record<Switch, boolean> & {
  money: MoneyAllowance;
  minutesADay: number | null;
  bedtime: Bedtime | null;
  /** The child's, such as "Europe/Berlin". */
  timeZone: string;
  /** The child sees values in coins, never in dollars. */
  coinsOnly: boolean;
};

export const allowanceFields = [
  ...switches,
  "money",
  "minutesADay",
  "bedtime",
  "timeZone",
  "coinsOnly",
] as const satisfies readonly (keyof Allowances)[];

export type AllowanceField = (typeof allowanceFields)[number];

export type AllowanceRefusal = "cap_missing" | "bedtime_empty" | "time_zone_unknown";

/** Why these cannot be set; null when they can. */
export function refuseAllowances({
  money,
  bedtime,
  timeZone,
}: Partial<Allowances>): AllowanceRefusal | null {
  if (money && (money.rule === "capped") !== (money.capCents !== null)) return "cap_missing";
  if (bedtime && bedtime.from === bedtime.until) return "bedtime_empty";
  return timeZone === undefined || isTimeZone(timeZone) ? null : "time_zone_unknown";
}

export type AllowanceChange = { field: AllowanceField; before: unknown; after: unknown };

/** What really becomes different when a guardian sets these. */
export const changesOf = (before: Allowances, set: Partial<Allowances>): AllowanceChange[] =>
  allowanceFields.flatMap((field) => {
    const after = set[field];
    if (after === undefined || isSame(before[field], after)) return [];
    return [{ field, before: before[field], after }];
  });

const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  return Object.entries(a).every(([key, value]) => value === (b as Record<string, unknown>)[key]);
};

/** The switches that were opened by these changes. */
export const openedBy = (changes: readonly AllowanceChange[]): Wanted[] =>
  wantable.filter((each) =>
    changes.some(({ field, after }) => {
      if (field !== each) return false;
      return field === "money" ? (after as MoneyAllowance).rule !== "off" : after === true;
    }),
  );

/** What a child can ask a guardian for. */
export const wantable = [...switches, "money"] as const;

export type Wanted = (typeof wantable)[number];

/** What a yes changes. */
export const yesTo = (wanted: Wanted): Partial<Allowances> =>
  wanted === "money" ? { money: { rule: "ask", capCents: null } } : { [wanted]: true };

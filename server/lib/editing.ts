/** What admins edit; two admins may edit it at once. */
import { editRefusals } from "#texts/en/requests.ts";
import { refusedError } from "./refuse.ts";

/** The row that is to be changed, locked before; refuses when it is gone, or not the one that was seen. */
export function present<Row extends { version: number }>(
  row: Row | null,
  seen: number | undefined,
): Row {
  if (!row) throw refusedError(editRefusals, "not_there");
  if (seen !== undefined && seen !== row.version) {
    throw refusedError(editRefusals, "changed_meanwhile");
  }
  return row;
}

type Filled<Given, Defaults> = {
  [Name in keyof Given]-?: Name extends keyof Defaults
    ? Exclude<Given[Name], undefined>
    : Given[Name];
};

/** What was sent, with the defaults in the place of what was not. */
export const filled = <Given extends object, Defaults extends Partial<Given>>(
  given: Given,
  defaults: Defaults,
): Filled<Given, Defaults> => ({ ...defaults, ...given }) as Filled<Given, Defaults>;

/** A form's number, which may be empty or nonsense: then it is 0. */
export function wholeOrZero(given: number | string | null | undefined): number {
  const number = typeof given === "string" ? Number.parseInt(given, 10) : (given ?? 0);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}

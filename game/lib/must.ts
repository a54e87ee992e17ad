/** The value, where it cannot be missing: if it is, there is a bug. `what` names it in the log. */
export function must<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

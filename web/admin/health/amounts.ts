const KILO = 1000;
const units = ["bytes", "kB", "MB", "GB", "TB"];

/** Such as "1.5 GB". */
export function bytes(amount: number): string {
  const power = Math.min(
    units.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(1, amount)) / Math.log(KILO))),
  );
  const number = amount / KILO ** power;
  return `${number.toFixed(power === 0 || number >= 100 ? 0 : 1)} ${units[power]}`;
}

const spans = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
] as const;

/** Such as "3 hours ago". */
export function ago(moment: string, nowMs = Date.now()): string {
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(moment)) / 1000));
  const [length, name] = spans.find(([span]) => seconds >= span) ?? [1, "second"];
  const count = Math.floor(seconds / length);
  return `${count} ${name}${count === 1 ? "" : "s"} ago`;
}

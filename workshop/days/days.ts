/** `npm run balance -- days`: plays sixty days of a thousand players and writes docs/days.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { home } from "#tools/set-up.mjs";
import { isWithin } from "#workshop/balance/findings.ts";
import { daysPage } from "./report.ts";

const PLAYERS = 1000;

export function writeDays(): void {
  const { page, findings } = daysPage(PLAYERS);
  const file = join(home, "docs/days.md");
  writeFileSync(file, page);
  const missed = findings.filter((finding) => !isWithin(finding));
  console.log(missed.length === 0 ? `${file}: every promise holds` : missed);
  if (missed.length > 0) process.exitCode = 1;
}

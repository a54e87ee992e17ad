/**
 * `npm run balance -- economy`: two years of many players, and how much of the coins that come in goes
 * out again once their albums fill up.
 */
import { DAY_MS } from "#game/lib/day.ts";
import { isWithin, percent, within, type Finding } from "#workshop/balance/findings.ts";
import { inText } from "#bench/table.ts";
import { newPlayer } from "./player.ts";
import { arrive, play } from "./visit.ts";

const YEAR_DAYS = 365;
const PLAYERS = 200;

/** Of every 100 coins that come in, so many go out. */
const BURNT: [number, number] = [90, 105];

type Year = { coinsIn: number; coinsOut: number };

/** A player's years, one after the other, and the coins that are left. */
function yearsOf(nth: number, years: number): { years: Year[]; left: number } {
  const player = newPlayer(nth);
  const lived = Array.from({ length: years }, () => ({ coinsIn: 0, coinsOut: 0 }));
  for (const [year, coins] of lived.entries()) {
    for (let day = 1; day <= YEAR_DAYS; day++) {
      const nowMs = player.signedUpAtMs + (year * YEAR_DAYS + day - 1) * DAY_MS;
      if (!player.habit.comes(day, nowMs)) continue;
      arrive(player, nowMs);
      const moved = play(player, nowMs);
      coins.coinsIn += moved.in;
      coins.coinsOut += moved.out;
    }
  }
  return { years: lived, left: player.coins };
}

/** `slack` widens the aim for fewer players and years. */
export function economyFindings(players: number, { years = 2, slack = 0 } = {}): Finding[] {
  const lives = Array.from({ length: players }, (_, nth) => yearsOf(nth, years));
  const ofYear = (year: number, key: keyof Year) =>
    lives.reduce((sum, life) => sum + (life.years[year]?.[key] ?? 0), 0);
  const lefts = lives.map(({ left }) => left).toSorted((a, b) => a - b);
  return [
    ...Array.from({ length: years }, (_, year) =>
      within(
        `year ${year + 1}: of 100 coins that come in, so many go out`,
        percent(ofYear(year, "coinsOut"), ofYear(year, "coinsIn")),
        [BURNT[0] - slack, BURNT[1] + slack],
      ),
    ),
    within("coins that a player has left, median", lefts[lefts.length >> 1] ?? 0, [0, 2_000]),
  ];
}

export function printEconomy(): void {
  const findings = economyFindings(PLAYERS);
  const rows = findings.map((finding) => [
    finding.what,
    finding.measured,
    `${finding.from} to ${finding.to}`,
    isWithin(finding) ? "holds" : "OUTSIDE",
  ]);
  const note = `${PLAYERS} players over two years, always with the same seeds. Half of them open packs whenever they can; half make own cards once their album is full.`;
  console.log(inText({ title: "The economy", note, head: ["what", "measured", "aim", ""], rows }));
  if (!findings.every(isWithin)) process.exitCode = 1;
}

/**
 * Writes game/duel/golden-duels.json anew: starts and choices of some duels, and how they ended.
 * It refuses while RULES_VERSION is the one of the file and the duels end differently, because
 * then stored duels of players would end differently, too: raise the version first.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { digestOf, replay, teamToStored } from "#game/duel/duel-record.ts";
import { goldenStart, type GoldenDuel } from "#game/duel/test-golden.ts";
import { playAtRandom, someStart } from "#game/duel/test-duels.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { home } from "#tools/set-up.mjs";

const DUELS = 40;
const file = join(home, "game/duel/golden-duels.json");

type Golden = { version: number; duels: GoldenDuel[] };

const endsAsBefore = ({ duels }: Golden): boolean =>
  duels.every((duel) => digestOf(replay(goldenStart(duel), duel.choices).state) === duel.digest);

if (existsSync(file)) {
  const golden = JSON.parse(readFileSync(file, "utf8")) as Golden;
  if (golden.version === RULES_VERSION && !endsAsBefore(golden)) {
    console.error("The rules changed. Raise RULES_VERSION in game/duel/numbers.ts first.");
    process.exit(1);
  }
}

const duels = Array.from({ length: DUELS }, (_, nth): GoldenDuel => {
  const dice = diceFrom(nth);
  const start = someStart(dice);
  const { choices, state } = playAtRandom(start, dice);
  const [own, other] = start.teams;
  const teams = [teamToStored(own), teamToStored(other)] as const;
  return { seed: start.seed, teams, choices, digest: digestOf(state) };
});

const lines = duels.map((duel) => JSON.stringify(duel)).join(",\n");
writeFileSync(file, `{ "version": ${RULES_VERSION}, "duels": [\n${lines}\n] }\n`);

/** Duels that were stored once and must end in the same way for ever. */
import { type DuelStart } from "./duel.ts";
import { RULES_VERSION } from "./numbers.ts";
import { teamFromStored, type StoredDuelTeam } from "./duel-record.ts";

export type GoldenDuel = {
  seed: number;
  teams: readonly [StoredDuelTeam, StoredDuelTeam];
  choices: string;
  digest: string;
};

export const goldenStart = ({ seed, teams }: GoldenDuel): DuelStart => ({
  version: RULES_VERSION,
  seed,
  teams: [teamFromStored(teams[0]), teamFromStored(teams[1])],
});

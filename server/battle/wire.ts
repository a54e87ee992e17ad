import type { BattleOnWire } from "#contract/battle.ts";
import { narrate, reasonsOf } from "#game/battle/narrate.ts";
import type { Blow, PowerBattleLog, Round } from "#game/battle/resolve.ts";
import type { Fighter } from "#game/battle/power.ts";
import { speedOf } from "#game/cards/card.ts";
import type { BattleRow, StoredBattle } from "./queries.ts";

const sides = ["player", "opponent"] as const;

function fighterOnWire(fighter: Fighter, blow: Blow | undefined) {
  const { cardId, name, element, rarity, attack, defense, imageUrl } = fighter;
  return {
    cardId,
    name,
    element,
    rarity,
    attack,
    defense,
    speed: speedOf(fighter),
    imageUrl: imageUrl ?? "",
    basePower: blow?.basePower ?? 0,
    bonusPercent: blow?.bonusPercent ?? 0,
    power: blow?.power ?? 0,
  };
}

function roundOnWire({ blows: [own, other], winner, health }: Round, i: number) {
  return {
    number: i + 1,
    playerFighter: i,
    opponentFighter: i,
    playerDamage: own.damage,
    opponentDamage: other.damage,
    playerHealth: health[0],
    opponentHealth: health[1],
    wonBy: winner === null ? ("nobody" as const) : sides[winner],
    text: `${own.name} strikes for ${own.damage}, ${other.name} for ${other.damage}.`,
  };
}

const sideOnWire = (
  { teams, log }: StoredBattle,
  side: 0 | 1,
  who: { name: string; kind: BattleRow["opponentKind"] },
) => ({
  ...who,
  fighters: teams[side].map((fighter, i) => fighterOnWire(fighter, log.rounds[i]?.blows[side])),
  power: log.powers[side],
});

const reasonTexts = (log: PowerBattleLog) => [
  ...reasonsOf(log, 0).map(({ text }) => text),
  ...reasonsOf(log, 1, 0)
    .filter(({ bonusPercent }) => bonusPercent > 0)
    .map(({ text }) => text),
];

/** A battle as its challenger sees it. */
export const battleOnWire = (row: BattleRow, stored: StoredBattle): BattleOnWire => ({
  id: row.id,
  battleType: row.opponentKind === "computer" ? "computer" : "online",
  createdAt: row.createdAt.toISOString(),
  won: stored.log.winner === 0,
  narration: narrate(stored.log, 0),
  reasons: reasonTexts(stored.log),
  decidedBy: stored.log.decidedBy,
  elementalAdvantage: stored.log.elementalAdvantage,
  powerDifference: stored.log.powerDifference,
  player: sideOnWire(stored, 0, { name: row.challengerName, kind: "player" }),
  opponent: sideOnWire(stored, 1, { name: row.opponentName, kind: row.opponentKind }),
  rounds: stored.log.rounds.map(roundOnWire),
  roundsWon: stored.log.roundsWon[0],
});

export const summaryOnWire = (row: BattleRow) => ({
  id: row.id,
  battleType: row.opponentKind === "computer" ? ("computer" as const) : ("online" as const),
  createdAt: row.createdAt.toISOString(),
  won: row.won,
  opponentName: row.opponentName,
  playerPower: row.playerPower,
  opponentPower: row.opponentPower,
});

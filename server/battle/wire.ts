import { otherSide, type Side } from "#game/lib/sides.ts";
import { must } from "#game/lib/must.ts";
import type { BattleOnWire, BattleSummary, BattleType } from "#contract/battle.ts";
import type { Fighter } from "#game/battle/power.ts";
import type { RepeatedBattle } from "#game/battle/battle-record.ts";
import type { Blow, Reader, Round } from "#game/battle/resolve.ts";
import { speedOf } from "#game/cards/card.ts";
import { narrate, reasonTexts, roundText } from "#texts/en/battle.ts";
import type { BattleRow } from "./queries.ts";

function fighterOnWire(fighter: Fighter, { basePower, bonusPercent, outwitPercent, power }: Blow) {
  return {
    ...fighter,
    speed: speedOf(fighter),
    imageUrl: fighter.imageUrl ?? "",
    basePower,
    bonusPercent,
    outwitPercent,
    power,
  };
}

const roundOnWire =
  (viewer: Side) =>
  ({ blows, winner, outwitter, health }: Round, i: number) => {
    const [own, other] = [blows[viewer], blows[otherSide(viewer)]];
    const nameOf = (side: Side | null): BattleOnWire["rounds"][number]["wonBy"] => {
      if (side === null) return "nobody";
      return side === viewer ? "player" : "opponent";
    };
    return {
      number: i + 1,
      playerFighter: i,
      opponentFighter: i,
      playerDamage: own.damage,
      opponentDamage: other.damage,
      playerHealth: health[viewer],
      opponentHealth: health[otherSide(viewer)],
      wonBy: nameOf(winner),
      playerTactic: own.tactic,
      opponentTactic: other.tactic,
      outwittedBy: nameOf(outwitter),
      playerGain: own.outwitPower,
      opponentGain: other.outwitPower,
      text: roundText(own, other),
    };
  };

const sideOnWire = ({ teams, log }: RepeatedBattle, side: Side) => ({
  fighters: log.rounds.map(({ blows }, i) =>
    fighterOnWire(must(teams[side][i], `fighter ${i}`), blows[side]),
  ),
  power: log.powers[side],
});

export function typeOf({ mode, opponentKind }: BattleRow): BattleType {
  if (mode === "face_to_face") return "face-to-face";
  if (mode !== "quick") return mode;
  return opponentKind === "computer" ? "computer" : "online";
}

type PowerType = BattleOnWire["battleType"];

/** A power battle as one of its two sides sees it; who only watches sees the challenger on the left. */
export function battleOnWire(row: BattleRow, again: RepeatedBattle, reader: Reader): BattleOnWire {
  const { log } = again;
  const viewer = reader === "watcher" ? 0 : reader;
  const sign = viewer === 0 ? 1 : -1;
  const who = [
    { name: row.challengerName, kind: "player" as const },
    { name: row.opponentName, kind: row.opponentKind },
  ] as const;
  return {
    id: row.id,
    battleType: typeOf(row) as PowerType,
    createdAt: row.createdAt.toISOString(),
    won: log.winner === viewer,
    narration: narrate(log, reader, [row.challengerName, row.opponentName]),
    reasons: reasonTexts(log, reader),
    decidedBy: log.decidedBy,
    elementalAdvantage: sign * log.elementalAdvantage || 0,
    powerDifference: sign * log.powerDifference || 0,
    player: { ...who[viewer], ...sideOnWire(again, viewer) },
    opponent: { ...who[otherSide(viewer)], ...sideOnWire(again, otherSide(viewer)) },
    rounds: log.rounds.map(roundOnWire(viewer)),
    roundsWon: log.roundsWon[viewer],
  };
}

/** A line of the history of one of the two players. */
export function summaryFor(playerId: string, row: BattleRow): BattleSummary {
  const { id, createdAt, challengerWon, challengerPower, opponentPower } = row;
  const isChallenger = row.challengerId === playerId;
  return {
    id,
    battleType: typeOf(row),
    createdAt: createdAt.toISOString(),
    won: challengerWon === null ? null : challengerWon === isChallenger,
    opponentName: isChallenger ? row.opponentName : row.challengerName,
    opponentKind: row.opponentKind,
    playerPower: isChallenger ? challengerPower : opponentPower,
    opponentPower: isChallenger ? opponentPower : challengerPower,
  };
}

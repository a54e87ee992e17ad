/**
 * A power battle: the team with more power wins; equal teams are decided by speed, then by a lot
 * drawn from the battle's seed.
 *
 * It is shown as three rounds. Each team starts with its power as health, and in each round a pair
 * of cards trades blows that are exactly as hard as the cards' powers. So a team's blows add up to
 * its power, the weaker team ends at zero, and what the winner has left is the power difference.
 */
import type { Side } from "#game/lib/sides.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { toTenth } from "#game/lib/tenths.ts";
import {
  compareTeams,
  teamPower,
  type CardPower,
  type Comparison,
  type Fighter,
  type TeamPowers,
  type Team,
} from "./power.ts";
import { outwitPercents, outwitter, type BattlePlan, type Tactic } from "./tactics.ts";

/** The reader of a battle's story: one of its sides, or a visitor who only watches. */
export type Reader = Side | "watcher";

/** What one team's card does in a round. */
export type Blow = {
  cardId: string;
  name: string;
  element: Element;
  rarity: Rarity;
  imageUrl: string | null;
  basePower: number;
  bonusPercent: number;
  power: number;
  /** What outwitting the other side adds: in percent, and how much of the power it is. */
  outwitPercent: number;
  outwitPower: number;
  /** Null when its side has chosen none. */
  tactic: Tactic | null;
  /** The elements of the opposing cards that earn the bonus, one entry per card. */
  beats: Element[];
  /** Health that the opposing team loses: the power, or the little that was left. */
  damage: number;
};

export type Round = {
  blows: [Blow, Blow];
  /** The card with more power in this pair; null when they are equal. */
  winner: Side | null;
  /** The side that has outwitted the other. */
  outwitter: Side | null;
  /** Health of both teams after the round. */
  health: [number, number];
};

/** Plain JSON: it is stored with the battle and replayed from there. */
export type PowerBattleLog = Omit<Comparison, "stronger"> & {
  version: 1;
  seed: number;
  winner: Side;
  decidedBy: "power" | "speed" | "lot";
  roundsWon: [number, number];
  rounds: Round[];
};

export type PowerBattle = {
  seed: number;
  teams: readonly [Team, Team];
  /** Without a plan no side outwits the other. */
  plan?: BattlePlan | undefined;
};

export function resolvePowerBattle({ seed, teams, plan }: PowerBattle): PowerBattleLog {
  const [own, other] = teams;
  const percents = plan ? outwitPercents(teams, plan) : [];
  const meeting = [teamPower(own, other, percents[0]), teamPower(other, own, percents[1])] as const;
  const comparison = compareTeams(meeting);
  const rounds = playRounds({ teams, meeting, plan });
  const { stronger, ...figures } = comparison;
  const roundsWonBy = (side: Side) => rounds.filter((round) => round.winner === side).length;
  return {
    version: 1,
    seed,
    ...(stronger === null
      ? breakTie(seed, comparison.speeds)
      : { winner: stronger, decidedBy: "power" }),
    ...figures,
    roundsWon: [roundsWonBy(0), roundsWonBy(1)],
    rounds,
  };
}

function breakTie(seed: number, [speed, otherSpeed]: readonly [number, number]) {
  if (speed !== otherSpeed) {
    return { winner: speed > otherSpeed ? 0 : 1, decidedBy: "speed" } as const;
  }
  const winner: Side = diceFrom(seed).fork("lot").chance(0.5) ? 0 : 1;
  return { winner, decidedBy: "lot" } as const;
}

type Playing = Pick<PowerBattle, "teams" | "plan"> & { meeting: TeamPowers };

function playRounds({ teams: [own, other], meeting, plan }: Playing): Round[] {
  const [ownCards, otherCards] = [meeting[0].cards, meeting[1].cards];
  let health: [number, number] = [meeting[0].power, meeting[1].power];
  return own.map((fighter, i) => {
    const ownTactic = plan?.tactics[0][i] ?? null;
    const otherTactic = plan?.tactics[1][i] ?? null;
    const ownBlow = strike({ fighter, tactic: ownTactic, healthLeft: health[1] }, ownCards[i]!);
    const otherBlow = strike(
      { fighter: other[i]!, tactic: otherTactic, healthLeft: health[0] },
      otherCards[i]!,
    );
    health = [toTenth(health[0] - otherBlow.damage), toTenth(health[1] - ownBlow.damage)];
    return {
      blows: [ownBlow, otherBlow],
      winner: winnerOf(ownBlow, otherBlow),
      outwitter: outwitter(ownTactic, otherTactic),
      health,
    };
  });
}

type Striking = { fighter: Fighter; tactic: Tactic | null; healthLeft: number };

function strike({ fighter, tactic, healthLeft }: Striking, cardPower: CardPower): Blow {
  const { cardId, name, element, rarity, imageUrl } = fighter;
  const { beats, ...figures } = cardPower;
  return {
    ...figures,
    cardId,
    name,
    element,
    rarity,
    imageUrl,
    tactic,
    beats: beats.map((beaten) => beaten.element),
    damage: Math.min(figures.power, healthLeft),
  };
}

function winnerOf(own: Blow, other: Blow): Side | null {
  if (own.power === other.power) return null;
  return own.power > other.power ? 0 : 1;
}

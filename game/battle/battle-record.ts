/**
 * A battle as it is kept. What it was made of is enough to fight it again: the seed, the strength of
 * the six cards, and for a duel the choices. Names and pictures are looked up by card when it is read.
 */
import type { Element } from "#game/cards/elements.ts";
import type { Talent } from "#game/cards/talents.ts";
import type { Fighter, Team } from "./power.ts";
import type { BattlePlan } from "./tactics.ts";
import { resolvePowerBattle, type PowerBattleLog, type Round } from "./resolve.ts";

/** The card (not the player's copy of it), and how strong it was in this battle. */
export type StoredCard = readonly [
  cardId: string,
  element: Element,
  attack: number,
  defense: number,
  /** Of a card in a duel. */
  talent?: Talent | null,
];

export type StoredTeam = readonly StoredCard[];

export type BattleRecord = {
  version: number;
  seed: number;
  teams: readonly [StoredTeam, StoredTeam];
  /** Where both sides chose tactics. */
  plan?: BattlePlan | undefined;
};

/** A duel's choices, and the salt that was hashed with its seed before it began. */
export type DuelRecord = BattleRecord & { choices: string; salt: string };

export const isDuel = (record: BattleRecord | DuelRecord): record is DuelRecord =>
  "choices" in record;

/** What a card is called and looks like today. */
export type CardFace = Pick<Fighter, "name" | "rarity" | "imageUrl">;

export const storedTeam = (team: Team): StoredTeam =>
  team.map(({ cardId, element, attack, defense }) => [cardId, element, attack, defense]);

const fighterFrom = (
  [cardId, element, attack, defense]: StoredCard,
  faceOf: (cardId: string) => CardFace,
): Fighter => ({ cardId, element, attack, defense, ...faceOf(cardId) });

export type RepeatedBattle = { teams: readonly [Team, Team]; log: PowerBattleLog };

/** The same battle again, to the last decimal. */
export function fightAgain(
  { seed, teams: [own, other], plan }: BattleRecord,
  faceOf: (cardId: string) => CardFace,
): RepeatedBattle {
  const team = (stored: StoredTeam) => stored.map((card) => fighterFrom(card, faceOf));
  const teams = [team(own), team(other)] as const;
  return { teams, log: resolvePowerBattle({ seed, teams, plan }) };
}

/** Every number of a battle in one line; two battles with the same line went the same way. */
export const figuresOf = (log: PowerBattleLog): string =>
  [
    log.winner,
    log.decidedBy,
    ...log.powers,
    ...log.bonusPercents,
    ...log.speeds,
    ...log.roundsWon,
    ...log.rounds.flatMap(figuresOfRound),
  ].join(" ");

const figuresOfRound = ({ blows, winner, health }: Round) => [
  ...blows.flatMap(({ power, bonusPercent, damage }) => [power, bonusPercent, damage]),
  winner ?? "-",
  ...health,
];

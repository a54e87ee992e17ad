/** For tests: a battle of three rounds that the player wins by 15. */
import type { BattleOnWire, QuickBattleResult } from "#contract/battle.ts";

const fighter = (name: string, power: number): BattleOnWire["player"]["fighters"][number] => ({
  cardId: name,
  name,
  element: "crystal",
  rarity: "common",
  attack: 30,
  defense: 30,
  speed: 30,
  imageUrl: "/creatures/cindlepup.webp",
  basePower: power,
  bonusPercent: 0,
  outwitPercent: 0,
  power,
});

type Figures = { damage: [number, number]; health: [number, number] };

const round = (number: number, { damage, health }: Figures): BattleOnWire["rounds"][number] => ({
  number,
  playerFighter: number - 1,
  opponentFighter: number - 1,
  playerDamage: damage[0],
  opponentDamage: damage[1],
  playerHealth: health[0],
  opponentHealth: health[1],
  wonBy: "player",
  playerTactic: null,
  opponentTactic: null,
  outwittedBy: "nobody",
  playerGain: 0,
  opponentGain: 0,
  text: `Round ${number} is fought.`,
});

export const wonBattle: BattleOnWire = {
  id: "b1",
  battleType: "computer",
  createdAt: "2026-11-21T10:00:00.000Z",
  won: true,
  narration: "The arena is yours.",
  reasons: ["Cindlepup fights with 100, without help from its element."],
  decidedBy: "power",
  elementalAdvantage: 0,
  powerDifference: 15,
  player: {
    name: "Sam",
    kind: "player",
    fighters: [fighter("Cindlepup", 100), fighter("Brinkoil", 75), fighter("Twiglerin", 50)],
    power: 225,
  },
  opponent: {
    name: "Odd Tobias",
    kind: "computer",
    fighters: [fighter("Murkitten", 75), fighter("Zapadger", 75), fighter("Rimefuzzle", 60)],
    power: 210,
  },
  rounds: [
    round(1, { damage: [100, 75], health: [150, 110] }),
    round(2, { damage: [75, 75], health: [75, 35] }),
    round(3, { damage: [35, 60], health: [15, 0] }),
  ],
  roundsWon: 3,
};

export const wonResult: QuickBattleResult = {
  ...wonBattle,
  opponentType: "computer",
  cardsWon: 0,
  wonCard: null,
  coinsWon: 8,
  experienceWon: 20,
  levelUps: [
    { name: "Cindlepup", level: 2 },
    { name: "Rimefuzzle", level: 5 },
  ],
  missionsCompleted: [{ title: "Win 2 battles", coins: 50 }],
};

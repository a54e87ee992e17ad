import { must } from "#game/lib/must.ts";
import type { BattleEarned } from "#contract/battle.ts";
import {
  battleCards,
  battleCoins,
  battleExperience,
  coinRewardOf,
  coinRewards,
  isInPerson,
  type BattleOutcome,
  type CoinReward,
  type Opposition,
  type RewardSettings,
} from "#game/battle/rewards.ts";
import type { Win } from "#game/battle/win.ts";
import type { Element } from "#game/cards/elements.ts";
import { dayOf } from "#game/lib/day.ts";
import type { MissionEvent } from "#game/missions/missions.ts";
import { winsWith } from "#game/missions/win-with.ts";
import { cardOnWire, continueStories, givePrizes, train } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { giveCoins, tally, tallySoFar } from "#server/purse/service.ts";

/** A battle from the side of one of its players, whose purse is locked. */
export type FoughtBattle = {
  playerId: string;
  battleId: string;
  against: Opposition;
  outcome: BattleOutcome;
  /** How it was won; null when it was not. */
  win: Win | null;
  /** The player on the other side, who was there too; null for the computer or a team left behind. */
  opponentId: string | null;
  /** The player's own copies that fought. */
  cards: readonly { id: string; name: string; element: Element }[];
  nowMs: number;
  /** What can be set of its reward. */
  settings: RewardSettings;
};

/** All that a finished battle earns its player; part of the transaction that decides it. */
export async function rewardBattle(tx: Tx, battle: FoughtBattle): Promise<BattleEarned> {
  const experienceWon = battleExperience(battle.outcome);
  const [coinsWon, levelUps, { wonCard, missionsCompleted }] = await Promise.all([
    payCoins(tx, battle),
    trainCards(tx, battle, experienceWon),
    rewardDeeds(tx, battle),
  ]);
  return {
    cardsWon: wonCard ? 1 : 0,
    wonCard,
    coinsWon,
    experienceWon,
    levelUps,
    missionsCompleted,
  };
}

/** Returns the cards that have reached a new level; stories go on with what it brought. */
async function trainCards(tx: Tx, battle: FoughtBattle, experience: number) {
  const { battleId, cards, win } = battle;
  const trained = await train(
    tx,
    cards.map(({ id }) => id),
    experience,
  );
  await continueStories(tx, { battleId, win, cards: trained });
  const nameOf = (id: string) =>
    must(
      cards.find((card) => card.id === id),
      `card ${id}`,
    ).name;
  return trained
    .filter(({ hasRisen }) => hasRisen)
    .map(({ id, level }) => ({ name: nameOf(id), level }));
}

/** The card for the day's first win, and the missions that battle and card bring forward. */
async function rewardDeeds(tx: Tx, battle: FoughtBattle) {
  const { playerId, outcome, nowMs } = battle;
  const wonCard = outcome === "won" ? await giveFirstWinCard(tx, battle) : null;
  const events = [...deeds(battle), ...(wonCard ? [collected(wonCard)] : [])];
  return { wonCard, missionsCompleted: await advanceMissions(tx, { playerId, events, nowMs }) };
}

const deeds = ({ outcome, against, cards }: FoughtBattle): MissionEvent[] => [
  { kind: "first_battle", amount: 1 },
  { kind: "fight_battles", amount: 1 },
  ...(against.mode === "computer" ? [] : [{ kind: "fight_players", amount: 1 } as const]),
  ...(outcome === "won"
    ? ([
        { kind: "win_battles", amount: 1 },
        { kind: "first_win", amount: 1 },
        ...winsWith(cards.map(({ element }) => element)).map((kind) => ({ kind, amount: 1 })),
      ] as const)
    : []),
];

const collected = ({ rarity }: { rarity: Extract<MissionEvent, { rarity: unknown }>["rarity"] }) =>
  ({ kind: "collect_rarity", rarity, amount: 1 }) as const;

async function payCoins(tx: Tx, battle: FoughtBattle): Promise<number> {
  const { playerId, battleId, against, outcome, opponentId } = battle;
  const day = dayOf(battle.nowMs);
  const counted = (what: string) => ({ playerId, day, what });
  const isOfPair = opponentId !== null && isInPerson(against);
  const ofPair = isOfPair ? counted(`against:${opponentId}`) : null;
  const [paidAgainstOpponentToday, ...paid] = await Promise.all([
    ofPair ? tallySoFar(tx, ofPair) : 0,
    ...coinRewards.map(async (kind) => [kind, await tallySoFar(tx, counted(kind))] as const),
  ]);
  const paidToday = Object.fromEntries(paid) as Record<CoinReward, number>;
  const claim = { against, outcome, paidToday, paidAgainstOpponentToday };
  const coins = battleCoins(claim, battle.settings);
  if (coins === 0) return 0;
  const reason = outcome === "won" ? "battle_win" : "battle_consolation";
  const cause = `battle:${battleId}`;
  await Promise.all([
    tally(tx, counted(coinRewardOf(against, outcome))),
    ofPair && tally(tx, ofPair),
    giveCoins(tx, { playerId, coins, reason, cause }),
  ]);
  return coins;
}

async function giveFirstWinCard(tx: Tx, battle: FoughtBattle) {
  const { playerId, battleId } = battle;
  const counted = { playerId, day: dayOf(battle.nowMs), what: "win" };
  const winsEarlierToday = (await tally(tx, counted)) - 1;
  const howMany = battleCards("won", winsEarlierToday);
  const cause = `battle:${battleId}`;
  const [prize] = await givePrizes(tx, { playerId, howMany, reason: "first_win", cause });
  return prize ? cardOnWire(prize.row) : null;
}

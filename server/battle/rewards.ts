import type { QuickBattleResult } from "#contract/battle.ts";
import type { Fighter } from "#game/battle/power.ts";
import { battleCards, battleCoins, battleExperience, coinRewardOf } from "#game/battle/rewards.ts";
import { dayOf } from "#game/lib/day.ts";
import type { MissionEvent } from "#game/missions/missions.ts";
import { cardOnWire, givePrizes, train } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { giveCoins, tally, tallySoFar } from "#server/purse/service.ts";

export type FoughtBattle = {
  playerId: string;
  battleId: string;
  mode: "computer" | "online";
  won: boolean;
  fighters: readonly Fighter[];
  nowMs: number;
};

export type BattleRewards = Pick<
  QuickBattleResult,
  "cardsWon" | "wonCard" | "coinsWon" | "experienceWon" | "levelUps" | "missionsCompleted"
>;

/** All that a finished battle earns its player; part of the transaction that decides it. */
export async function rewardBattle(tx: Tx, battle: FoughtBattle): Promise<BattleRewards> {
  const outcome = battle.won ? "won" : "lost";
  const experienceWon = battleExperience(outcome);
  const [coinsWon, risen, { wonCard, missionsCompleted }] = await Promise.all([
    payCoins(tx, battle, outcome),
    train(
      tx,
      battle.fighters.map(({ cardId }) => cardId),
      experienceWon,
    ),
    rewardDeeds(tx, battle),
  ]);
  const nameOf = (id: string) => battle.fighters.find(({ cardId }) => cardId === id)?.name ?? "";
  return {
    cardsWon: wonCard ? 1 : 0,
    wonCard,
    coinsWon,
    experienceWon,
    levelUps: risen.map(({ id, level }) => ({ name: nameOf(id), level })),
    missionsCompleted,
  };
}

/** The card for the day's first win, and the missions that battle and card bring forward. */
async function rewardDeeds(tx: Tx, battle: FoughtBattle) {
  const { playerId, won, nowMs } = battle;
  const wonCard = won ? await giveFirstWinCard(tx, battle) : null;
  const events = [...deeds(battle), ...(wonCard ? [collected(wonCard)] : [])];
  return { wonCard, missionsCompleted: await advanceMissions(tx, { playerId, events, nowMs }) };
}

const deeds = ({ won }: FoughtBattle): MissionEvent[] => [
  { kind: "first_battle", amount: 1 },
  ...(won
    ? ([
        { kind: "win_battles", amount: 1 },
        { kind: "first_win", amount: 1 },
      ] as const)
    : []),
];

const collected = ({ rarity }: { rarity: Extract<MissionEvent, { rarity: unknown }>["rarity"] }) =>
  ({ kind: "collect_rarity", rarity, amount: 1 }) as const;

async function payCoins(tx: Tx, battle: FoughtBattle, outcome: "won" | "lost"): Promise<number> {
  const { playerId, battleId, mode } = battle;
  const what = coinRewardOf(mode, outcome);
  const counted = { playerId, day: dayOf(battle.nowMs), what };
  const rewardedToday = await tallySoFar(tx, counted);
  const coins = battleCoins({ mode, outcome, rewardedToday, rewardedAgainstOpponentToday: 0 });
  if (coins === 0) return 0;
  const reason = battle.won ? "battle_win" : "battle_consolation";
  const cause = `battle:${battleId}`;
  await Promise.all([tally(tx, counted), giveCoins(tx, { playerId, coins, reason, cause })]);
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

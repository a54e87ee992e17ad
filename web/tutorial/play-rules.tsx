import type { MissionInForce } from "#contract/missions.ts";
import { computerLevels, levelNames } from "#game/battle/computer-levels.ts";
import { tactics } from "#game/battle/tactics.ts";
import {
  battleCards,
  battleExperience,
  computerWinCoins,
  consolationCoins,
} from "#game/battle/rewards.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { LEVEL_MAX, levelOf } from "#game/collection/level.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import { MISSIONS_DRAWN } from "#game/missions/draw.ts";
import { WELCOME_PATH_CARDS, type MissionType } from "#game/missions/missions.ts";
import type { ToldNumbers } from "#game/settings/told.ts";
import { inCoins } from "#texts/en/purse.ts";
import { outwitting } from "#texts/en/tactics.ts";
import { Points } from "./points.tsx";
import { BattlePower } from "./rule-tables.tsx";
import { Table } from "./table.tsx";

/** The numbers that admins set, and the missions that they write. */
export type RulesProps = { settings: ToldNumbers; missions: readonly MissionInForce[] };

type CoinRow = [key: string, battle: string, coins: number, perDay: string | number];

const coinRows = (set: ToldNumbers): CoinRow[] => [
  ...computerLevels.map((level): CoinRow => [
    levelNames[level],
    `Win against the computer, ${levelNames[level]}`,
    computerWinCoins[level],
    `${set.computerWinsPaidPerDay} together`,
  ]),
  ["player", "Win against a player", set.playerWinCoins, set.playerWinsPaidPerDay],
  [
    "computer lost",
    "Loss against the computer",
    consolationCoins.computer,
    `${set.lossesPaidPerDay} together`,
  ],
  [
    "player lost",
    "Loss or draw against a player",
    consolationCoins.player,
    `${set.lossesPaidPerDay} together`,
  ],
];

export function BattleRules({ settings }: RulesProps) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        A battle is {TEAM_SIZE} cards of your deck against {TEAM_SIZE} others.
      </p>
      <BattlePower />
      <Points>
        <li>
          In a quick battle against the computer you may choose a tactic for each round:{" "}
          {tactics.map((each) => outwitting[each]).join(", ")}. Who outwits the other is{" "}
          {settings.outwitPercent} % stronger in that round, {settings.outwitPercentOnWeak} % if its
          element beats the card it faces.
        </li>
        {settings.bondPercent > 0 && (
          <li>
            Against the computer your own creations have a bond with you: they fight with at least{" "}
            {settings.bondPercent} % of their rarity's points. The card shows these numbers. Against
            players the printed ones count.
          </li>
        )}
      </Points>
      <Table
        caption="Coins for battles"
        head={["Battle", "Coins", "How often a day"]}
        rows={coinRows(settings)}
      />
      <Points>
        <li>A loss pays nothing once all wins of that kind are paid for the day.</li>
        <li>The first win of a day also brings {battleCards("won", 0)} new card.</li>
        <li>
          Each of your three cards gains {battleExperience("won")} experience for a win and{" "}
          {battleExperience("lost")} otherwise. Level 2 takes {levelOf(0).needed} points, and every
          level {levelOf(0).needed} more than the one before, up to level {LEVEL_MAX}. A level is an
          honour and adds no power.
        </li>
      </Points>
    </div>
  );
}

const typeWords: Record<MissionType, string> = {
  daily: "A day",
  weekly: "A week",
  monthly: "A month",
  special: "Newcomers, once",
};

function pay(missions: readonly MissionInForce[], type: MissionType) {
  const all = missions.filter((mission) => mission.type === type);
  const drawn = all.filter(({ isDrawn }) => isDrawn);
  const best = drawn.toSorted((a, b) => b.rewards.coins - a.rewards.coins).slice(0, MISSIONS_DRAWN);
  const ofType = [...all.filter(({ isDrawn }) => !isDrawn), ...best];
  const sum = (what: "coins" | "cards") =>
    ofType.reduce((total, { rewards }) => total + rewards[what], 0);
  return {
    coins: sum("coins"),
    cards: sum("cards") + (type === "special" ? WELCOME_PATH_CARDS : 0),
  };
}

export function MissionRules({ missions, settings }: RulesProps) {
  const types = Object.keys(typeWords) as MissionType[];
  return (
    <div className="grid gap-4">
      <Table
        caption="What the missions of a kind pay together at most"
        head={["The missions of", "Coins", "Cards"]}
        rows={types.map((type) => {
          const { coins, cards } = pay(missions, type);
          return [type, typeWords[type], coins.toLocaleString("en"), cards];
        })}
      />
      <Points>
        <li>
          Missions pay by themselves. Daily ones begin anew at midnight UTC, weekly ones on Monday,
          monthly ones on the first of the month.
        </li>
        <li>
          You get {MISSIONS_DRAWN} new ones for every day and for every week. If you would like
          another one instead, you can swap one a day.
        </li>
        {missions.some(({ isBanked }) => isBanked) && (
          <li>
            A daily mission that you do not finish stays open for {BANKED_DAYS} more days, but for
            visits and making a card. What you do counts for today first, then for the oldest day
            that is open.
          </li>
        )}
        <li>
          Every day on which you come brings a gift of {inCoins(settings.dailyGiftCoins)}, and every
          seventh a chest with {settings.chestCoins}. A missed day costs nothing.
        </li>
        <li>
          Your streak grows on every day with a visit. One missed day in seven is free; another one
          makes it begin again.
        </li>
      </Points>
    </div>
  );
}

export function SharingRules({ settings }: RulesProps) {
  return (
    <Points>
      <li>
        Sharing your cards pays {inCoins(settings.shareCoins)}, up to{" "}
        {settings.sharesPerDay === 1 ? "1 time" : `${settings.sharesPerDay} times`} a day.
      </li>
      <li>
        It is for players who play: own a card, and be new here or have battled in the last 7 days.
      </li>
    </Points>
  );
}

export function FairPlayRules() {
  return (
    <Points>
      <li>Taleborn is for players of 12 and over, with a parent's approval.</li>
      <li>Coins are earned by playing. Values in dollars are estimates, not money.</li>
      <li>Descriptions must be kind: others see your creatures too.</li>
    </Points>
  );
}

import type { BattleOnWire } from "#contract/battle.ts";
import { sumTenths, toTenth } from "#game/lib/tenths.ts";

export type SceneRound = BattleOnWire["rounds"][number];

export type SceneFighter = BattleOnWire["player"]["fighters"][number];

export type SideScene = {
  name: string;
  fighters: readonly SceneFighter[];
  health: number;
  /** All that it had before the first blow, and what it gained by outwitting the other so far. */
  fullHealth: number;
  /** Health that this side lost in the round on show. */
  lost: number;
  /** The card that fights now; before the first round the one that will begin. */
  active: SceneFighter | undefined;
  /** In the round on show. */
  tactic: SceneRound["playerTactic"];
  outwits: boolean;
  /** Indexes of the cards that have fought in earlier rounds. */
  hasFought: readonly number[];
};

/** What the stage shows after so many steps: 0 is before the first round. */
export type Scene = {
  /** Null before the first round. */
  round: SceneRound | null;
  player: SideScene;
  opponent: SideScene;
};

type Side = "player" | "opponent";

export function sceneAt(battle: BattleOnWire, step: number): Scene {
  const shown = Math.min(step, battle.rounds.length);
  return {
    round: battle.rounds[shown - 1] ?? null,
    player: sideAt(battle, "player", shown),
    opponent: sideAt(battle, "opponent", shown),
  };
}

const otherSide = { player: "opponent", opponent: "player" } as const;

function sideAt(battle: BattleOnWire, side: Side, shown: number): SideScene {
  const { name, power, fighters } = battle[side];
  const round = battle.rounds[shown - 1];
  // What is won by tactics later must not be seen before.
  const toCome = sumTenths(battle.rounds.slice(shown).map((later) => later[`${side}Gain`]));
  const onStage = battle.rounds[Math.max(0, shown - 1)]?.[`${side}Fighter`] ?? 0;
  return {
    name,
    fighters,
    health: Math.max(0, toTenth((round ? round[`${side}Health`] : power) - toCome)),
    fullHealth: toTenth(power - toCome),
    lost: round ? round[`${otherSide[side]}Damage`] : 0,
    active: fighters[onStage],
    tactic: round ? round[`${side}Tactic`] : null,
    outwits: round?.outwittedBy === side,
    hasFought: battle.rounds.slice(0, Math.max(0, shown - 1)).map((one) => one[`${side}Fighter`]),
  };
}

import type { BattleOnWire } from "#contract/battle.ts";
import { toTenth } from "#game/lib/tenths.ts";

export type SceneRound = BattleOnWire["rounds"][number];

export type SceneFighter = BattleOnWire["player"]["fighters"][number];

export type SideScene = {
  name: string;
  fighters: readonly SceneFighter[];
  health: number;
  healthAtStart: number;
  /** Health that this side lost in the round on show. */
  lost: number;
  /** The card that fights now; before the first round the one that will begin. */
  active: SceneFighter | undefined;
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

function sideAt(battle: BattleOnWire, side: Side, shown: number): SideScene {
  const { name, power, fighters } = battle[side];
  const healthAfter = (round: SceneRound | undefined) => (round ? round[`${side}Health`] : power);
  const health = healthAfter(battle.rounds[shown - 1]);
  const onStage = battle.rounds[Math.max(0, shown - 1)]?.[`${side}Fighter`] ?? 0;
  return {
    name,
    fighters,
    health,
    healthAtStart: power,
    lost: toTenth(healthAfter(battle.rounds[shown - 2]) - health),
    active: fighters[onStage],
    hasFought: battle.rounds.slice(0, Math.max(0, shown - 1)).map((one) => one[`${side}Fighter`]),
  };
}

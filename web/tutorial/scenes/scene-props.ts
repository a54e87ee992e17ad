import type { MissionInForce } from "#contract/missions.ts";

export type SceneProps = { missions: readonly MissionInForce[] };

/**
 * Missions as admins write them. What a mission has paid stays paid: completed days keep their rows,
 * also when it is taken away. Lower targets are reached with the next deed.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/admin-missions.ts";
import { newMission, refuseDates, REWARD_MAX } from "#game/missions/editing.ts";
import type { Deps } from "#server/lib/deps.ts";
import { editing, filled, wholeOrZero } from "#server/lib/editing.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { missionAnswers, missionRefusals, missionRemarks } from "#texts/en/admin.ts";
import * as queries from "./admin-queries.ts";

export async function listAllMissions({ db }: Deps) {
  return (await queries.listAll(db)).map(onWire);
}

export const missionStats = ({ db }: Deps) => queries.readStats(db);

export const {
  create: createMission,
  update: updateMission,
  remove: deleteMission,
  stateNow: missionNow,
  restore: restoreMission,
} = editing({
  kind: "mission",
  deletedMessage: missionAnswers.deleted,
  lock: queries.lockMission,
  read: queries.findMission,
  stateOf,
  written: stateFrom,
  insert: queries.insertMission,
  async save(tx, id, { before, after }) {
    if (!after) return queries.removeMission(tx, id);
    await queries.saveMission(tx, id, after);
    const isAnother =
      before &&
      (before.objective !== after.objective || before.objectiveParam !== after.objectiveParam);
    return isAnother && queries.forgetUnfinished(tx, id);
  },
  onWire,
});

type MissionInput = InputOf<typeof contract.createMission>;

function stateFrom({ rewards = {}, ...given }: MissionInput): queries.MissionState {
  const { rewards: _rewards, targetValue: _target, ...defaults } = newMission;
  const written = filled(given, { ...defaults, description: "" });
  const startMs = Date.parse(written.startDate);
  const endMs = written.endDate === null ? null : Date.parse(written.endDate);
  const refusal = refuseDates(startMs, endMs);
  if (refusal) throw refusedError(missionRefusals, refusal);
  const { title, description, type, objective, objectiveParam = null, active } = written;
  return {
    title,
    description,
    type,
    objective,
    objectiveParam: objective === "collect_rarity" ? (objectiveParam ?? "epic") : null,
    target: written.targetValue,
    rewardCoins: rewardOf(rewards.coins),
    rewardCredits: rewardOf(rewards.credits),
    rewardCards: rewardOf(rewards.cards),
    active,
    startsAt: new Date(startMs).toISOString(),
    endsAt: endMs === null ? null : new Date(endMs).toISOString(),
  };
}

function rewardOf(given: number | string | null | undefined): number {
  const reward = wholeOrZero(given);
  if (reward < 0) throw badInput(missionRemarks.negative_reward);
  if (reward > REWARD_MAX) throw badInput(missionRemarks.huge_reward);
  return reward;
}

function stateOf(edited: queries.EditedRow): queries.MissionState {
  const { id: _id, version: _version, completions: _completions, ...row } = edited;
  return withMoments(row);
}

function onWire(row: queries.EditedRow): contract.EditedMission {
  const { target: targetValue, startsAt: startDate, endsAt: endDate, ...mission } = row;
  const rewards = { coins: row.rewardCoins, credits: row.rewardCredits, cards: row.rewardCards };
  return withMoments({ ...mission, targetValue, rewards, startDate, endDate });
}

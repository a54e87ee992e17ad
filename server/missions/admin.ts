/**
 * Missions as admins write them. What a mission has paid stays paid: completed days keep their rows,
 * also when it is taken away. Lower targets are reached with the next deed.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/admin-missions.ts";
import { newMission, refuseDates, REWARD_MAX } from "#game/missions/editing.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { filled, present, wholeOrZero } from "#server/lib/editing.ts";
import { newId } from "#server/lib/ids.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { missionAnswers, missionRefusals, missionRemarks } from "#texts/en/admin.ts";
import * as queries from "./admin-queries.ts";

export async function listAllMissions({ db }: Deps) {
  return (await queries.listAll(db)).map(onWire);
}

export async function missionStats({ db }: Deps) {
  const { completions, players, coins, credits, cards } = await queries.readStats(db);
  return {
    totalCompletions: completions,
    participatingUsers: players,
    rewardsGiven: coins,
    creditsGiven: credits,
    cardsGiven: cards,
  };
}

export async function createMission(
  { db, now }: Deps,
  adminId: string,
  input: InputOf<typeof contract.createMission>,
): Promise<contract.EditedMission> {
  const state = stateFrom(input);
  const id = newId();
  return db.transaction(async (tx) => {
    await queries.insertMission(tx, id, state);
    await log(tx, {
      adminId,
      atMs: now(),
      deed: "mission created",
      id,
      before: null,
      after: state,
    });
    return onWire(await queries.findMission(tx, id));
  });
}

export async function updateMission(
  { db, now }: Deps,
  adminId: string,
  { id, version, ...input }: InputOf<typeof contract.updateMission>,
): Promise<contract.EditedMission> {
  const after = stateFrom(input);
  return db.transaction(async (tx) => {
    const before = stateOf(present(await queries.lockMission(tx, id), version));
    await change(tx, id, { before, after });
    await log(tx, { adminId, atMs: now(), deed: "mission changed", id, before, after });
    return onWire(await queries.findMission(tx, id));
  });
}

export async function deleteMission(
  { db, now }: Deps,
  adminId: string,
  { id, version }: InputOf<typeof contract.deleteMission>,
) {
  await db.transaction(async (tx) => {
    const before = stateOf(present(await queries.lockMission(tx, id), version));
    await queries.removeMission(tx, id);
    await log(tx, { adminId, atMs: now(), deed: "mission deleted", id, before, after: null });
  });
  return { ...succeeded, message: missionAnswers.deleted };
}

/** As the admins' log keeps it; null when it is not there. */
export async function missionNow(tx: Tx, id: string): Promise<object | null> {
  const row = await queries.lockMission(tx, id);
  return row && stateOf(row);
}

/** Puts a mission back to what the admins' log says it was; null: it was not there. */
export async function restoreMission(tx: Tx, id: string, before: object | null): Promise<void> {
  if (before === null) {
    await queries.removeMission(tx, id);
    return;
  }
  const now = await queries.findMission(tx, id);
  await change(tx, id, { before: stateOf(now), after: before as queries.MissionState });
}

type MissionChange = { before: queries.MissionState; after: queries.MissionState };

async function change(tx: Tx, id: string, { before, after }: MissionChange): Promise<void> {
  await queries.saveMission(tx, id, after);
  const isAnother =
    before.objective !== after.objective || before.objectiveParam !== after.objectiveParam;
  if (isAnother) await queries.forgetUnfinished(tx, id);
}

type Logged = {
  adminId: string;
  atMs: number;
  deed: string;
  id: string;
  before: queries.MissionState | null;
  after: queries.MissionState | null;
};

const log = (tx: Tx, { id, ...done }: Logged) =>
  writeAdminLog(tx, { ...done, subject: { kind: "mission", id } });

const { rewards: _rewards, targetValue: _target, ...defaults } = newMission;

type MissionInput = InputOf<typeof contract.createMission>;

function stateFrom({ rewards = {}, ...given }: MissionInput): queries.MissionState {
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

const stateOf = ({
  id: _id,
  version: _version,
  completions: _completions,
  ...row
}: queries.EditedRow): queries.MissionState => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
});

const onWire = (row: queries.EditedRow): contract.EditedMission => ({
  id: row.id,
  title: row.title,
  description: row.description,
  type: row.type,
  objective: row.objective,
  objectiveParam: row.objectiveParam,
  targetValue: row.target,
  rewards: { coins: row.rewardCoins, credits: row.rewardCredits, cards: row.rewardCards },
  active: row.active,
  startDate: row.startsAt.toISOString(),
  endDate: row.endsAt?.toISOString() ?? null,
  completions: row.completions,
  version: row.version,
});

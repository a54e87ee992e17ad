/** A battle face to face is fought: by its creator's call, or by itself when that does not come. */
import type { Id } from "#contract/ids.ts";
import type { FaceToFaceResult } from "#contract/battle.ts";
import { FIGHTS_BY_ITSELF_AFTER_MS, refuseToFight } from "#game/battle/face-to-face.ts";
import { must } from "#game/lib/must.ts";
import { refuseTeam } from "#game/battle/team.ts";
import { resolvePowerBattle } from "#game/battle/resolve.ts";
import { powerWin } from "#game/battle/win.ts";
import type { Side } from "#game/lib/sides.ts";
import { listByIds, type OwnedRow } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { newSeed } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { lockPurses } from "#server/purse/service.ts";
import { fightRefusals } from "#texts/en/battle.ts";
import { noSuchBattle, nudgeBoth, resultFor } from "./face-to-face.ts";
import * as queries from "./meeting-queries.ts";
import { countFought } from "./queries.ts";
import { savePowerBattle } from "./save-battle.ts";
import { rewardBattle, type FoughtBattle } from "./rewards.ts";
import { fighterOf } from "./team.ts";

/** The creator's call; told again, it answers with the same result. */
export async function execute(
  deps: Deps,
  playerId: string,
  { battleId }: { battleId: Id<"meeting"> },
): Promise<FaceToFaceResult> {
  const wasFought = await deps.db.transaction(async (tx) => {
    const row = await queries.lockMeeting(tx, battleId);
    if (!row || ![row.creatorId, row.joinerId].includes(playerId)) throw noSuchBattle();
    const refusal = refuseToFight(row, playerId, deps.now());
    if (refusal) throw refusedError(fightRefusals, refusal);
    return row.state === "completed" || fight(tx, row, momentOf(deps));
  });
  if (!wasFought) throw refusedError(fightRefusals, "cards_gone");
  const fought = must(await queries.findMeeting(deps.db, battleId), `battle ${battleId}`);
  return resultFor(deps, playerId, fought);
}

export type FightMoment = Pick<FoughtBattle, "nowMs" | "settings">;

const momentOf = ({ now, settings }: Deps): FightMoment => ({ nowMs: now(), settings });

/** Fights what has been ready for so long that no player will call any more. */
export const fightOverdue = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: (tx, now, limit) =>
      queries.listReady(tx, new Date(now.getTime() - FIGHTS_BY_ITSELF_AFTER_MS), limit),
    async end(tx, id) {
      const row = await queries.lockReady(tx, id);
      if (row) await fight(tx, row, momentOf(deps));
    },
  });

type ReadyMeeting = queries.MeetingRow & {
  joinerId: string;
  joinerName: string;
  joinerCards: string[];
};

/** False when a card is no longer where it was: then the battle is called off. */
export async function fight(
  tx: Tx,
  row: queries.MeetingRow,
  moment: FightMoment,
): Promise<boolean> {
  const meeting = row as ReadyMeeting;
  const { creatorId, joinerId } = meeting;
  await lockPurses(tx, [creatorId, joinerId]);
  const teams = [
    await teamAsPromised(tx, creatorId, meeting.creatorCards),
    await teamAsPromised(tx, joinerId, meeting.joinerCards),
  ] as const;
  nudgeBoth(tx, meeting);
  if (!teams[0] || !teams[1]) {
    await queries.cancelMeeting(tx, meeting.id, "cards");
    return false;
  }
  await fightAndReward(tx, meeting, [teams[0], teams[1]], moment);
  return true;
}

async function teamAsPromised(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<OwnedRow[] | null> {
  const cards = await listByIds(tx, ownerId, ids);
  const deck = new Set(cards.filter(({ place }) => place === "deck").map(({ id }) => id));
  return refuseTeam(ids, deck) === null ? cards : null;
}

async function fightAndReward(
  tx: Tx,
  meeting: ReadyMeeting,
  teams: readonly [OwnedRow[], OwnedRow[]],
  moment: FightMoment,
): Promise<void> {
  const { id, creatorId, joinerId } = meeting;
  const fighters = [teams[0].map(fighterOf), teams[1].map(fighterOf)] as const;
  const log = resolvePowerBattle({ seed: newSeed(), teams: fighters });
  await savePowerBattle(tx, {
    id,
    mode: "face_to_face",
    challenger: { id: creatorId, name: meeting.creatorName },
    opponent: { id: joinerId, kind: "player", name: meeting.joinerName },
    teams: fighters,
    log,
  });
  const reward = async (side: Side, playerId: string, opponentId: string) => {
    await countFought(tx, playerId);
    return rewardBattle(tx, {
      playerId,
      battleId: id,
      against: { mode: "face_to_face" },
      outcome: log.winner === side ? "won" : "lost",
      win: powerWin({ teams: fighters, log }, side, null),
      opponentId,
      cards: teams[side],
      ...moment,
    });
  };
  const creatorEarned = await reward(0, creatorId, joinerId);
  const joinerEarned = await reward(1, joinerId, creatorId);
  await queries.completeMeeting(tx, id, { creatorEarned, joinerEarned });
}

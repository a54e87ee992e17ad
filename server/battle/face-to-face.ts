/** Two players who stand next to each other: a code, a team each, one power battle. */
import type { Id } from "#contract/ids.ts";
import type * as contract from "#contract/battle.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { CODE_LENGTH, CODE_MS, refuseToJoin, stateOf } from "#game/battle/face-to-face.ts";
import { readCode } from "#game/lib/codes.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { endedAtOnce, type LockToEnd } from "#server/lib/ending.ts";
import { withFreeCode } from "#server/lib/free-code.ts";
import { newCode, newId } from "#server/lib/ids.ts";
import { countFailedAttempts } from "#server/lib/rate-limited-code.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { cancelBattleRefusals, faceToFaceRefusals, joinRefusals } from "#texts/en/battle.ts";
import * as queries from "./meeting-queries.ts";
import { findPowerBattle } from "./power-battle.ts";
import { fieldTeam } from "./team.ts";

export const noSuchBattle = () => refusedError(faceToFaceRefusals, "no_battle");

/** Tells both phones to ask again. */
export function nudgeBoth(
  tx: Tx,
  { creatorId, joinerId }: { creatorId: string; joinerId: string | null },
): void {
  nudgePlayer(tx, creatorId, "face-to-face");
  if (joinerId !== null) nudgePlayer(tx, joinerId, "face-to-face");
}

export function create(
  deps: Deps,
  creatorId: string,
  { playerCards }: InputOf<typeof contract.createQrBattle>,
) {
  return deps.db.transaction(async (tx) => {
    const creatorCards = (await fieldTeam(tx, creatorId, playerCards)).map(({ id }) => id);
    const expiresAt = new Date(deps.now() + CODE_MS);
    const { id, code } = await openMeeting(tx, { creatorId, creatorCards, expiresAt });
    return { battleCode: code, battleId: id, expiresAt: expiresAt.toISOString() };
  });
}

/** Of two that begin at once the second ends the first one's code; one stays open. */
export async function openMeeting(
  tx: Tx,
  started: Omit<queries.NewMeeting, "id" | "code">,
): Promise<{ id: string; code: string }> {
  return withFreeCode(
    () => newCode(CODE_LENGTH),
    async (code) => {
      const ended = await queries.cancelOpen(tx, started.creatorId);
      for (const { joinerId } of ended) {
        nudgeBoth(tx, { creatorId: started.creatorId, joinerId });
      }
      const meeting = { id: newId(), code, ...started };
      return (await queries.insertMeeting(tx, meeting)) && meeting;
    },
  );
}

export async function join(
  deps: Deps,
  joinerId: string,
  { battleCode, playerCards }: InputOf<typeof contract.joinQrBattle>,
  visit: Visit,
) {
  const code = readCode(battleCode, CODE_LENGTH);
  if (code === null) throw refusedError(faceToFaceRefusals, "bad_code");
  const who = { playerId: joinerId, address: visit.address };
  const attempt = { ...who, kind: "battle", failure: "no_battle" } as const;
  return countFailedAttempts(deps.limits, attempt, () =>
    deps.db.transaction(async (tx) => {
      const row = await queries.lockByCode(tx, code);
      if (!row) throw noSuchBattle();
      const refusal = refuseToJoin(row, joinerId, deps.now());
      if (refusal) throw refusedError(joinRefusals, refusal);

      if (row.joinerId === null) {
        const cards = (await fieldTeam(tx, joinerId, playerCards)).map(({ id }) => id);
        await queries.join(tx, row.id, { joinerId, cards, joinedAt: new Date(deps.now()) });
        nudgeBoth(tx, { creatorId: row.creatorId, joinerId });
      }
      return { battleId: row.id, battleCode: code };
    }),
  );
}

export async function status(
  deps: Deps,
  playerId: string,
  asked: InputOf<typeof contract.qrStatusByQuery>,
) {
  const code = readCode(asked.code ?? asked.battleCode ?? "", CODE_LENGTH);
  const row = code === null ? null : await queries.findOwnByCode(deps.db, code, playerId);
  if (!row) throw noSuchBattle();
  const state = stateOf(row, deps.now());
  const isCreator = row.creatorId === playerId;
  return {
    battleId: row.id,
    bothPlayersReady: state === "ready" || state === "completed",
    status: state,
    isCreator,
    otherName: isCreator ? row.joinerName : row.creatorName,
    expiresAt: new Date(row.expiresAtMs).toISOString(),
    calledOffBy: calledOffBy(row, isCreator),
    result: state === "completed" ? await resultFor(deps, playerId, row) : null,
  };
}

function calledOffBy(
  { calledOffBy: by }: queries.MeetingRow,
  isCreator: boolean,
): "you" | "other" | "cards" | null {
  if (by === null || by === "cards") return by;
  return (by === "creator") === isCreator ? "you" : "other";
}

export async function cancel(
  deps: Deps,
  playerId: string,
  { battleId }: { battleId: Id<"meeting"> },
) {
  await deps.db.transaction(async (tx) => {
    const row = await queries.lockMeeting(tx, battleId);
    if (!row || ![row.creatorId, row.joinerId].includes(playerId)) throw noSuchBattle();
    if (row.state === "completed") throw refusedError(cancelBattleRefusals, "completed");
    if (row.state === "cancelled") return;
    await queries.cancelMeeting(tx, battleId, row.creatorId === playerId ? "creator" : "joiner");
    nudgeBoth(tx, row);
  });
  return {};
}

/** Ends every meeting in which another player waits for this one. */
export const lockMeetingsOf: LockToEnd = async (tx, playerId) => {
  for (const row of await queries.cancelAllOf(tx, playerId)) nudgeBoth(tx, row);
  return endedAtOnce;
};

/** The finished battle, with the asker's own cards as `player`. */
export async function resultFor(
  deps: Deps,
  playerId: string,
  meeting: queries.MeetingRow,
): Promise<contract.FaceToFaceResult> {
  const isCreator = meeting.creatorId === playerId;
  const fought = await findPowerBattle(deps, meeting.id, playerId);
  const earned = isCreator ? meeting.creatorEarned : meeting.joinerEarned;
  if (!fought || !earned) throw new Error(`battle ${meeting.id} was fought and has no result`);
  const { battle } = fought;
  const [challenger, opponent] = isCreator
    ? [battle.player, battle.opponent]
    : [battle.opponent, battle.player];
  return {
    challengerWins: battle.won === isCreator,
    challengerCards: challenger.fighters,
    opponentCards: opponent.fighters,
    challengerPower: challenger.power,
    opponentPower: opponent.power,
    battle,
    ...earned,
  };
}

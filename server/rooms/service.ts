/**
 * Local rooms: two friends meet by a code of six digits and pick three cards each; the second pick
 * begins the duel. A player is in one room at a time, and not while in a duel.
 */
import type { Id } from "#contract/ids.ts";
import { must } from "#game/lib/must.ts";
import { isExpired, isRoomCode, isWaiting, refuseToJoin, refuseToPick } from "#game/rooms/room.ts";
import { casualCard } from "#game/duel/enter.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/rooms.ts";
import { fieldTeam, fieldTeamOrNull, type FormerRivals } from "#server/battle/service.ts";
import type { OwnedRow } from "#server/collection/service.ts";
import { currentDuelId, playersInDuels, refuseIfInDuel, startDuel } from "#server/duel/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { LockToEnd } from "#server/lib/ending.ts";
import { countFailedAttempts } from "#server/lib/rate-limited-code.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { lockPurse, lockPurses } from "#server/purse/service.ts";
import { fightRefusals } from "#texts/en/battle.ts";
import { rematchRefusals } from "#texts/en/rematches.ts";
import { joinRoomRefusals, roomRefusals } from "#texts/en/rooms.ts";
import * as queries from "./queries.ts";
import { close, enterRoom, lockOpenRoom, lockOwnRoom, nudgeBoth, openRoom } from "./seats.ts";
import { roomFor } from "./wire.ts";

export { challenge, endChallengeBetween, lockChallengesOf, lockRoomsOf } from "./challenge.ts";

type RoomById = { id: Id<"room"> };

const nameOfOther = (room: queries.RoomRow, playerId: string) =>
  room.creatorId === playerId ? room.joinerName : room.creatorName;

/**
 * A player who picks a team in a room with another player has to leave it first; an empty room
 * closes.
 */
async function leaveOpenRoom(tx: Tx, playerId: string, nowMs: number): Promise<void> {
  const room = await lockOpenRoom(tx, playerId, nowMs);
  if (!room) return;
  if (room.joinerId === null) return close(tx, room);
  const name = nameOfOther(room, playerId);
  throw refusedError(roomRefusals, "in_a_room", { name }).with({ roomId: room.id });
}

/** A second tap on the button gives the same room, as long as no player has joined it. */
export function createRoom(deps: Deps, playerId: string) {
  return deps.db.transaction(async (tx) => {
    const nowMs = deps.now();
    await queries.closeExpired(tx, nowMs);
    await lockPurse(tx, playerId);
    await refuseIfInDuel(tx, playerId);
    const own = await lockOpenRoom(tx, playerId, nowMs);
    if (own?.joinerId === null) return roomFor(own, playerId, nowMs);
    await leaveOpenRoom(tx, playerId, nowMs);
    const { id } = await openRoom(tx, { creatorId: playerId, invitedId: null }, nowMs);
    return readRoom(tx, playerId, id, nowMs);
  });
}

export const joinRoom = (
  deps: Deps,
  playerId: string,
  { joinCode }: { joinCode: string },
  { address }: Visit,
) =>
  countFailedAttempts(deps.limits, { kind: "room", playerId, address }, () =>
    deps.db.transaction((tx) => join(tx, playerId, joinCode, deps.now())),
  );

async function join(tx: Tx, playerId: string, joinCode: string, nowMs: number) {
  const room = isRoomCode(joinCode) ? await queries.lockRoomByCode(tx, joinCode) : null;
  if (!room) throw refusedError(roomRefusals, "unknown_code");
  const refusal = refuseToJoin(room, playerId, nowMs);
  if (refusal) throw refusedError(joinRoomRefusals, refusal);
  if (room.joinerId === playerId) return roomFor(room, playerId, nowMs);
  await lockPurse(tx, playerId);
  await refuseIfInDuel(tx, playerId);
  await leaveOpenRoom(tx, playerId, nowMs);
  await enterRoom(tx, room, playerId, nowMs);
  return readRoom(tx, playerId, room.id, nowMs);
}

async function readRoom(tx: Tx, playerId: string, id: string, nowMs: number) {
  return roomFor(ownRoom(await queries.findRoom(tx, id), playerId), playerId, nowMs);
}

function ownRoom(room: queries.RoomRow | null, playerId: string): queries.RoomRow {
  if (room?.creatorId === playerId || room?.joinerId === playerId) return room;
  throw refusedError(roomRefusals, "no_room");
}

export const getRoom = (deps: Deps, playerId: string, { id }: RoomById) =>
  readRoom(deps.db, playerId, id, deps.now());

/** The first pick stays secret; a later one of the same player takes its place until both have. */
export function pickTeam(deps: Deps, playerId: string, pick: InputOf<typeof contract.pickTeam>) {
  return deps.db.transaction(async (tx) => {
    const room = ownRoom(await queries.lockRoom(tx, pick.id), playerId);
    const nowMs = deps.now();
    const refusal = refuseToPick(room, nowMs);
    if (refusal) throw refusedError(joinRoomRefusals, refusal);
    if (room.state === "dueling") return roomFor(room, playerId, nowMs);
    await lockPurse(tx, playerId);
    const team = (await fieldTeam(tx, playerId, pick.playerCards)).map(({ id }) => id);
    const isCreator = room.creatorId === playerId;
    const teams = isCreator
      ? { creatorTeam: team, joinerTeam: room.joinerTeam }
      : { creatorTeam: room.creatorTeam, joinerTeam: team };
    await queries.saveTeams(tx, room.id, teams);
    await beginIfReady(tx, { ...room, ...teams }, nowMs);
    nudgeBoth(tx, room);
    return readRoom(tx, playerId, room.id, nowMs);
  });
}

async function beginIfReady(tx: Tx, room: queries.RoomRow, nowMs: number): Promise<void> {
  const { creatorTeam, joinerTeam, joinerId } = room;
  if (creatorTeam === null || joinerTeam === null || joinerId === null) return;
  const [own, other] = [
    await fieldTeamOrNull(tx, room.creatorId, creatorTeam),
    await fieldTeamOrNull(tx, joinerId, joinerTeam),
  ];
  // A card that has left the deck since it was picked cannot fight: its player picks again.
  if (!own || !other) {
    return void (await queries.saveTeams(tx, room.id, {
      creatorTeam: own && creatorTeam,
      joinerTeam: other && joinerTeam,
    }));
  }
  const { duelId } = await startDuel(tx, {
    kind: "room",
    rated: false,
    sides: [
      duelist(room.creatorId, room.creatorName, own),
      duelist(joinerId, must(room.joinerName, "name of the guest"), other),
    ],
    nowMs,
  });
  await queries.endRoom(tx, room.id, "dueling", duelId);
}

const duelist = (playerId: string, name: string, cards: readonly OwnedRow[]) => ({
  playerId,
  name,
  brought: cards.map(({ id }) => id),
  team: cards.map(casualCard) as unknown as DuelTeam,
});

/**
 * The two of a duel once more, with the teams of before and without a new room; the first one asks
 * for it. Returns the id of the duel.
 */
export async function duelAgain(
  tx: Tx,
  [own, other]: FormerRivals,
  nowMs: number,
): Promise<string> {
  await lockPurses(tx, [own.playerId, other.playerId]);
  await refuseIfInDuel(tx, own.playerId);
  await leaveOpenRoom(tx, own.playerId, nowMs);
  await refuseIfBusy(tx, other, nowMs);
  await leaveOpenRoom(tx, other.playerId, nowMs);
  const [ownTeam, otherTeam] = [
    await fieldTeamOrNull(tx, own.playerId, own.cards),
    await fieldTeamOrNull(tx, other.playerId, other.cards),
  ];
  if (!ownTeam || !otherTeam) throw refusedError(fightRefusals, "cards_gone");
  const { duelId } = await startDuel(tx, {
    kind: "room",
    rated: false,
    sides: [
      duelist(own.playerId, own.name, ownTeam),
      duelist(other.playerId, other.name, otherTeam),
    ],
    nowMs,
  });
  return duelId;
}

/**
 * Refuses when the other is in a duel, or picks a team with a third player. The refusal does not
 * say which, or with whom.
 */
async function refuseIfBusy(
  tx: Tx,
  { playerId, name }: FormerRivals[number],
  nowMs: number,
): Promise<void> {
  const inDuels = await playersInDuels(tx, [playerId]);
  const room = await lockOpenRoom(tx, playerId, nowMs);
  const isPicking = room !== null && room.joinerId !== null;
  if (inDuels.has(playerId) || isPicking)
    throw refusedError(rematchRefusals, "other_is_busy", { name });
}

/** Closes the room for both; a duel that has begun goes on. */
export function leaveRoom(deps: Deps, playerId: string, { id }: RoomById) {
  return deps.db.transaction(async (tx) => {
    const room = ownRoom(await queries.lockRoom(tx, id), playerId);
    if (isWaiting(room)) await close(tx, room);
    return {};
  });
}

/** The other one need not wait; a duel that has begun goes on. */
export const lockRoomOf: LockToEnd = async (tx, playerId) => {
  const room = await lockOwnRoom(tx, playerId);
  return {
    playerIds: [],
    async end() {
      if (room && isWaiting(room)) await close(tx, room);
    },
  };
};

/** Where the player is expected, such as after a reload. */
export async function whereExpected(deps: Deps, playerId: string) {
  const [duelId, seat] = await Promise.all([
    currentDuelId(deps, playerId),
    queries.findSeat(deps.db, playerId),
  ]);
  const room = seat && (await queries.findRoom(deps.db, seat.roomId));
  return { duelId, roomId: room && !isExpired(room, deps.now()) ? room.id : null };
}

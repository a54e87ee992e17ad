/**
 * The tables of one process. What is kept here is a copy: a choice counts when its row is written,
 * and a row that another process has moved on is read again. All that comes in within a moment is
 * written by one statement; only then is anybody told.
 */
import type { Deps } from "#server/lib/deps.ts";
import type { Nudge } from "#server/lib/nudges.ts";
import { openPeers, type Peers } from "#server/lib/peers.ts";
import type { Sockets } from "#server/live/service.ts";
import { isOver, moveOf, type Duel } from "./duel.ts";
import { finishDuel } from "./finish.ts";
import { loadDuels } from "./load.ts";
import * as queries from "./queries.ts";
import { noDuel } from "./step.ts";
import { announce, isShown, movedNudge } from "./tell.ts";
import { openWishes, type Batch, type Decide, type Wish, type Wishes } from "./wishes.ts";

const ATTEMPTS = 8;
const KEPT_AT_MOST = 20_000;

/** What the wishes for one duel lead to. */
type Change = { before: Duel; after: Duel; wishes: readonly Wish[] };

type Room = {
  deps: Deps;
  sockets: Sockets;
  /** Duels that run, as this process believes. */
  known: Map<string, Duel>;
  wishes: Wishes;
  peers: Peers;
};

export type Tables = {
  /** Applies the decision, stores it, and returns the duel as it is then. */
  change(id: string, decide: Decide): Promise<Duel>;
  /** The duel as the database has it; null when there is none. */
  find(id: string): Promise<Duel | null>;
  close(): Promise<void>;
};

export async function openTables(deps: Deps, sockets: Sockets): Promise<Tables> {
  const room: Room = {
    deps,
    sockets,
    known: new Map(),
    wishes: openWishes((batch) => carryOut(room, batch)),
    peers: await openPeers(deps),
  };
  deps.nudges.listen("duels", (nudge) => hear(room, nudge));
  return {
    change: (id, decide) =>
      new Promise((done, failed) => room.wishes.add(id, [{ decide, attempts: 0, done, failed }])),
    find: (id) => find(room, id),
    async close() {
      room.peers.close();
      await room.wishes.idle();
    },
  };
}

function keep({ known }: Room, duel: Duel): void {
  if (known.size >= KEPT_AT_MOST) known.clear();
  if (duel.status === "running") known.set(duel.id, duel);
  else known.delete(duel.id);
}

async function carryOut(room: Room, batch: Batch): Promise<void> {
  try {
    const duels = await lookUp(room, [...batch.keys()]);
    const changes = [...batch].flatMap(([id, wishes]) => {
      const before = duels.get(id);
      return before ? decideAll(room, before, wishes) : refuseAll(wishes);
    });
    for (const change of changes) if (isOver(change.after)) void finish(room, change);
    await save(
      room,
      changes.filter(({ after }) => !isOver(after)),
    );
  } catch (error) {
    // Nobody knows what of it was stored: whoever asks again finds out.
    for (const [id, wishes] of batch) fail(room, { id, wishes, error });
  }
}

function fail(
  { known }: Room,
  { id, wishes, error }: { id: string; wishes: readonly Wish[]; error: unknown },
): void {
  known.delete(id);
  for (const wish of wishes) wish.failed(error);
}

async function lookUp(room: Room, ids: readonly string[]): Promise<ReadonlyMap<string, Duel>> {
  const missing = ids.filter((id) => !room.known.has(id));
  if (missing.length === 0) return room.known;
  const loaded = await loadDuels(room.deps.db, missing);
  for (const duel of loaded) keep(room, duel);
  return new Map([...room.known, ...loaded.map((duel) => [duel.id, duel] as const)]);
}

function refuseAll(wishes: readonly Wish[]): never[] {
  for (const wish of wishes) wish.failed(noDuel());
  return [];
}

/** At most one step in one go, so that nobody misses what happened in it. */
function decideAll({ wishes }: Room, before: Duel, list: readonly Wish[]): Change[] {
  let after = before;
  const counted: Wish[] = [];
  for (const [i, wish] of list.entries()) {
    if (after.choices !== before.choices) {
      wishes.putBack(before.id, list.slice(i));
      break;
    }
    try {
      after = wish.decide(after);
      counted.push(wish);
    } catch (error) {
      wish.failed(error);
    }
  }
  if (after !== before) return [{ before, after, wishes: counted }];
  for (const wish of counted) wish.done(before);
  return [];
}

async function save(room: Room, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const moves = changes.map(({ before, after }) => moveOf(before, after));
  const nudge = room.peers.areThere() ? movedNudge(room.peers.name, moves) : null;
  const saved = new Set(await queries.saveMoves(room.deps.db, moves, nudge));
  for (const change of changes) {
    if (saved.has(change.after.id)) settle(room, change);
    else tryAgain(room, change);
  }
}

function settle(room: Room, { before, after, wishes }: Change): void {
  keep(room, after);
  announce(room.sockets, room.deps.now(), { before, after });
  for (const wish of wishes) wish.done(after);
}

/** Another process has moved the duel on. */
function tryAgain(room: Room, { after: { id }, wishes }: Change): void {
  room.known.delete(id);
  const left = wishes.filter((wish) => ++wish.attempts < ATTEMPTS);
  const tired = wishes.filter((wish) => !left.includes(wish));
  const error = new Error(`duel ${id} moves on faster than it can be read`);
  fail(room, { id, wishes: tired, error });
  if (left.length > 0) room.wishes.putBack(id, left);
}

/** The end of a duel has its own transaction; the others go on meanwhile. */
async function finish(room: Room, change: Change): Promise<void> {
  const { id } = change.after;
  room.wishes.hold(id);
  try {
    const nudge = movedNudge(room.peers.name, [change.after]);
    const over = await finishDuel(room.deps, { ...change, nudge });
    if (over) settle(room, { ...change, after: over });
    else tryAgain(room, change);
  } catch (error) {
    fail(room, { id, wishes: change.wishes, error });
  } finally {
    room.wishes.release(id);
  }
}

async function find(room: Room, id: string): Promise<Duel | null> {
  const cached = room.known.get(id);
  const now = cached ? await queries.findVersion(room.deps.db, id) : null;
  if (cached && cached.version === now?.version && cached.status === now.status) return cached;
  const [duel] = await loadDuels(room.deps.db, [id]);
  const kept = room.known.get(id);
  if (duel && (kept === undefined || kept.version < duel.version)) keep(room, duel);
  return duel ?? null;
}

/** Another process says which duels it has moved, and to which version. */
function hear(room: Room, { process, versions }: Extract<Nudge, { about: "duels" }>): void {
  if (process === room.peers.name) return;
  for (const [id, version] of Object.entries(versions)) {
    catchUp(room, id, version).catch((error: unknown) =>
      room.deps.log.error({ error, id }, "a duel that moved elsewhere could not be read"),
    );
  }
}

async function catchUp(room: Room, id: string, version: number): Promise<void> {
  const before = room.known.get(id);
  if (before && before.version >= version) return;
  room.known.delete(id);
  if (!isShown(room.sockets, id)) return;
  const after = await find(room, id);
  if (after) announce(room.sockets, room.deps.now(), { before: before ?? null, after });
}

/**
 * The duels of this process. Each has a mailbox; what lies in it, a choice or the clock, goes one way:
 * received, applied, stored, broadcast. All mailboxes are emptied together, many times a second, and
 * what comes of it is stored by one statement: the fewer commits, the more duels.
 *
 * What is kept here is a copy. A choice counts when its row is written, and a row that another
 * process has moved on is read again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "#server/lib/deps.ts";
import type { Nudge } from "#server/lib/nudges.ts";
import type { Cluster } from "#server/lib/cluster.ts";
import { broadcast, broadcastEmote, isFollowed } from "./broadcast.ts";
import { isOver, stepsBetween, updateOf, type Duel } from "./duel.ts";
import { finishDuel } from "./finish.ts";
import * as queries from "./queries.ts";
import { apply, noDuel, type Command } from "./transitions.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    duels: LiveDuels;
  }
}

/** So long a choice waits for others, to be carried out with them. */
const TOGETHER_MS = 30;
const TOGETHER_AT_MOST = 150;
const ATTEMPTS = 8;
const COPIES_AT_MOST = 20_000;

export type Outcome = {
  /** As it was stored. */
  duel: Duel;
  /** False for a command that came too late or twice. */
  hasChanged: boolean;
};

/** A command in a mailbox. */
type QueuedCommand = {
  command: Command;
  hasChanged: boolean;
  attempts: number;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
};

/** What the letters to one duel lead to. */
type DuelChange = { before: Duel; after: Duel; letters: readonly QueuedCommand[] };

export type DuelSurroundings = Pick<Deps, "db" | "now" | "log" | "nudges" | "sockets" | "settings">;

export class LiveDuels {
  readonly #deps: DuelSurroundings;
  readonly #cluster: Cluster;
  readonly #togetherMs: number;
  /** Duels that run, as this process believes. */
  readonly #copies = new Map<string, Duel>();
  /** What the followers of a duel were told last. */
  readonly #told = new Map<string, Duel>();
  readonly #mailboxes = new Map<string, QueuedCommand[]>();
  /** Duels whose end is being stored; their mailboxes wait. */
  readonly #endings = new Map<string, Promise<void>>();
  #emptying: Promise<void> | null = null;
  /** When the first of what lies in the mailboxes has waited long enough, by `performance.now()`. */
  #nextAt: number | null = null;

  constructor(deps: DuelSurroundings, cluster: Cluster, togetherMs = TOGETHER_MS) {
    this.#deps = deps;
    this.#cluster = cluster;
    this.#togetherMs = togetherMs;
    deps.nudges.listen("duels", (nudge) => this.#hear(nudge));
    deps.nudges.listen("emote", (emote) => broadcastEmote(deps.sockets, emote));
  }

  /** Resolves when the command is stored and told; rejects when the rules refuse it. */
  send(id: string, command: Command): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const letter = { command, hasChanged: false, attempts: 0, resolve, reject };
      this.#post(id, [...(this.#mailboxes.get(id) ?? []), letter]);
    });
  }

  /** The duel as the database has it; null when there is none. */
  async find(id: string): Promise<Duel | null> {
    const { db } = this.#deps;
    const copy = this.#copies.get(id);
    const now = copy ? await queries.findVersion(db, id) : null;
    if (copy && copy.version === now?.version && copy.status === now.status) return copy;
    const [duel] = await queries.loadDuels(db, [id]);
    const known = this.#copies.get(id);
    if (duel && (known === undefined || known.version < duel.version)) this.#keep(duel);
    return duel ?? null;
  }

  /** As this process last heard of it; null when it knows of none that runs. */
  running(id: string): Duel | null {
    return this.#copies.get(id) ?? null;
  }

  /** Resolves when everything that was sent has been carried out. */
  async close(): Promise<void> {
    this.#cluster.close();
    while (this.#emptying !== null || this.#endings.size > 0) {
      await this.#emptying;
      await Promise.all(this.#endings.values());
    }
  }

  #post(id: string, letters: QueuedCommand[]): void {
    this.#mailboxes.set(id, letters);
    this.#nextAt ??= performance.now() + this.#togetherMs;
    this.#emptying ??= this.#emptyMailboxes();
  }

  /** In front of those that came in the meantime. */
  #putBack(id: string, letters: readonly QueuedCommand[]): void {
    this.#post(id, [...letters, ...(this.#mailboxes.get(id) ?? [])]);
  }

  async #emptyMailboxes(): Promise<void> {
    let ids: readonly string[] = [];
    do {
      // More than are carried out together do not wait for still more.
      const waitsMs = ids.length < TOGETHER_AT_MOST ? (this.#nextAt ?? 0) - performance.now() : 0;
      // Always awaited: who began this keeps the promise of it before it can be over.
      await sleep(Math.max(0, waitsMs));
      ids = this.#ready();
      this.#nextAt = null;
      await this.#carryOut(new Map(ids.map((id) => [id, this.#take(id)])));
    } while (this.#ready().length > 0);
    this.#emptying = null;
  }

  #ready(): string[] {
    const ids = [...this.#mailboxes.keys()].filter((id) => !this.#endings.has(id));
    return ids.slice(0, TOGETHER_AT_MOST);
  }

  #take(id: string): QueuedCommand[] {
    const letters = this.#mailboxes.get(id) ?? [];
    this.#mailboxes.delete(id);
    return letters;
  }

  /** The whole way of what lies in these mailboxes. Never throws: its letters are told instead. */
  async #carryOut(mail: ReadonlyMap<string, QueuedCommand[]>): Promise<void> {
    try {
      const duels = await this.#load([...mail.keys()]);
      const changes = [...mail].flatMap(([id, letters]) => this.#apply(duels.get(id), letters));
      for (const change of changes) if (isOver(change.after)) this.#end(change);
      const running = changes.filter(({ after }) => !isOver(after));
      const stored = await this.#store(running);
      for (const change of running) {
        if (stored.has(change.after.id)) this.#broadcast(change);
        else this.#tryAgain(change);
      }
    } catch (error) {
      // It is unknown what of it was stored: the next question reads it from the database.
      for (const [id, letters] of mail) this.#fail(id, letters, error);
    }
  }

  async #load(ids: readonly string[]): Promise<ReadonlyMap<string, Duel>> {
    const copies = ids.flatMap((id) => this.#copies.get(id) ?? []);
    const missing = ids.filter((id) => !this.#copies.has(id));
    const loaded = missing.length === 0 ? [] : await queries.loadDuels(this.#deps.db, missing);
    for (const duel of loaded) this.#keep(duel);
    return new Map([...copies, ...loaded].map((duel) => [duel.id, duel]));
  }

  /** At most one step in one go, so that no follower misses what happened in it. */
  #apply(before: Duel | undefined, letters: readonly QueuedCommand[]): DuelChange[] {
    if (!before) {
      for (const letter of letters) letter.reject(noDuel());
      return [];
    }
    let after = before;
    const applied: QueuedCommand[] = [];
    for (const [i, letter] of letters.entries()) {
      if (after.choices !== before.choices) {
        this.#putBack(before.id, letters.slice(i));
        break;
      }
      try {
        const next = apply(after, letter.command, this.#deps.now());
        letter.hasChanged = next !== after;
        after = next;
        applied.push(letter);
      } catch (error) {
        letter.reject(error);
      }
    }
    if (after !== before) return [{ before, after, letters: applied }];
    for (const { resolve } of applied) resolve({ duel: before, hasChanged: false });
    return [];
  }

  /** The duels that were as this process believed, and are stored. */
  async #store(changes: readonly DuelChange[]): Promise<ReadonlySet<string>> {
    if (changes.length === 0) return new Set();
    const updates = changes.map(({ before, after }) => updateOf(before, after));
    const nudge = this.#cluster.hasOthers() ? this.#nudgeOf(updates, false) : null;
    return new Set(await queries.saveUpdates(this.#deps.db, updates, nudge));
  }

  #broadcast({ before, after, letters }: DuelChange): void {
    this.#keep(after);
    this.#tell(before, after);
    for (const { resolve, hasChanged } of letters) resolve({ duel: after, hasChanged });
  }

  /** Step by step, also when another process has moved the duel on by several in the meantime. */
  #tell(known: Duel | null, duel: Duel): void {
    const { sockets, now } = this.#deps;
    let before = this.#told.get(duel.id) ?? known;
    if (before && before.version >= duel.version) return;
    for (const after of stepsBetween(before, duel)) {
      broadcast(sockets, now(), before, after);
      before = after;
    }
    if (isOver(duel) || !isFollowed(sockets, duel.id)) this.#told.delete(duel.id);
    else this.#told.set(duel.id, duel);
  }

  /** The end of a duel is stored by a transaction of its own; the others go on meanwhile. */
  #end(change: DuelChange): void {
    const { id } = change.after;
    const ending = this.#storeEnd(change).finally(() => {
      this.#endings.delete(id);
      if (this.#mailboxes.has(id)) this.#emptying ??= this.#emptyMailboxes();
    });
    this.#endings.set(id, ending);
  }

  async #storeEnd(change: DuelChange): Promise<void> {
    const nudge = this.#nudgeOf([change.after], true);
    try {
      const over = await finishDuel(this.#deps, { ...change, nudge });
      if (over) this.#broadcast({ ...change, after: over });
      else this.#tryAgain(change);
    } catch (error) {
      this.#fail(change.after.id, change.letters, error);
    }
  }

  /** Another process has moved the duel on. */
  #tryAgain({ after: { id }, letters }: DuelChange): void {
    this.#copies.delete(id);
    const left = letters.filter((letter) => ++letter.attempts < ATTEMPTS);
    const tired = letters.filter((letter) => !left.includes(letter));
    this.#fail(id, tired, new Error(`duel ${id} moves on faster than it can be read`));
    if (left.length > 0) this.#putBack(id, left);
  }

  #fail(id: string, letters: readonly QueuedCommand[], error: unknown): void {
    this.#copies.delete(id);
    for (const { reject } of letters) reject(error);
  }

  #keep(duel: Duel): void {
    if (this.#copies.size >= COPIES_AT_MOST) this.#copies.clear();
    if (duel.status === "running") this.#copies.set(duel.id, duel);
    else this.#copies.delete(duel.id);
  }

  /** Which duels this process has moved, and to which version. */
  #nudgeOf(moved: readonly { id: string; version: number }[], over: boolean): DuelsNudge {
    const versions = Object.fromEntries(moved.map(({ id, version }) => [id, version]));
    return { about: "duels", process: this.#cluster.name, versions, over };
  }

  #hear({ process, versions }: DuelsNudge): void {
    if (process === this.#cluster.name) return;
    for (const [id, version] of Object.entries(versions)) {
      this.#catchUp(id, version).catch((error: unknown) =>
        this.#deps.log.error({ error, id }, "a duel that moved elsewhere could not be read"),
      );
    }
  }

  async #catchUp(id: string, version: number): Promise<void> {
    const before = this.#copies.get(id) ?? null;
    if (before && before.version >= version) return;
    this.#copies.delete(id);
    if (!isFollowed(this.#deps.sockets, id)) {
      this.#told.delete(id);
      return;
    }
    const after = await this.find(id);
    if (after) this.#tell(before, after);
  }
}

type DuelsNudge = Extract<Nudge, { about: "duels" }>;

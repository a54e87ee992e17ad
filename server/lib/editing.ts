/** What admins edit; two admins may edit it at once. */
import { createHash } from "node:crypto";
import { editRefusals } from "#texts/en/requests.ts";
import { writeAdminLog, type AdminDeed } from "./admin-log.ts";
import type { Tx } from "./db.ts";
import type { Deps } from "./deps.ts";
import { newId } from "./ids.ts";
import { saveRow } from "./insert.ts";
import { refusedError } from "./refuse.ts";
import { succeeded } from "./succeeded.ts";

type Versioned = { version: number };
type Seen = { id: string; version?: number | undefined };
type Change<State> = { before: State | null; after: State | null };

/** What admins write of one kind of things. `State` is what the log keeps of one. */
export type Edited<Row extends Versioned, Input, State extends object, OnWire> = {
  kind: "content" | "creature" | "mission" | "package";
  deletedMessage: string;
  /** Null when it is not there, or was taken away. */
  lock(tx: Tx, id: string): Promise<Row | null>;
  read(tx: Tx, id: string): Promise<Row>;
  stateOf(row: Row): State;
  /** Refuses what cannot be. */
  written(input: Input, before: State | null, nowMs: number): State;
  insert(tx: Tx, id: string, state: State): Promise<unknown>;
  /** Without `before` it is put back; without `after` it is taken away. */
  save(tx: Tx, id: string, change: Change<State>): Promise<unknown>;
  onWire(row: Row, nowMs: number): OnWire;
};

/** Making, changing and deleting one, with a row of the log for each, and the way back. */
export function editing<Row extends Versioned, Input, State extends object, OnWire>({
  kind,
  deletedMessage,
  lock,
  read,
  stateOf,
  written,
  insert,
  save,
  onWire,
}: Edited<Row, Input, State, OnWire>) {
  const log = (tx: Tx, id: string, done: Omit<AdminDeed, "subject">) =>
    writeAdminLog(tx, { ...done, deed: `${kind} ${done.deed}`, subject: { kind, id } });
  const stateNow = async (tx: Tx, id: string): Promise<State | null> => {
    const row = await lock(tx, id);
    return row && stateOf(row);
  };
  return {
    create({ db, now }: Deps, adminId: string, input: Input): Promise<OnWire> {
      const id = newId();
      const atMs = now();
      const after = written(input, null, atMs);
      return db.transaction(async (tx) => {
        await insert(tx, id, after);
        await log(tx, id, { adminId, atMs, deed: "created", after });
        return onWire(await read(tx, id), atMs);
      });
    },
    update(
      { db, now }: Deps,
      adminId: string,
      { id, version, ...input }: Input & Seen,
    ): Promise<OnWire> {
      const atMs = now();
      return db.transaction(async (tx) => {
        const before = stateOf(present(await lock(tx, id), version));
        const after = written(input as Input, before, atMs);
        await save(tx, id, { before, after });
        await log(tx, id, { adminId, atMs, deed: "changed", before, after });
        return onWire(await read(tx, id), atMs);
      });
    },
    async remove({ db, now }: Deps, adminId: string, { id, version }: Seen) {
      await db.transaction(async (tx) => {
        const before = stateOf(present(await lock(tx, id), version));
        await save(tx, id, { before, after: null });
        await log(tx, id, { adminId, atMs: now(), deed: "deleted", before });
      });
      return { ...succeeded, message: deletedMessage };
    },
    /** As the admins' log keeps it; null when it is not there. */
    stateNow,
    /** Puts one back to what the admins' log says it was; null: it was not there. */
    restore: async (tx: Tx, id: string, before: object | null): Promise<void> => {
      await save(tx, id, { before: await stateNow(tx, id), after: before as State | null });
    },
  };
}

/** The row that is to be changed, locked before; refuses when it is gone, or not the one that was seen. */
export function present<Row extends { version: number }>(
  row: Row | null,
  seen: number | undefined,
): Row {
  if (!row) throw refusedError(editRefusals, "not_there");
  if (seen !== undefined && seen !== row.version) {
    throw refusedError(editRefusals, "changed_meanwhile");
  }
  return row;
}

/**
 * Brings what the game ships with, of which admins may have changed some by now. `ship` gets how one was
 * shipped last, null when it never was, and says false to be asked again at the next start.
 */
export async function shipChanged<Item extends { slug: string; fields: readonly unknown[] }>(
  tx: Tx,
  table: "shipped_content" | "shipped_creatures",
  items: readonly Item[],
  ship: (item: Item, before: string | null) => Promise<boolean>,
): Promise<void> {
  const findChanged = async () => {
    const rows = await tx.rows<{ slug: string; fingerprint: string }>(
      `select slug, fingerprint from ${table}`,
    );
    const known = new Map(rows.map(({ slug, fingerprint }) => [slug, fingerprint]));
    return items
      .map((item) => ({ item, before: known.get(item.slug) ?? null }))
      .filter(({ item, before }) => before !== fingerprintOf(item.fields));
  };
  if ((await findChanged()).length === 0) return;
  // Another server that starts at the same time waits here.
  await tx.rows(`lock table ${table} in share row exclusive mode`);
  for (const { item, before } of await findChanged()) {
    if (!(await ship(item, before))) continue;
    const fingerprint = fingerprintOf(item.fields);
    await tx.rows(...saveRow(table, { slug: item.slug }, { fingerprint }));
  }
}

/** Of all that an admin can change, in an order of its own. */
export const fingerprintOf = (fields: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(fields)).digest("base64url");

type Filled<Given, Defaults> = {
  [Name in keyof Given]-?: Name extends keyof Defaults
    ? Exclude<Given[Name], undefined>
    : Given[Name];
};

/** What was sent, with the defaults in the place of what was not. */
export const filled = <Given extends object, Defaults extends Partial<Given>>(
  given: Given,
  defaults: Defaults,
): Filled<Given, Defaults> => ({ ...defaults, ...given }) as Filled<Given, Defaults>;

/** A form's number, which may be empty or nonsense: then it is 0. */
export function wholeOrZero(given: number | string | null | undefined): number {
  const number = typeof given === "string" ? Number.parseInt(given, 10) : (given ?? 0);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}

/**
 * What people who run the game have done. A row is written in the transaction of the change and never
 * rewritten; the database chains the rows by hashes. It keeps no name and no address: people are named by
 * their ids, so that an erased account leaves nothing here.
 */
import type { Tx } from "./db.ts";
import { insertInto } from "./insert.ts";
import { withMentions } from "./names/mentions.ts";

/** What a row is about, such as a player by id. */
export type Subject = { kind: SubjectKind; id: string };

export type SubjectKind =
  | "account"
  | "card"
  | "content"
  | "creature"
  | "grant"
  | "mission"
  | "name"
  | "package"
  | "payment keys"
  | "report"
  | "role"
  | "settings"
  | "setup";

export type AdminDeed = {
  atMs: number;
  /** Null: by a command on the machine itself. */
  adminId: string | null;
  /** Such as "role changed". */
  deed: string;
  subject: Subject;
  /** In the admin's own words; players who are named in it are kept by their ids. */
  why?: string | undefined;
  /** The subject as it was and as it is now, where there was or is one. */
  before?: object | null;
  after?: object | null;
  /** The row that this one takes back. */
  undoes?: number;
};

/** Returns the number of the row. */
export async function writeAdminLog(tx: Tx, done: AdminDeed): Promise<number> {
  const {
    atMs,
    adminId,
    deed,
    subject,
    why = "",
    before = null,
    after = null,
    undoes = null,
  } = done;
  const row = {
    at: new Date(atMs),
    adminId,
    deed,
    subjectKind: subject.kind,
    subjectId: subject.id,
    why: await withMentions(tx, why),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    undoes,
  };
  const number = await tx.value<number>(...insertInto("admin_log", row, "returning number"));
  return number;
}

/** Content items as admins write them. What is removed can be put back with its own id. */
import type * as contract from "#contract/admin-content.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { newContent, refuseSchedule, stateOf } from "#game/content/schedule.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { filled, present } from "#server/lib/editing.ts";
import { newId } from "#server/lib/ids.ts";
import { requireOutsidePicture } from "#server/lib/picture-address.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { contentAnswers, contentRefusals } from "#texts/en/admin.ts";
import * as queries from "./admin-queries.ts";

export async function listAllContent({ db, now }: Deps): Promise<contract.EditedContent[]> {
  return (await queries.listAll(db)).map((row) => onWire(row, now()));
}

export async function contentStats(deps: Deps) {
  const items = await listAllContent(deps);
  const count = (isCounted: (item: contract.EditedContent) => boolean) =>
    items.filter(isCounted).length;
  return {
    total: items.length,
    published: count(({ published }) => published),
    drafts: count(({ state }) => state === "draft"),
    scheduled: count(({ state }) => state === "scheduled"),
    featured: count(({ featured }) => featured),
  };
}

export async function createContent(
  { db, now }: Deps,
  adminId: string,
  input: InputOf<typeof contract.createContent>,
): Promise<contract.EditedContent> {
  const atMs = now();
  const known = { slug: null, createdAt: new Date(atMs).toISOString() };
  const after = { ...known, ...writtenState(input) };
  const id = newId();
  return db.transaction(async (tx) => {
    await queries.saveItem(tx, id, after, atMs);
    await log(tx, { adminId, atMs, deed: "content created", id, before: null, after });
    return onWire(await queries.findItem(tx, id), atMs);
  });
}

export async function updateContent(
  { db, now }: Deps,
  adminId: string,
  { id, version, ...input }: InputOf<typeof contract.updateContent>,
): Promise<contract.EditedContent> {
  const atMs = now();
  const written = writtenState(input);
  return db.transaction(async (tx) => {
    const before = savedState(present(await queries.lockItem(tx, id), version));
    const after = { ...before, ...written };
    await queries.saveItem(tx, id, after, atMs);
    await log(tx, { adminId, atMs, deed: "content changed", id, before, after });
    return onWire(await queries.findItem(tx, id), atMs);
  });
}

export async function deleteContent(
  { db, now }: Deps,
  adminId: string,
  { id, version }: InputOf<typeof contract.deleteContent>,
) {
  await db.transaction(async (tx) => {
    const before = savedState(present(await queries.lockItem(tx, id), version));
    await queries.removeItem(tx, id);
    await log(tx, { adminId, atMs: now(), deed: "content deleted", id, before, after: null });
  });
  return { ...succeeded, message: contentAnswers.deleted };
}

/** As the admins' log keeps it; null when it is not there. */
export async function contentNow(tx: Tx, id: string): Promise<object | null> {
  const row = await queries.lockItem(tx, id);
  return row && savedState(row);
}

/** Puts an item back to what the admins' log says it was; null: it was not there. */
export async function restoreContent(tx: Tx, id: string, before: object | null): Promise<void> {
  if (before === null) await queries.removeItem(tx, id);
  else await queries.saveItem(tx, id, before as queries.ItemState, null);
}

type Logged = {
  adminId: string;
  atMs: number;
  deed: string;
  id: string;
  before: queries.ItemState | null;
  after: queries.ItemState | null;
};

const log = (tx: Tx, { id, ...done }: Logged) =>
  writeAdminLog(tx, { ...done, subject: { kind: "content", id } });

const msFrom = (moment: string | null | undefined): number | null =>
  moment ? Date.parse(moment) : null;

const isoFrom = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString();

function writtenState(input: InputOf<typeof contract.createContent>) {
  const publishAtMs = msFrom(input.publishAt);
  const unpublishAtMs = msFrom(input.unpublishAt);
  const refusal = refuseSchedule({ publishAtMs, unpublishAtMs });
  if (refusal) throw refusedError(contentRefusals, refusal);
  const imageUrl = input.imageUrl || null;
  const videoUrl = input.videoUrl || null;
  requireOutsidePicture(imageUrl);
  requireOutsidePicture(videoUrl);
  return {
    ...filled(input, { ...newContent, content: "", metaDescription: "", metaKeywords: "" }),
    imageUrl,
    videoUrl,
    publishAt: isoFrom(publishAtMs),
    unpublishAt: isoFrom(unpublishAtMs),
  };
}

const savedState = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  ...row
}: queries.ItemRow): queries.ItemState => ({
  ...row,
  publishAt: row.publishAt?.toISOString() ?? null,
  unpublishAt: row.unpublishAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

function onWire(row: queries.ItemRow, nowMs: number): contract.EditedContent {
  const { slug: _slug, createdAt: _createdAt, publishAt, unpublishAt, updatedAt, ...item } = row;
  const schedule = {
    published: row.published,
    publishAtMs: publishAt?.getTime() ?? null,
    unpublishAtMs: unpublishAt?.getTime() ?? null,
  };
  return {
    ...item,
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
    state: stateOf(schedule, nowMs),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Content items as admins write them. What is removed can be put back with its own id. */
import type * as contract from "#contract/admin-content.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { newContent, refuseSchedule, stateOf } from "#game/content/schedule.ts";
import type { Deps } from "#server/lib/deps.ts";
import { editing, filled } from "#server/lib/editing.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { requireOutsidePicture } from "#server/lib/picture-address.ts";
import { refusedError } from "#server/lib/refuse.ts";
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

export const {
  create: createContent,
  update: updateContent,
  remove: deleteContent,
  stateNow: contentNow,
  restore: restoreContent,
} = editing({
  kind: "content",
  deletedMessage: contentAnswers.deleted,
  lock: queries.lockItem,
  read: queries.findItem,
  stateOf: savedState,
  written: writtenState,
  insert: queries.saveItem,
  save: (tx, id, { after }) =>
    after ? queries.saveItem(tx, id, after) : queries.removeItem(tx, id),
  onWire,
});

const msFrom = (moment: string | null | undefined): number | null =>
  moment ? Date.parse(moment) : null;

const isoFrom = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString();

function writtenState(
  input: InputOf<typeof contract.createContent>,
  before: queries.ItemState | null,
  nowMs: number,
): queries.ItemState {
  const publishAtMs = msFrom(input.publishAt);
  const unpublishAtMs = msFrom(input.unpublishAt);
  const refusal = refuseSchedule({ publishAtMs, unpublishAtMs });
  if (refusal) throw refusedError(contentRefusals, refusal);
  const imageUrl = input.imageUrl || null;
  const videoUrl = input.videoUrl || null;
  requireOutsidePicture(imageUrl);
  requireOutsidePicture(videoUrl);
  return {
    slug: before?.slug ?? null,
    createdAt: before?.createdAt ?? new Date(nowMs).toISOString(),
    ...filled(input, { ...newContent, content: "", metaDescription: "", metaKeywords: "" }),
    imageUrl,
    videoUrl,
    publishAt: isoFrom(publishAtMs),
    unpublishAt: isoFrom(unpublishAtMs),
  };
}

function savedState(item: queries.ItemRow): queries.ItemState {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...row } = item;
  return withMoments(row);
}

function onWire(row: queries.ItemRow, nowMs: number): contract.EditedContent {
  const { slug: _slug, createdAt: _createdAt, ...item } = row;
  const schedule = {
    published: row.published,
    publishAtMs: row.publishAt?.getTime() ?? null,
    unpublishAtMs: row.unpublishAt?.getTime() ?? null,
  };
  return { ...withMoments(item), state: stateOf(schedule, nowMs) };
}

/**
 * How an admin writes a content item: what a form begins with, and from when to when the item shows.
 */
import type { ContentCategory, ContentType } from "./content.ts";

/** What the form of a new item begins with. */
export const newContent = {
  type: "page",
  category: "General",
  published: true,
  featured: false,
  order: 1,
} as const satisfies { type: ContentType; category: ContentCategory } & Record<string, unknown>;

export const CONTENT_MAX = 20_000;

/** From when to when a published item shows; null: from ever, and for ever. */
export type Schedule = {
  published: boolean;
  publishAtMs: number | null;
  unpublishAtMs: number | null;
};

export type ContentState = "draft" | "scheduled" | "shown" | "over";

export function stateOf(
  { published, publishAtMs, unpublishAtMs }: Schedule,
  nowMs: number,
): ContentState {
  if (!published) return "draft";
  if (unpublishAtMs !== null && unpublishAtMs <= nowMs) return "over";
  return publishAtMs !== null && publishAtMs > nowMs ? "scheduled" : "shown";
}

export type ContentRefusal = "ends_before_it_shows";

export const refuseSchedule = ({
  publishAtMs,
  unpublishAtMs,
}: Omit<Schedule, "published">): ContentRefusal | null =>
  publishAtMs !== null && unpublishAtMs !== null && unpublishAtMs <= publishAtMs
    ? "ends_before_it_shows"
    : null;

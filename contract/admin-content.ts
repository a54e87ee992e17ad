/** Content items as admins write them. */
import * as z from "zod/mini";
import { contentCategories, contentTypes } from "#game/content/content.ts";
import { CONTENT_MAX } from "#game/content/schedule.ts";
import { contentItem } from "./content.ts";
import { endpoint } from "./endpoint.ts";
import { moment, typedTitle, version } from "./fields.ts";
import { id } from "./ids.ts";
import { pictureAddress } from "./pictures.ts";

/** Empty is none. */
const address = z.optional(z.nullable(z.union([z.literal(""), pictureAddress])));

/** Empty is no such moment. */
const showing = z.optional(z.nullable(z.union([z.literal(""), moment])));

const words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

const written = {
  title: typedTitle.check(z.minLength(1, "A content item needs a title.")),
  content: z.optional(z.string().check(z.maxLength(CONTENT_MAX))),
  type: z.optional(z.enum(contentTypes)),
  category: z.optional(z.enum(contentCategories)),
  published: z.optional(z.boolean()),
  featured: z.optional(z.boolean()),
  order: z.int().check(z.minimum(1, "The display order is at least 1."), z.maximum(1_000_000)),
  metaDescription: words(500),
  metaKeywords: words(500),
  imageUrl: address,
  videoUrl: address,
  /** From when, and until when, a published item shows. */
  publishAt: showing,
  unpublishAt: showing,
};

const editedContent = z.object({
  ...contentItem.shape,
  publishAt: z.nullable(z.string()),
  unpublishAt: z.nullable(z.string()),
  /** What players see of it now. */
  state: z.enum(["draft", "scheduled", "shown", "over"]),
  updatedAt: z.string(),
  version: z.int(),
});

export type EditedContent = z.output<typeof editedContent>;

export const listAllContent = endpoint("GET /api/admin/content", "admin", {
  summary: "Every content item, drafts as well",
  output: z.array(editedContent),
});

export const createContent = endpoint("POST /api/admin/content", "admin", {
  summary: "Add a content item",
  input: z.object(written),
  output: editedContent,
});

export const updateContent = endpoint("PUT /api/admin/content/{id}", "admin", {
  summary: "Change a content item. With a `version`: only that one",
  input: z.object({ id: id<"content">(), ...written, version }),
  output: editedContent,
});

export const deleteContent = endpoint("DELETE /api/admin/content/{id}", "admin", {
  summary: "Take a content item away",
  input: z.object({ id: id<"content">(), version }),
});

export const contentStats = endpoint("GET /api/admin/content/stats", "admin", {
  summary: "How many content items there are, and how many players see",
  output: z.object({
    total: z.int(),
    published: z.int(),
    drafts: z.int(),
    scheduled: z.int(),
    featured: z.int(),
  }),
});

import * as z from "zod/mini";
import { contentCategories, contentTypes } from "#game/content/content.ts";
import { endpoint } from "./endpoint.ts";

export const contentItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown, as much of it as game/content/markdown.ts reads. */
  content: z.string(),
  type: z.enum(contentTypes),
  category: z.enum(contentCategories),
  published: z.boolean(),
  featured: z.boolean(),
  order: z.int(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
});

export type ContentItemOnWire = z.output<typeof contentItem>;

export const listContent = endpoint("GET /api/content", "anyone", {
  summary: "Published content items, featured ones first",
  input: z.object({
    /** Empty: of every type, or of every category. */
    type: z.optional(z.enum(["", ...contentTypes])),
    category: z.optional(z.enum(["", ...contentCategories])),
  }),
  output: z.array(contentItem),
});

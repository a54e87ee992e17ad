import type { ContentItemOnWire } from "#contract/content.ts";
import type { ShippedItem } from "#game/content/content.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";

const columns = `title, content, type, category, featured, position as "order",
  meta_description as "metaDescription", meta_keywords as "metaKeywords",
  image_url as "imageUrl", video_url as "videoUrl"`;

type ContentFilter = { types: readonly string[] | null; category: string | null; nowMs: number };

/** What shows at this moment. */
export const listShown = (tx: Tx, { types, category, nowMs }: ContentFilter) =>
  tx.rows<ContentItemOnWire>(
    `select id, published, ${columns} from content_items
      where published and (publish_at is null or publish_at <= $3)
        and (unpublish_at is null or unpublish_at > $3)
        and ($1::text[] is null or type = any($1))
        and ($2::text is null or category = $2)
      order by featured desc, position, created_at desc, id`,
    [types, category, new Date(nowMs)],
  );

export const findShipped = (tx: Tx, slug: string) =>
  tx.maybe<ShippedItem & { published: boolean; isScheduled: boolean }>(
    `select slug, published, coalesce(publish_at, unpublish_at) is not null as "isScheduled",
            ${columns} from content_items where slug = $1`,
    [slug],
  );

export const insertItem = (tx: Tx, id: string, item: ShippedItem) =>
  tx.rows(...insertInto("content_items", { id, slug: item.slug, ...columnsOf(item) }));

export const updateItem = (tx: Tx, item: ShippedItem) =>
  tx.rows(
    ...updateRow(
      "content_items",
      { slug: item.slug },
      { ...columnsOf(item), updatedAt: new Date() },
    ),
  );

/** All that an admin can change; the order is that of the fingerprints. */
export const columnsOf = (item: ShippedItem) => ({
  title: item.title,
  content: item.content,
  type: item.type,
  category: item.category,
  featured: item.featured,
  position: item.order,
  metaDescription: item.metaDescription,
  metaKeywords: item.metaKeywords,
  imageUrl: item.imageUrl,
  videoUrl: item.videoUrl,
});

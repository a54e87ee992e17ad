import type { ContentItemOnWire } from "#contract/content.ts";
import type { ShippedItem } from "#game/content/content.ts";
import type { Tx } from "#server/lib/db.ts";

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

export const listFingerprints = (tx: Tx) =>
  tx.rows<{ slug: string; fingerprint: string }>(`select slug, fingerprint from shipped_content`);

/** Another server that starts at the same time waits here. */
export const lockShipped = (tx: Tx) =>
  tx.rows(`lock table shipped_content in share row exclusive mode`);

export const saveFingerprint = (tx: Tx, shipped: { slug: string; fingerprint: string }) =>
  tx.rows(
    `insert into shipped_content (slug, fingerprint) values ($1, $2)
     on conflict (slug) do update set fingerprint = excluded.fingerprint`,
    [shipped.slug, shipped.fingerprint],
  );

export const findShipped = (tx: Tx, slug: string) =>
  tx.maybe<ShippedItem & { published: boolean; isScheduled: boolean }>(
    `select slug, published, coalesce(publish_at, unpublish_at) is not null as "isScheduled",
            ${columns} from content_items where slug = $1`,
    [slug],
  );

export const insertItem = (tx: Tx, id: string, item: ShippedItem) =>
  tx.rows(
    `insert into content_items (id, slug, title, content, type, category, featured, position,
       meta_description, meta_keywords, image_url, video_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [id, ...valuesOf(item)],
  );

export const updateItem = (tx: Tx, item: ShippedItem) =>
  tx.rows(
    `update content_items set title = $2, content = $3, type = $4, category = $5, featured = $6,
       position = $7, meta_description = $8, meta_keywords = $9, image_url = $10, video_url = $11,
       updated_at = now()
      where slug = $1`,
    valuesOf(item),
  );

const valuesOf = (item: ShippedItem) => [item.slug, ...fieldsOf(item)];

/** All that an admin can change, in the order of the columns. */
export const fieldsOf = (item: ShippedItem) => [
  item.title,
  item.content,
  item.type,
  item.category,
  item.featured,
  item.order,
  item.metaDescription,
  item.metaKeywords,
  item.imageUrl,
  item.videoUrl,
];

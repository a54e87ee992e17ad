import type { ContentCategory, ContentType } from "#game/content/content.ts";
import type { Tx } from "#server/lib/db.ts";

/** All that an admin writes of an item, as the log keeps it, with what the item is known by. */
export type ItemState = {
  /** Of an item that the game ships with. */
  slug: string | null;
  title: string;
  content: string;
  type: ContentType;
  category: ContentCategory;
  published: boolean;
  featured: boolean;
  order: number;
  metaDescription: string;
  metaKeywords: string;
  imageUrl: string | null;
  videoUrl: string | null;
  publishAt: string | null;
  unpublishAt: string | null;
  createdAt: string;
};

export type ItemRow = Omit<ItemState, "publishAt" | "unpublishAt" | "createdAt"> & {
  id: string;
  version: number;
  publishAt: Date | null;
  unpublishAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `id, version, slug, title, content, type, category, published, featured,
  position as "order", meta_description as "metaDescription", meta_keywords as "metaKeywords",
  image_url as "imageUrl", video_url as "videoUrl", publish_at as "publishAt",
  unpublish_at as "unpublishAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** By kind, and there as players see them. */
export const listAll = (tx: Tx) =>
  tx.rows<ItemRow>(
    `select ${columns} from content_items
      order by type, featured desc, position, created_at desc, id`,
  );

export const findItem = (tx: Tx, id: string) =>
  tx.one<ItemRow>(`select ${columns} from content_items where id = $1`, [id]);

export const lockItem = (tx: Tx, id: string) =>
  tx.maybe<ItemRow>(`select ${columns} from content_items where id = $1 for update`, [id]);

/** Adds the item, or writes it anew. */
export const saveItem = (tx: Tx, id: string, state: ItemState, atMs: number | null) =>
  tx.rows(
    `insert into content_items (id, slug, title, content, type, category, published, featured,
       position, meta_description, meta_keywords, image_url, video_url, publish_at, unpublish_at,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       coalesce($17, now()))
     on conflict (id) do update set title = $3, content = $4, type = $5, category = $6,
       published = $7, featured = $8, position = $9, meta_description = $10, meta_keywords = $11,
       image_url = $12, video_url = $13, publish_at = $14, unpublish_at = $15,
       updated_at = coalesce($17, now())`,
    [
      id,
      state.slug,
      state.title,
      state.content,
      state.type,
      state.category,
      state.published,
      state.featured,
      state.order,
      state.metaDescription,
      state.metaKeywords,
      state.imageUrl,
      state.videoUrl,
      state.publishAt,
      state.unpublishAt,
      state.createdAt,
      atMs === null ? null : new Date(atMs),
    ],
  );

export const removeItem = (tx: Tx, id: string) =>
  tx.rows(`delete from content_items where id = $1`, [id]);

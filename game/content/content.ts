/**
 * Content items: the words of the game that may change from one day to the next, such as
 * announcements on home, chapters of the tutorial, rules, and questions with their answers. They
 * are Markdown, as much of it as markdown.ts reads.
 */
export const contentTypes = ["page", "announcement", "tutorial", "rule", "faq"] as const;

export type ContentType = (typeof contentTypes)[number];

export const contentCategories = [
  "General",
  "Game Rules",
  "Getting Started",
  "Advanced Tips",
  "Trading",
  "Battles",
  "Card Creation",
  "NFT/Blockchain",
  "Account",
  "Support",
] as const;

export type ContentCategory = (typeof contentCategories)[number];

/** Announcements of this category are for players on their first day. */
export const FOR_NEWCOMERS: ContentCategory = "Getting Started";

/** How they are greeted, until an admin sets other words. */
export const WELCOME_MESSAGE =
  "Create today's free card from your own words, lead three creatures into battle, and look at your missions: the first ones are quickly done.";

/** Who runs this copy of the game is an item that settings write, and no admin. */
export const OPERATOR_ITEM = "operator";

/** An item that the game ships with. An admin may change or remove it afterwards. */
export type ShippedItem = {
  /** Its name for ever, by which a later version finds it again. */
  slug: string;
  title: string;
  content: string;
  type: ContentType;
  category: ContentCategory;
  featured: boolean;
  order: number;
  metaDescription: string;
  metaKeywords: string;
  imageUrl: string | null;
  videoUrl: string | null;
};

/** What has to be written for it; the rest has a default. */
export type WrittenItem = Pick<ShippedItem, "slug" | "title" | "category" | "content"> &
  Partial<ShippedItem>;

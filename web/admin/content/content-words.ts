import type { ContentType } from "#game/content/content.ts";

export const typeWords: Record<ContentType, string> = {
  page: "Page",
  announcement: "Announcement",
  tutorial: "Tutorial",
  rule: "Rule",
  faq: "FAQ",
};

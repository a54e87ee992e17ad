import type { NewsText } from "#texts/catalogue.ts";
import { newsText, type News } from "#texts/news.ts";

/** How a notification is stored. Those from before there were codes have no code but sentences. */
export type StoredNews = { code: string | null; params: object } & NewsText;

/** Words are found when they are shown, behind the bell as well as on a device. */
export const wordsOfRow = ({ code, params, title, text }: StoredNews): NewsText =>
  code === null ? { title, text } : newsText({ code, params } as News);

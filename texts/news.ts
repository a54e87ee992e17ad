/** What players are told who have not asked just now: stored as a code and parameters. */
import type { NewsText } from "./catalogue.ts";
import { creationNews } from "./en/creation.ts";
import { inviteNews } from "./en/invites.ts";
import { marketNews } from "./en/market.ts";
import { missionNews } from "./en/missions.ts";
import { tradeNews } from "./en/trades.ts";
import { transferNews } from "./en/transfers.ts";

const news = {
  ...creationNews,
  ...inviteNews,
  ...marketNews,
  ...missionNews,
  ...tradeNews,
  ...transferNews,
};

export type NewsCode = keyof typeof news;

/** A piece of news before it is put into words. */
export type News = {
  [Code in NewsCode]: { code: Code; params: Parameters<(typeof news)[Code]>[0] };
}[NewsCode];

export const newsText = ({ code, params }: News): NewsText => news[code](params as never);

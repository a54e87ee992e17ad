/**
 * What happened to a player while they looked elsewhere. It is saved in the transaction of what
 * happened, so a toast that nobody saw loses nothing.
 */
import type { NotificationKind } from "#contract/notifications.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/push/service.ts";
import * as queries from "./queries.ts";

export type News = {
  playerId: string;
  kind: NotificationKind;
  /** A few words, such as "Serafawn was sold". */
  title: string;
  /** One plain sentence or two. */
  text: string;
  /** The page that shows more, such as "/card/<id>"; empty when there is none. */
  link: string;
  /** The thing that it is about ("listing:<id>"): the same thing is told once. */
  cause: string;
};

/** Tells a player once, now and in the list behind the bell. */
export async function notify(
  tx: Tx,
  { live }: Pick<Deps, "live" | "jobs">,
  news: News,
): Promise<void> {
  const inserted = await queries.insertNotification(tx, news);
  if (!inserted) return;
  await nudgePlayer(tx, live, { playerId: news.playerId, noun: "notifications" });
}

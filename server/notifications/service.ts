/**
 * What happened to a player while they looked elsewhere. It is saved in the transaction of what
 * happened, so a toast that nobody saw loses nothing.
 */
import type { NotificationKind, NotificationOnWire } from "#contract/notifications.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import * as queries from "./queries.ts";

export { ownPushKeys, sendPush } from "./messages.ts";

const PAGE = 20;
const KEPT_DAYS = 90;

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

type Told = Pick<Deps, "nudges" | "jobs">;

/** Tells a player once, now and in the list behind the bell. */
export const notify = (tx: Tx, deps: Told, news: News): Promise<void> =>
  notifyMany(tx, deps, [news]);

/** The same for several players, or several things. */
export async function notifyMany(tx: Tx, { jobs }: Told, news: readonly News[]): Promise<void> {
  for (const { notificationId, subscriptionId } of await insert(tx, news)) {
    if (subscriptionId === null) continue;
    await jobs.add(tx, "send-push", { notificationId, subscriptionId });
  }
}

/** For what the player did just now and sees anyway: it is in the list, and on no lock screen. */
export async function note(tx: Tx, news: readonly News[]): Promise<void> {
  await insert(tx, news);
}

/** Players in the order of their ids, so that two who tell the same ones at once do not deadlock. */
const insert = async (tx: Tx, news: readonly News[]) =>
  news.length === 0
    ? []
    : queries.insertNotifications(
        tx,
        news.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)),
      );

export async function list(
  { db }: Deps,
  playerId: string,
  { limit = PAGE, cursor }: { limit?: number | undefined; cursor?: number | undefined },
) {
  const [{ unread }, rows] = await Promise.all([
    queries.countUnread(db, playerId),
    queries.listNotifications(db, playerId, { limit, before: cursor ?? null }),
  ]);
  return { unread, items: rows.map(onWire) };
}

const onWire = ({ createdAt, kind, ...row }: queries.NotificationRow): NotificationOnWire => ({
  ...row,
  kind: kind as NotificationKind,
  createdAt: createdAt.toISOString(),
});

/** The player's other tabs learn of it. What was told in the meantime stays unread. */
export function read({ db, nudges }: Deps, playerId: string, upTo: number) {
  return db.transaction(async (tx) => {
    const wereUnread = await queries.markRead(tx, playerId, upTo);
    if (wereUnread.length > 0) await nudgePlayer(tx, nudges, { playerId, noun: "notifications" });
    return queries.countUnread(tx, playerId);
  });
}

export const forgetOld = (tx: Tx) => queries.forgetOld(tx, KEPT_DAYS);

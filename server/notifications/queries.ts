import type { Tx } from "#server/lib/db.ts";

export type NewNotification = {
  playerId: string;
  kind: string;
  title: string;
  text: string;
  link: string;
  cause: string;
};

/** Null when the player has been told already. */
export const insertNotification = (tx: Tx, news: NewNotification) =>
  tx.maybe<{ id: number }>(
    `insert into notifications (player_id, kind, title, text, link, cause)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [news.playerId, news.kind, news.title, news.text, news.link, news.cause],
  );

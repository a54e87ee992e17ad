import type { Tx } from "#server/lib/db.ts";

export type SharerRow = {
  shareCredits: number;
  sharesToday: number;
  cardsOwned: number;
  createdAt: Date;
  lastBattleAt: Date | null;
};

export const findSharer = (tx: Tx, playerId: string, day: string) =>
  tx.one<SharerRow>(
    `select p.share_credits as "shareCredits", p.created_at as "createdAt",
            coalesce((select times from daily_tallies
                       where player_id = $1 and day = $2 and what = 'share'), 0) as "sharesToday",
            (select count(*) from owned_cards where owner_id = $1) as "cardsOwned",
            (select max(created_at) from battles where challenger_id = $1) as "lastBattleAt"
       from players p where p.id = $1`,
    [playerId, day],
  );

export const addShareCredits = (tx: Tx, playerId: string, credits: number) =>
  tx.rows(`update players set share_credits = share_credits + $2 where id = $1`, [
    playerId,
    credits,
  ]);

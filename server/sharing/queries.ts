import type { Platform } from "#contract/sharing.ts";
import type { SharedCard } from "#server/ports/share-artist.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export type SharerRow = {
  shareCredits: number;
  sharesToday: number;
  cardsOwned: number;
  createdAt: Date;
  lastBattleAt: Date | null;
};

/** All that decides about a reward, in one statement, so it also reads what other features keep. */
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

export type NewShare = {
  playerId: string;
  day: string;
  number: number;
  platform: Platform | "unknown";
  cardIds: readonly string[];
};

export const recordShare = (tx: Tx, share: NewShare) => tx.rows(...insertInto("shares", share));

/** What everybody may see of a card. */
export type SharedCardRow = SharedCard & { cardId: string; imageUrl: string; looks: string };

/** By the id of the card itself, or of anybody's copy of it: a link does not say which, so both are read. */
export const findSharedCard = (tx: Tx, id: string) =>
  tx.maybe<SharedCardRow>(
    `select id as "cardId", name, element, rarity, attack, defense, speed,
            special_ability as "specialAbility", description, looks, image_url as "imageUrl"
       from cards where id = coalesce((select card_id from owned_cards where id = $1), $1)`,
    [id],
  );

/** A player who has found all creatures of a page, in the words of a story. */
import { claimAlbumReward, getAlbum } from "#contract/album.ts";
import type { AlbumPage } from "#game/album/album.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

type Game = { db: { rows<Row>(sql: string, values?: unknown[]): Promise<Row[]> } };

/** One copy of each creature of the page, in the vault. */
export const finds = ({ db }: Game, player: ActingPlayer, page: AlbumPage) =>
  db.rows<{ id: string }>(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     select gen_random_uuid(), $1, id, 'vault', 'gift', 'gift:test' from cards
      where origin = 'catalogue' and archived_at is null and $2 in (element, 'set')
     returning id`,
    [player.id, page],
  );

export const claims = (
  player: ActingPlayer,
  page: AlbumPage,
  extras?: { headers: Record<string, string> },
) => player.call(claimAlbumReward, { page }, extras);

export const albumOf = async (player: ActingPlayer) => (await player.call(getAlbum, {})).body;

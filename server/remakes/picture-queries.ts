import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { takingFrom } from "#server/creation/service.ts";

export type PictureRow = {
  id: string;
  cardId: string;
  playerId: string;
  seed: number;
  /** Null while it is being painted; empty when it was erased with its player. */
  picture: string | null;
  thumb: string | null;
  looks: string;
  /** The signature pose of its card. */
  isPose: boolean;
};

const columns = `id, card_id as "cardId", player_id as "playerId", seed, picture, thumb, looks,
  is_pose as "isPose"`;

/** In the order in which they were asked for. */
export const listOfCard = (tx: Tx, cardId: string) =>
  tx.rows<PictureRow>(`select ${columns} from card_pictures where card_id = $1 order by number`, [
    cardId,
  ]);

export const findPicture = (tx: Tx, id: string) =>
  tx.maybe<PictureRow>(`select ${columns} from card_pictures where id = $1`, [id]);

type NewPicture = Pick<PictureRow, "id" | "cardId" | "playerId" | "seed" | "isPose"> & {
  number: number;
  coins: number;
  askedAt: Date;
};

export const insertPicture = (tx: Tx, picture: NewPicture) =>
  tx.rows(...insertInto("card_pictures", picture));

type Finished = { picture: string; thumb: string; by: string; looks: string };

export const completePicture = (tx: Tx, id: string, done: Finished) =>
  tx.rows(
    `update card_pictures set picture = $2, thumb = $3, picture_by = $4, looks = $5
      where id = $1 and picture is null`,
    [id, done.picture, done.thumb, done.by, done.looks],
  );

export const { takeUnfinished, keepTaken, letRest } = takingFrom(
  "card_pictures",
  "picture is null",
  "asked_at",
);

import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

type Rename = {
  id: string;
  cardId: string;
  playerId: string;
  formerName: string;
  coins: number;
  renamedAt: Date;
};

export const insertRename = (tx: Tx, rename: Rename) =>
  tx.rows(...insertInto("card_renames", rename));

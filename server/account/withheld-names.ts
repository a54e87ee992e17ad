/** Names that the people who run the game have withheld: others read a made-up one. */
import type { Tx } from "#server/lib/db.ts";
import { hideName } from "./age.ts";
import { renameForAsked } from "./renaming.ts";

type NameState = { isWithheld: boolean };

/** As the log keeps it; null when there is no such account, or none any more. */
export const nameNow = (tx: Tx, playerId: string): Promise<NameState | null> =>
  tx.maybe<NameState>(
    `select name_withheld_at is not null as "isWithheld" from players
      where id = $1 and deleted_at is null for update`,
    [playerId],
  );

/** Others read a made-up name from now on, also of what has been. */
export async function withholdName(tx: Tx, playerId: string, nowMs: number): Promise<void> {
  const isHidden = await tx.value<boolean>(
    `update players set name_withheld_at = coalesce(name_withheld_at, $2) where id = $1
     returning made_up_name is not null as "isHidden"`,
    [playerId, new Date(nowMs)],
  );
  if (isHidden) return;
  await hideName(tx, playerId);
  await renameForAsked(tx, playerId);
}

/** Others read the own name again; that of a child that waits for a parent stays made up. */
const giveNameBack = (tx: Tx, playerId: string) =>
  tx.rows(
    `update players set name_withheld_at = null,
            made_up_name = case when age_band = 'child' and approved_at is null
                                then made_up_name end
      where id = $1 and name_withheld_at is not null`,
    [playerId],
  );

export async function restoreName(
  tx: Tx,
  playerId: string,
  before: object | null,
  { now }: { now: () => number },
): Promise<void> {
  const isWithheld = before !== null && (before as NameState).isWithheld;
  await (isWithheld ? withholdName(tx, playerId, now()) : giveNameBack(tx, playerId));
}

/** By id, what players call themselves, whatever others read. */
export async function ownNamesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(
    `select id, username as name from players where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

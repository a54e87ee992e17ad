/** Another name for a creature, for coins of the player who has made it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/remakes.ts";
import { refuseToRemake } from "#game/remakes/remake.ts";
import { getOwned, lockMade, renameMade } from "#server/collection/service.ts";
import { allowedDescription } from "#server/creation/service.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import type { Tx } from "#server/lib/db.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { giveCoins, lockPurse } from "#server/purse/service.ts";
import { remakeAnswers, remakeRefusals, renameRefusals } from "#texts/en/remakes.ts";
import * as queries from "./queries.ts";

type RenameInput = InputOf<typeof contract.renameCard>;

export async function renameCard(deps: Deps, playerId: string, wanted: RenameInput) {
  await deps.limits.count("creation of one player", playerId);
  await allowedDescription(deps, playerId, wanted.name);
  const card = await deps.db.transaction((tx) => rename(tx, deps, { playerId, ...wanted }));
  return { ...succeeded, message: remakeAnswers.renamed({ name: wanted.name }), card };
}

async function rename(
  tx: Tx,
  { now, settings }: WithoutDb,
  { playerId, id, name, price: shownPrice }: RenameInput & { playerId: string },
) {
  const { coins } = await lockPurse(tx, playerId);
  const card = await lockMade(tx, playerId, id);
  const refusal = refuseToRemake(card);
  if (refusal) throw refusedError(remakeRefusals, refusal);
  if (card.name === name) throw refusedError(renameRefusals, "same_name");
  const price = settings.renameCoins;
  if (price !== shownPrice) throw refusedError(renameRefusals, "rename_price_changed", { price });
  if (coins < price) throw refusedError(renameRefusals, "rename_too_expensive", { price, coins });

  await renameMade(tx, card, name);
  const renameId = newId();
  await queries.insertRename(tx, {
    id: renameId,
    cardId: card.cardId,
    playerId,
    formerName: card.name,
    coins: price,
    renamedAt: new Date(now()),
  });
  const cause = `rename:${renameId}`;
  await giveCoins(tx, { playerId, coins: -price, reason: "card_renamed", cause });
  return getOwned(tx, playerId, card.id);
}

import { must } from "#game/lib/must.ts";
import { refuseToMoveToDeck, refuseToMoveToVault } from "#game/collection/deck.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import {
  collectionAnswers,
  moveToDeckRefusals,
  moveToVaultRefusals,
} from "#texts/en/collection.ts";
import * as queries from "./queries.ts";
import { findOrRefuse } from "./find.ts";
import { ownedOnWire } from "./card-rows.ts";

const moved = [
  { kind: "first_deck_move", amount: 1 },
  { kind: "move_cards", amount: 1 },
] as const;

export function moveToVault({ db, now }: Deps, ownerId: string, id: string) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, ownerId);
    const card = await findOrRefuse(tx, ownerId, id);

    const refusal = refuseToMoveToVault(card.place);
    if (refusal) throw refusedError(moveToVaultRefusals, refusal);

    await queries.putInVault(tx, card.id);
    await advanceMissions(tx, { playerId: ownerId, events: moved, nowMs: now() });
    const after = ownedOnWire({ ...card, place: "vault", deckSlot: null });
    return { ...succeeded, message: collectionAnswers.moved_to_vault, card: after };
  });
}

export function moveToDeck({ db, now }: Deps, ownerId: string, id: string) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, ownerId);
    const card = await findOrRefuse(tx, ownerId, id);
    const { deckCount } = await queries.countByPlace(tx, ownerId);
    const [free] = await queries.freeSlots(tx, ownerId, 1);

    const refusal = refuseToMoveToDeck(card.place, deckCount);
    if (refusal) throw refusedError(moveToDeckRefusals, refusal);
    const { slot } = must(free, "free slot in a deck with room");

    await queries.putInSlot(tx, card.id, slot);
    await advanceMissions(tx, { playerId: ownerId, events: moved, nowMs: now() });
    const after = ownedOnWire({ ...card, place: "deck", deckSlot: slot });
    return { ...succeeded, message: collectionAnswers.moved_to_deck, card: after };
  });
}

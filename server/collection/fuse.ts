import type { fuseCards } from "#contract/collection.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { nextFinish } from "#game/cards/finishes.ts";
import { refuseToFuse } from "#game/collection/fuse.ts";
import { must } from "#game/lib/must.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import { collectionAnswers, fuseRefusals, ownCardRefusals } from "#texts/en/collection.ts";
import { ownedOnWire } from "./card-rows.ts";
import { findOrRefuse } from "./find.ts";
import * as queries from "./fuse-queries.ts";

/** Three equal copies become one; the fused copy lies in the deck when one of the three did. */
export function fuse(
  { db, now }: Deps,
  ownerId: string,
  { keptId, otherIds }: InputOf<typeof fuseCards>,
) {
  const ids = [...new Set([keptId, ...otherIds])];
  return db.transaction(async (tx) => {
    await lockPurse(tx, ownerId);
    const copies = await queries.lockCopies(tx, ownerId, ids, new Date(now()));
    if (copies.length < ids.length) throw refusedError(ownCardRefusals, "no_card");
    const holder = copies.find((copy) => copy.holder !== null)?.holder;
    if (holder) throw refusedError(ownCardRefusals, "card_held", { holder });
    const refusal = refuseToFuse(copies);
    if (refusal) throw refusedError(fuseRefusals, refusal);

    const kept = must(
      copies.find(({ id }) => id === keptId),
      "copy that is kept",
    );
    const gone = copies.filter((copy) => copy !== kept);
    const finish = must(nextFinish(kept.finish), "next finish");
    const slots = gone.flatMap(({ deckSlot }) => deckSlot ?? []);
    const slot = kept.deckSlot ?? (slots.length > 0 ? Math.min(...slots) : null);
    const goneIds = gone.map(({ id }) => id);
    const id = newId();
    await queries.letGo(tx, goneIds, `fusion:${id}`);
    await queries.refine(tx, keptId, finish, slot);
    await queries.recordFusion(tx, { id, keptId, goneIds, finish, fusedAt: new Date(now()) });
    const events = [{ kind: "fuse_cards", amount: 1 }] as const;
    await advanceMissions(tx, { playerId: ownerId, events, nowMs: now() });

    const row = await findOrRefuse(tx, ownerId, keptId);
    const message = collectionAnswers.fused({ name: row.name, finish });
    return { ...succeeded, message, card: ownedOnWire(row) };
  });
}

/** One credit makes one premium card. */
import type * as contract from "#contract/creation.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { giveCredits, lockPurse } from "#server/purse/service.ts";
import { creationAnswers, creditRefusals } from "#texts/en/creation.ts";
import { promiseBought } from "./bought.ts";
import { allowedDescription, takenShape } from "./service.ts";

export async function createWithCredits(
  deps: Deps,
  playerId: string,
  { description = "", watch }: InputOf<typeof contract.createWithCredits>,
) {
  await deps.limits.count("card for a credit by one player", playerId);
  const words = description === "" ? "" : await allowedDescription(deps, playerId, description);
  const creationId = await deps.db.transaction(async (tx) => {
    const { credits } = await lockPurse(tx, playerId);
    if (credits < 1) throw refusedError(creditRefusals, "no_credits");
    const bought = { playerId, purchaseId: null, custom: null, nowMs: deps.now() };
    const id = await promiseBought(tx, { ...bought, description: words });
    const cause = `creation:${id}`;
    await giveCredits(tx, { playerId, credits: -1, reason: "credit_spent", cause });
    return id;
  });
  const made = await takenShape(deps, playerId, { creationId, watch });
  return { success: true as const, message: creationAnswers.premium_created, ...made };
}

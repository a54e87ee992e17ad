/** Cards that were paid for: with money, or with a credit. */
import type { Element } from "#game/cards/elements.ts";
import { rollCardRarity, rollStrength } from "#game/creation/roll.ts";
import { dayOf } from "#game/lib/day.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { surprise } from "#game/creation/surprise.ts";
import { abilitiesOf, customSpecs, seedOfLook } from "#game/purchases/custom-card.ts";
import { type CustomParameters } from "#game/purchases/custom-parameters.ts";
import type { Tx } from "#server/lib/db.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import * as queries from "./queries.ts";

export type BoughtCard = {
  playerId: string;
  /** Null: paid with a credit. */
  purchaseId: string | null;
  /** Empty: a surprise. */
  description: string;
  /** Null: a premium card. */
  custom: { parameters: CustomParameters; element: Element; look: number } | null;
  nowMs: number;
};

/** In the transaction of the payment: the card is made afterwards, whatever happens. */
export async function promiseBought(tx: Tx, bought: BoughtCard): Promise<string> {
  const { playerId, purchaseId, description, custom, nowMs } = bought;
  const id = newId();
  // A custom card is the one that was sketched.
  const seed = custom ? seedOfLook({ ...custom, playerId, description }) : newSeed();
  const dice = diceFrom(seed);
  await queries.insertCreation(tx, {
    id,
    playerId,
    source: purchaseId === null ? `credit:${id}` : `purchase:${purchaseId}`,
    day: dayOf(nowMs),
    seed,
    description: description || surprise(dice),
    ...(custom ? customCard(custom) : premiumCard(dice)),
    ...(purchaseId === null ? { kind: "credit" } : { purchaseId }),
  });
  await sendNudge(tx, { about: "promise" });
  return id;
}

function premiumCard(dice: Dice) {
  const rarity = rollCardRarity(dice, "premium");
  return { kind: "premium" as const, rarity, ...rollStrength(dice, { kind: "premium", rarity }) };
}

function customCard({ parameters, element }: NonNullable<BoughtCard["custom"]>) {
  const { attack, defense, rarity, abilityLevel, artQuality } = customSpecs(parameters);
  const abilitiesWanted = abilitiesOf[abilityLevel];
  return { kind: "custom" as const, rarity, attack, defense, element, abilitiesWanted, artQuality };
}

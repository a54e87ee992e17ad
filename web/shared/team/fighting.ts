import type { OwnedCardOnWire } from "#contract/cards.ts";
import { bondNumbers, withBond, type BondNumbers } from "#game/cards/bond.ts";

const bonded = ({ card, madeBy }: OwnedCardOnWire) => ({ ...card, madeBy });

/** The card as it fights against the computer. */
export const fighting = (owned: OwnedCardOnWire, bondPercent: number) =>
  withBond(bonded(owned), bondPercent);

export const bondOf = (owned: OwnedCardOnWire, bondPercent: number): BondNumbers | null =>
  bondNumbers(bonded(owned), bondPercent);

import type * as z from "zod/mini";
import type { claimTransfer } from "#contract/transfers.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { Celebration, Onward } from "#web/shared/celebration/celebration.tsx";

export type ReceivedProps = {
  claimed: z.output<typeof claimTransfer.output>;
  onClose: () => void;
};

const places = {
  deck: "It has joined your battle deck.",
  vault: `Your deck is full (${DECK_SIZE}/${DECK_SIZE}), so it waits in your vault.`,
};

/** A card from a friend has come. */
export function Received({ claimed, onClose }: ReceivedProps) {
  const { card, fromName, location, userCardId } = claimed;
  return (
    <Celebration
      title={`A Gift from ${fromName}!`}
      cards={[{ card }]}
      headline={`${card.name} is yours.`}
      words={places[location]}
      onClose={onClose}
      actions={<Onward href={`/card/${userCardId}`} label="See Your Card" onClose={onClose} />}
    />
  );
}

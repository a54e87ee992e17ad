import type * as z from "zod/mini";
import type { claimTransfer } from "#contract/transfers.ts";
import { Celebration } from "#web/parts/celebration/celebration.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

export type ReceivedProps = {
  claimed: z.output<typeof claimTransfer.output>;
  onClose: () => void;
};

/** A card from a friend has come. */
export function Received({ claimed, onClose }: ReceivedProps) {
  const { card, fromName, message, userCardId } = claimed;
  return (
    <Celebration
      title={`A Gift from ${fromName}!`}
      cards={[{ card }]}
      headline={`${card.name} is yours.`}
      words={message}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href={`/card/${userCardId}`}>See Your Card</ButtonLink>
          <Button look="ghost" onClick={onClose}>
            Continue
          </Button>
        </>
      }
    />
  );
}

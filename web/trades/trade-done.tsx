import type { CardOnWire } from "#contract/cards.ts";
import { Celebration } from "#web/shared/celebration/celebration.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

export type TradeDoneProps = {
  received: CardOnWire;
  given: CardOnWire;
  /** Null when it is not known. */
  otherName: string | null;
  /** Where the new card is, when that is known. */
  words?: string | undefined;
  onClose: () => void;
};

/** Both cards have changed hands. */
export function TradeDone({ received, given, otherName, words, onClose }: TradeDoneProps) {
  return (
    <Celebration
      title="Trade Complete!"
      cards={[{ card: received }]}
      headline={`${received.name} is yours.`}
      words={words ?? `${otherName ?? "Your friend"} has ${given.name} now.`}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href="/cards">View My Collection</ButtonLink>
          <Button look="ghost" onClick={onClose}>
            Continue
          </Button>
        </>
      }
    />
  );
}

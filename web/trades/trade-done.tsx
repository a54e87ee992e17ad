import type { CardOnWire } from "#contract/cards.ts";
import { Celebration, Onward } from "#web/shared/celebration/celebration.tsx";

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
      actions={<Onward href="/cards" label="View My Collection" onClose={onClose} />}
    />
  );
}

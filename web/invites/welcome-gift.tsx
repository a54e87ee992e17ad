import { Celebration, Onward } from "#web/shared/celebration/celebration.tsx";
import type { WelcomeGiftCards } from "./redeem-form.tsx";

export type WelcomeGiftProps = WelcomeGiftCards & { onClose: () => void };

/** What a friend's invitation brings. */
export function WelcomeGift({ cards, coins, onClose }: WelcomeGiftProps) {
  return (
    <Celebration
      title="Your Welcome Gift!"
      cards={cards.map((card) => ({ card }))}
      headline={`${cards.length} special cards and ${coins} coins`}
      words={`${cards.map(({ name }) => name).join(", ")} are in your collection.`}
      onClose={onClose}
      actions={<Onward href="/cards" label="View My Collection" onClose={onClose} />}
    />
  );
}

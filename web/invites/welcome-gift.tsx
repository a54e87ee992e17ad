import { Celebration } from "#web/shared/celebration/celebration.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
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

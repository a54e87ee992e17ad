import { Coins, Crown } from "lucide-react";
import { checkPremiumCooldown } from "#contract/creation.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/user.ts";

const PREMIUM_PRICE = "$1.99";

/** The ways to more cards than the free one: a premium card, or card credits. */
export function PaidCreation() {
  const premium = useAnswer(checkPremiumCooldown).data;
  const credits = useUser().user?.cardCredits ?? 0;
  const premiumLabel = (
    <>
      <Crown size={18} aria-hidden className="text-gold" />
      Premium Card {PREMIUM_PRICE}
    </>
  );
  return (
    <>
      {premium?.canCreatePremium === false ? (
        <Button look="ghost" disabled>
          {premiumLabel}
        </Button>
      ) : (
        <ButtonLink look="ghost" href="/premium-checkout">
          {premiumLabel}
        </ButtonLink>
      )}
      <ButtonLink look="ghost" href="/store">
        <Coins size={18} aria-hidden className="text-gold" />
        {credits > 0 ? `Card Credits: ${credits}` : "Buy Credits"}
      </ButtonLink>
    </>
  );
}

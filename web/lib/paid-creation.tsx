import { Coins, Crown } from "lucide-react";
import { useState } from "react";
import { checkPremiumCooldown } from "#contract/creation.ts";
import { Button } from "#web/ui/button.tsx";
import { OpensSoonDialog } from "./opens-soon.tsx";
import { useAnswer } from "./query.ts";
import { useUser } from "./user.ts";

const PREMIUM_PRICE = "$1.99";

/** The buttons for premium cards and for cards from credits, and the truth about both. */
export function PaidCreation() {
  const premium = useAnswer(checkPremiumCooldown).data;
  const credits = useUser().user?.cardCredits ?? 0;
  const [asked, setAsked] = useState<"premium" | "credits" | null>(null);
  // While payments are closed the buttons explain; they are never grey without a word.
  const isUsedUp = premium?.paymentsOpen === true && !premium.canCreatePremium;
  return (
    <>
      <Button look="ghost" disabled={isUsedUp} onClick={() => setAsked("premium")}>
        <Crown size={18} aria-hidden className="text-gold" />
        Premium Card {PREMIUM_PRICE}
      </Button>
      <Button look="ghost" onClick={() => setAsked("credits")}>
        <Coins size={18} aria-hidden className="text-gold" />
        {credits > 0 ? `Create with Credits (${credits})` : "Buy Credits"}
      </Button>
      <OpensSoonDialog
        title={asked === "credits" ? "Card Credits" : "Premium Cards"}
        open={asked !== null}
        onClose={() => setAsked(null)}
      >
        {asked === "credits" ? (
          <p>
            One credit will make one premium card. The store is not open yet, so nobody can buy or
            spend credits today.
            {credits > 0 && ` Your ${credits} credits stay yours until then.`}
          </p>
        ) : (
          <p>
            A premium card will cost {PREMIUM_PRICE}. It is rare or better, with a little more
            attack and defense. Payments are not open yet. Your free card every day is.
          </p>
        )}
      </OpensSoonDialog>
    </>
  );
}

import { Coins, Crown, Sparkles, type LucideIcon } from "lucide-react";
import { checkCooldown, checkPremiumCooldown } from "#contract/creation.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { PREMIUM_CENTS } from "#game/purchases/items.ts";
import { inCoins, inDollars } from "#texts/en/purse.ts";

/** The ways to more cards than the free one: a bonus card for coins, a premium card, or card credits. */
export function PaidCreation() {
  return (
    <>
      <BonusButton />
      <PremiumButton />
      <CreditsButton />
    </>
  );
}

/** Hidden when today has no more. */
function BonusButton() {
  const price = useAnswer(checkCooldown).data?.bonusPrice ?? null;
  if (price === null) return null;
  return (
    <ButtonLink look="ghost" size="small" href="/create?with=coins">
      <Label Icon={Sparkles} name="Bonus Card" note={inCoins(price)} />
    </ButtonLink>
  );
}

function PremiumButton() {
  const { data, isError } = useAnswer(checkPremiumCooldown);
  if (data?.canCreatePremium) {
    return (
      <ButtonLink look="ghost" size="small" href="/premium-checkout">
        <PremiumLabel state={`${data.remainingCards} left today`} />
      </ButtonLink>
    );
  }
  return (
    <Button look="ghost" size="small" disabled>
      <PremiumLabel state={data ? "tomorrow" : isError ? "no answer" : "…"} />
    </Button>
  );
}

function PremiumLabel({ state }: { state: string }) {
  const price = useCoinsOnly() ? "" : `${inDollars(PREMIUM_CENTS)} · `;
  return <Label Icon={Crown} name="Premium Card" note={price + state} />;
}

function CreditsButton() {
  const credits = useUser().user?.cardCredits ?? 0;
  return (
    <ButtonLink look="ghost" size="small" href={credits > 0 ? "/create?with=credit" : "/store"}>
      {credits > 0 ? (
        <Label Icon={Coins} name="Use a Credit" note={`${credits} to spend`} />
      ) : (
        <Label Icon={Coins} name="Buy Credits" note="1 credit = 1 card" />
      )}
    </ButtonLink>
  );
}

type LabelProps = { Icon: LucideIcon; name: string; note: string };

const Label = ({ Icon, name, note }: LabelProps) => (
  <span className="flex items-center gap-2.5 max-sm:-mx-2 sm:text-left">
    <Icon size={20} aria-hidden className="text-gold max-sm:hidden" />
    <span>
      <span className="block">{name}</span> <span className="block text-sm text-muted">{note}</span>
    </span>
  </span>
);

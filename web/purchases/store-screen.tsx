import { Coins, Receipt } from "lucide-react";
import type { StorePackageOnWire } from "#contract/purchases.ts";
import { walletInfo } from "#contract/wallet.ts";
import { REFUND_DAYS } from "#game/purchases/refund.ts";
import { inCredits } from "#texts/en/purse.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { useParam } from "#web/lib/use-param.ts";
import { ForMoney } from "./for-money.tsx";
import { SpendingNote } from "#web/shared/purchases/spending-note.tsx";
import { CREATURES } from "#web/words/creatures.ts";
import { WelcomeBack } from "#web/shared/purchases/welcome-back.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { usePackages, useSpending } from "./api.ts";
import { CreditPack } from "./credit-pack.tsx";
import { PremiumOdds } from "./premium-odds.tsx";

/** Packs of credits, and what credits are good for. */
export function StoreScreen() {
  const success = useParam("success");
  return (
    <Page
      intro="You never need to pay to play. Credits are for those who want more than one new card a day."
      aside={
        <ButtonLink look="ghost" size="small" href="/purchases">
          <Receipt size={18} aria-hidden /> Your Purchases
        </ButtonLink>
      }
    >
      {success !== null && <WelcomeBack kind="credits" />}
      <div className="space-y-10">
        <Balance />
        <Creatures />
        <ForMoney>
          <Packs />
        </ForMoney>
        <HowCreditsWork />
      </div>
    </Page>
  );
}

function Balance() {
  const credits = useUser().user?.cardCredits ?? 0;
  return (
    <section
      aria-label="Your credits"
      className="hero-fill flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-line p-6"
    >
      <span className="brand-fill grid size-16 place-items-center rounded-panel">
        <Coins size={32} aria-hidden />
      </span>
      <p className="min-w-0 grow">
        <span className="block font-display text-4xl text-gold">{inCredits(credits)}</span>
        <span className="text-muted">
          {credits > 0
            ? "Each of them makes one premium card."
            : "You have none now. One credit makes one premium card."}
        </span>
      </p>
      {credits > 0 && <ButtonLink href="/create?with=credit">Create With a Credit</ButtonLink>}
    </section>
  );
}

/** What the specification's store copy says, as far as it is true here. */
function Creatures() {
  const wallet = useAnswer(walletInfo).data;
  const coinsOnly = useCoinsOnly();
  const isSoldOutside = wallet?.isOwnNetwork === false && !coinsOnly;
  return (
    <p className="font-bold">
      {CREATURES} unique creatures are waiting to be collected.
      {isSoldOutside && " Cards that became NFTs can be sold outside."}
    </p>
  );
}

function Packs() {
  const packages = usePackages();
  const spending = useSpending().data;
  if (!packages.data)
    return (
      <Unanswered
        query={packages}
        label="Loading the store"
        sizes={["h-96", "h-96", "h-96"]}
        className="grid gap-6 md:grid-cols-3"
      />
    );
  return (
    <div className="space-y-5">
      <PackList packages={packages.data} />
      {spending && <SpendingNote spending={spending} />}
      {spending?.asksGuardian && (
        <p className="text-muted">
          Your parent decides about every purchase: when you choose a pack, they are asked, and they
          pay.
        </p>
      )}
    </div>
  );
}

const PackList = ({ packages }: { packages: readonly StorePackageOnWire[] }) => (
  <ul aria-label="Packs of credits" className="grid gap-6 pt-3 md:grid-cols-3">
    {packages.map((each, nth) => (
      <li key={each.id} className="grid">
        <CreditPack pack={each} size={nth + 1} />
      </li>
    ))}
  </ul>
);

const steps = [
  ["Choose a pack", "Its credits are in your purse as soon as it is paid. They never run out."],
  ["Describe a creature", "One credit makes one premium card from your own words, or a surprise."],
  ["Rare or better", "Every premium card is at least rare, with more attack and defense."],
] as const;

const HowCreditsWork = () => (
  <Panel title="How credits work">
    <ol className="grid gap-6 md:grid-cols-3">
      {steps.map(([title, words], index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="brand-fill grid size-10 flex-none place-items-center rounded-chip font-display text-xl"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-display text-xl">{title}</h3>
            <p className="text-muted">{words}</p>
          </div>
        </li>
      ))}
    </ol>
    <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2">
      <PremiumOdds />
      <div className="space-y-3 text-muted">
        <p>
          Changed your mind? Credits that you have not used go back within {REFUND_DAYS} days, and
          the money with them. That takes one press on{" "}
          <TextLink href="/purchases">your purchases</TextLink>. When you have several packs, the
          credits that cost most are used first, and gifts last.
        </p>
        <p>
          Premium cards are for collecting and for fun: in ranked battles all cards are made equally
          strong, so nobody can buy a win.
        </p>
      </div>
    </div>
  </Panel>
);

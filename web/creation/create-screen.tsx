import { PartyPopper } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { CreationOnWire } from "#contract/creation.ts";
import { useIsNewcomer } from "#web/lib/session.tsx";
import { DailyLimitBanner, useDailyCard } from "#web/shared/creation/daily-card.tsx";
import { useCardCounts } from "#web/collection/api.ts";
import { useParam } from "#web/lib/use-param.ts";
import { refusalOf } from "#web/shared/creation/refused.tsx";
import { Page } from "#web/ui/page.tsx";
import { PaidCreation } from "#web/shared/creation/paid-creation.tsx";
import { Button } from "#web/ui/button.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { freeCardFailed } from "#web/words/creation.ts";
import { CardCreated } from "./celebration.ts";
import { CreationForm, type CreationInput } from "./creation-form.tsx";
import { GrowingCreature } from "./growing-creature.tsx";
import { Mist } from "./mist.tsx";
import { OrderedCard } from "./ordered-card.tsx";
import { useCreation } from "./use-creation.ts";

const CreditCreation = lazily(() => import("./credit-creation.tsx"), "CreditCreation");

const BonusCreation = lazily(() => import("./bonus-creation.tsx"), "BonusCreation");

const CustomBuilder = lazily(() => import("./custom/custom-builder.tsx"), "CustomBuilder", {
  otherwise: NotLoaded,
  meanwhile: <Skeleton className="h-240" />,
});

export function CreateScreen() {
  const [, navigate] = useLocation();
  const payingWith = useParam("with");
  const close = () => navigate("/create", { replace: true });
  const counts = useCardCounts();
  const ownsNothing = counts.data && counts.data.deckCount + counts.data.vaultCount === 0;
  return (
    <Page intro="Describe a creature in your own words. It becomes a card that nobody else has.">
      <div className="space-y-8">
        {ownsNothing && <WelcomeBanner />}
        <OrderedCard />
        <FreeCard />
        <Panel title="More Cards">
          <p className="mb-4 text-muted">
            Your free card comes back every day. These are the ways to make more.
          </p>
          <div className="flex flex-wrap gap-3">
            <PaidCreation />
          </div>
          {payingWith === "credit" && <CreditCreation onClose={close} />}
          {payingWith === "coins" && <BonusCreation onClose={close} />}
        </Panel>
        <Panel title="Custom Card Builder" aria-label="Custom Card Builder">
          <p className="mb-6 text-muted">
            Push the sliders and watch your card change. You see the price all the time.
          </p>
          <CustomBuilder />
        </Panel>
      </div>
    </Page>
  );
}

/** What has grown stays where it is until the celebration covers it, and is closed. */
type Celebrated = { creation: CreationOnWire; owned: OwnedCardOnWire };

const celebratedOf = (creation: CreationOnWire | null): Celebrated | null =>
  creation?.userCard ? { creation, owned: creation.userCard } : null;

const grownOf = (celebrated: Celebrated | null, creation: CreationOnWire | null) =>
  celebrated?.creation ?? creation;

function FreeCard() {
  const daily = useDailyCard();
  const { creation, isUnderWay, submit, forget } = useCreation(
    daily.data?.unfinishedCreationId ?? null,
  );
  const [celebrated, setCelebrated] = useState<Celebrated | null>(null);

  if (daily.isLoading) return <Skeleton className="h-96" />;
  if (!daily.data) return <FailedState title="The forge did not answer" onRetry={daily.refetch} />;

  const create = ({ description, ...answers }: CreationInput) =>
    submit.mutate(
      { ...answers, ...(description !== "" && { description }), watch: true },
      { onError: sayWhyNot },
    );
  const celebrate = () => {
    setCelebrated(celebratedOf(creation));
    forget();
  };
  const close = () => {
    setCelebrated(null);
    window.scrollTo(0, 0);
  };
  return (
    <Panel title="Free Daily Card">
      {isUnderWay || celebrated ? (
        <GrowingCreature
          creation={grownOf(celebrated, creation)}
          isOver={celebrated !== null}
          onShown={celebrate}
        />
      ) : (
        <BeforeMist>
          {daily.data.canCreate ? (
            <CreationForm
              pending={submit.isPending}
              refusal={refusalOf(submit.error)}
              onCreate={create}
            />
          ) : (
            <Tomorrow nextAvailableAt={daily.data.nextAvailableAt} />
          )}
        </BeforeMist>
      )}
      {celebrated && <CardCreated owned={celebrated.owned} onClose={close} />}
    </Panel>
  );
}

const BeforeMist = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[18rem_1fr]">
    <div className="hidden md:block">
      <Mist creation={null} />
    </div>
    {children}
  </div>
);

function Tomorrow({ nextAvailableAt }: { nextAvailableAt: string | null }) {
  return (
    <div className="space-y-5">
      <DailyLimitBanner nextAvailableAt={nextAvailableAt} />
      <div className="flex flex-wrap items-center gap-4">
        <Button size="large" disabled>
          Available Tomorrow
        </Button>
        <TextLink href="/cards">See my cards</TextLink>
      </div>
    </div>
  );
}

/** An unsafe description is explained beside the box, where it can be changed. */
function sayWhyNot(error: unknown) {
  if (!refusalOf(error)) toast(freeCardFailed(error));
}

function WelcomeBanner() {
  const isNew = useIsNewcomer();
  return (
    <section className="hero-fill flex items-center gap-4 rounded-panel border border-line p-6">
      <PartyPopper size={40} aria-hidden className="text-gold" />
      <div>
        <h2 className="font-display text-2xl">
          {isNew ? "Welcome to Taleborn!" : "New Creatures Await You"}
        </h2>
        <p className="text-muted">
          {isNew
            ? "You have no cards yet. Your first one is free: tell us what it looks like."
            : "You have no cards now. One is free every day: tell us what it looks like."}
        </p>
      </div>
    </section>
  );
}

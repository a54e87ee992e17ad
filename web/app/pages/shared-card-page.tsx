import { Wand2 } from "lucide-react";
import { useParams } from "wouter";
import { getSharedCard } from "#contract/sharing.ts";
import { AgeQuestion } from "#web/app/age-asked.tsx";
import { Guard } from "#web/app/guard.tsx";
import { LoadingScreen } from "#web/app/screen-frame.tsx";
import { SIGN_UP } from "#web/app/screen-table.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { CardKind } from "#web/collection/card-kind.tsx";
import { CardLore } from "#web/collection/card-lore.tsx";
import { CardNumbers } from "#web/collection/card-numbers.tsx";
import { isMissing, useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";

/**
 * A visitor sees all of a card that is shared, and otherwise the login. A player whose age is not
 * known yet sees the same card, and otherwise the age question.
 */
export function SharedCardPage() {
  const { id = "" } = useParams<{ id: string }>();
  const { data, error, isLoadingError, refetch } = useAnswer(getSharedCard, { id });
  const { isAuthenticated } = useUser();
  if (isMissing(error)) return isAuthenticated ? <AgeQuestion /> : <Guard />;
  if (isLoadingError) return <FailedState title="This card did not load" onRetry={refetch} />;
  if (!data) return <LoadingScreen />;
  const { card, makerName } = data;
  return (
    <Page
      title={card.name}
      back={{ href: "/", label: "Taleborn" }}
      intro={card.japaneseName !== "" && <span lang="ja">{card.japaneseName}</span>}
    >
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(16rem,21rem)_1fr]">
        <div className="mx-auto w-full max-w-84">
          <TradingCard card={card} size="fill" stars="details" eager />
        </div>
        <div className="space-y-6">
          <Panel className="grid justify-items-center gap-4 text-center">
            <p className="font-display text-2xl wrap-anywhere">
              {makerName === null ? "A creature of Taleborn" : `Made by ${makerName}`}
            </p>
            <p className="text-muted">
              Describe a creature in your own words, and it becomes a card that is yours.
            </p>
            <ButtonLink href={isAuthenticated ? "/create" : SIGN_UP} size="large">
              <Wand2 size={20} aria-hidden /> Make your own
            </ButtonLink>
          </Panel>
          <CardKind card={card} />
          <CardNumbers card={card} owned={null} />
          <CardLore card={card} owned={null} />
        </div>
      </div>
    </Page>
  );
}

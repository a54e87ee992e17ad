import { useMemo } from "react";
import { useParams } from "wouter";
import { openingProof, type OpeningProof } from "#contract/packs.ts";
import { verify } from "#game/packs/committed-draw.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Page } from "#web/ui/page.tsx";
import { isMissing, useAnswer } from "#web/lib/query.ts";
import { sha256 } from "#game/lib/sha256.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Mark } from "./mark.tsx";
import { notedCommit } from "./noted-commits.ts";
import styles from "./fairness.module.css";
import { ProofSteps } from "./proof-steps.tsx";

/** For everybody who has the link: all that one pack was drawn from, and the same draw once more. */
export function ProofScreen() {
  const { id = "" } = useParams();
  const proof = useAnswer(openingProof, { id });
  if (isMissing(proof.error)) return <Missing />;
  return (
    <Page width="narrow" intro="See for yourself that nobody has chosen these cards.">
      <Unanswered
        query={proof}
        label="Loading the draw"
        sizes={["h-24", "h-72"]}
        className="space-y-4"
      />
      {proof.data && <Proof key={proof.data.id} proof={proof.data} />}
    </Page>
  );
}

function Missing() {
  return (
    <Page width="narrow">
      <EmptyState title="No pack was opened under this address" way={["/", "Return Home"]}>
        Check the link, or ask for it again.
      </EmptyState>
    </Page>
  );
}

function Proof({ proof }: { proof: OpeningProof }) {
  const verdict = useMemo(
    () => verify({ ...proof, cardIds: proof.cards.map(({ id }) => id) }, sha256),
    [proof],
  );
  const noted = notedCommit(proof.id);
  const isTrue =
    verdict.commit && verdict.odds && verdict.cards && (noted === null || noted === proof.commit);
  return (
    <div className="space-y-6">
      <section className="panel hero-fill space-y-4" aria-label="The pack">
        <div>
          <h2 className="font-display text-2xl">{proof.packName}</h2>
          <p className="text-muted">Opened on {dateOf(proof.openedAt)}</p>
        </div>
        <ul className={styles.drawn}>
          {proof.cards.map((card, nth) => (
            <li key={nth}>
              <TradingCard card={card} size="fill" />
            </li>
          ))}
        </ul>
        <div role="status" className="text-lg">
          <Mark agrees={isTrue}>
            {isTrue
              ? "Everything agrees: your browser has drawn the same cards again."
              : "Something does not agree. Please tell us, and send us this page's address."}
          </Mark>
        </div>
      </section>
      <ProofSteps proof={proof} verdict={verdict} noted={noted} />
    </div>
  );
}

const dateOf = (iso: string): string =>
  new Date(iso).toLocaleString("en", { dateStyle: "long", timeStyle: "short" });

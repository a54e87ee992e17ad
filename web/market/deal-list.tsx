import { useState, type ReactNode } from "react";
import type * as z from "zod/v4/core";
import type { CardOnWire } from "#contract/cards.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import type { Toast } from "#web/ui/toast.tsx";
import { DealRow } from "./deal-row.tsx";
import { dealTouches } from "./market-reads.ts";

/** How the player ends a deal before another player has taken it. */
export type Ending<Deal> = {
  endpoint: Endpoint<z.$ZodType<unknown, { id: string }>>;
  /** What the buttons say. */
  label: string;
  keepLabel: string;
  /** The button of one deal among the others, for screen readers. */
  labelOf: (deal: Deal) => string;
  question: (deal: Deal) => string;
  description: (deal: Deal) => string;
  doneToast: Toast;
  refusedToast: (error: unknown) => Toast;
};

type DealListProps<Deal> = {
  label: string;
  query: { data: readonly Deal[] | undefined; isError: boolean; refetch: () => unknown };
  /** What is agreed about the card. */
  renderTerms: (deal: Deal) => ReactNode;
  ending: Ending<Deal>;
  empty: ReactNode;
};

/** A list of the player's own deals with its four faces, and the way to end each deal. */
export function DealList<Deal extends { id: string; card: CardOnWire }>(
  props: DealListProps<Deal>,
) {
  const { label, query, renderTerms, ending, empty } = props;
  const [leaving, setLeaving] = useState<Deal | null>(null);
  const { doneToast, refusedToast } = ending;
  // An answer that comes late may be about another deal than the question that is open by then.
  const closeFor = (_: unknown, { id }: { id: string }) =>
    setLeaving((asked) => (asked?.id === id ? null : asked));
  const end = useChange(ending.endpoint, {
    touches: dealTouches,
    doneToast,
    refusedToast,
    onDone: closeFor,
    onRefused: closeFor,
  });
  if (!query.data)
    return (
      <Unanswered
        query={query}
        title={`${label} did not load`}
        label={`Loading: ${label}`}
        sizes={["h-24", "h-24"]}
        className="space-y-3"
      />
    );
  return (
    <>
      {query.data.length === 0 && empty}
      {query.data.length > 0 && (
        <ul aria-label={label} className="space-y-3">
          {query.data.map((deal) => (
            <li key={deal.id}>
              <DealRow card={deal.card} words={renderTerms(deal)}>
                <Button
                  look="ghost"
                  size="small"
                  aria-label={ending.labelOf(deal)}
                  onClick={() => setLeaving(deal)}
                >
                  {ending.label}
                </Button>
              </DealRow>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={ending.question(leaving)}
          description={ending.description(leaving)}
          confirmLabel={ending.label}
          cancelLabel={ending.keepLabel}
          pending={end.isPending}
          onConfirm={() => end.mutate({ id: leaving.id })}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

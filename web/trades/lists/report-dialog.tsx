import { useState } from "react";
import { dealHistory, reportDeal, reportReasons, type PastDeal } from "#contract/trades.ts";
import { useChange } from "#web/lib/query.ts";
import { Tick } from "#web/shared/card-chooser/tick.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { notReported, reported } from "#web/words/trade.ts";
import { dealWords } from "./deal-words.ts";

type Reason = (typeof reportReasons)[number];

const words: Record<Reason, string> = {
  tricked: "I was tricked",
  not_me: "It was not me who did this",
  unkind: "The other player was unkind to me",
  other: "Something else",
};

const TEXT_AT_MOST = 500;

export type ReportDialogProps = { deal: PastDeal; onClose: () => void };

/** Tells the people who run the game that something was wrong with a deal. */
export function ReportDialog({ deal, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState("");
  const report = useChange(reportDeal, {
    touches: [dealHistory],
    doneToast: ({ message }) => reported(message),
    onDone: onClose,
    refusedToast: notReported,
  });
  const { title, text: about } = dealWords(deal);
  return (
    <Dialog title="Report" description={`${title}. ${about}`} onClose={onClose}>
      <form
        className="mt-5 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) report.mutate({ dealId: deal.id, reason, text });
        }}
      >
        <fieldset>
          <legend className="mb-1 font-bold">What was wrong?</legend>
          {reportReasons.map((each) => (
            <Tick
              key={each}
              type="radio"
              name="reason"
              checked={reason === each}
              onChange={() => setReason(each)}
            >
              {words[each]}
            </Tick>
          ))}
        </fieldset>
        <TextArea
          label="Tell us more (optional)"
          value={text}
          maxLength={TEXT_AT_MOST}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className="text-sm text-muted">
          The people who run Taleborn read this. The other player is not told.
        </p>
        <Button type="submit" disabled={reason === null} pending={report.isPending}>
          Send Report
        </Button>
      </form>
    </Dialog>
  );
}

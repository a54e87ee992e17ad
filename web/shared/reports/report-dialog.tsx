import { useState } from "react";
import { sendReport } from "#contract/moderation.ts";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Tick } from "#web/shared/card-chooser/tick.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form, TextArea } from "#web/ui/field.tsx";
import { reported } from "#web/words/trade.ts";
import type { Wrong } from "./what-is-wrong.ts";

const TEXT_AT_MOST = 500;

type ReportDialogProps = {
  /** What is meant, in words. */
  description: string;
  /** What can be wrong with it. */
  choices: readonly Wrong[];
  /** Answers that change with a report. */
  touches: { path: string }[];
  onClose: () => void;
};

/** Tells the people who run the game that something is wrong. */
export function ReportDialog({ description, choices, touches, onClose }: ReportDialogProps) {
  const [chosen, setChosen] = useState<Wrong | null>(null);
  const { values, field, refuse } = useTypedForm({ text: "" });
  const report = useChange(sendReport, {
    touches,
    ...reported,
    onDone: onClose,
    onRefused: refuse,
  });
  return (
    <Dialog title="Report" description={description} onClose={onClose}>
      <Form
        className="mt-5 space-y-5"
        onSend={() => {
          if (chosen) report.mutate({ ...chosen.report, ...values });
        }}
      >
        <fieldset>
          <legend className="mb-1 font-bold">What was wrong?</legend>
          {choices.map((each) => (
            <Tick
              key={each.words}
              type="radio"
              name="reason"
              checked={chosen?.words === each.words}
              onChange={() => setChosen(each)}
            >
              {each.words}
            </Tick>
          ))}
        </fieldset>
        <TextArea label="Tell us more (optional)" maxLength={TEXT_AT_MOST} {...field("text")} />
        <p className="text-sm text-muted">
          The people who run Taleborn read this. The other player is not told.
        </p>
        <Button type="submit" disabled={chosen === null} pending={report.isPending}>
          Send Report
        </Button>
      </Form>
    </Dialog>
  );
}

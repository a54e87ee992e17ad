import { useState } from "react";
import {
  countReports,
  decideReport,
  listReports,
  type Decision,
  type ReportCase,
} from "#contract/moderation.ts";
import { decisionRefusals } from "#texts/en/admin.ts";
import { UserLink } from "#web/admin/users/user-link.tsx";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { decided } from "#web/words/admin.ts";
import { decisionWords, kindWords, measures, reasonWords } from "./moderation-words.ts";

type CaseDialogProps = { shown: ReportCase; onClose: () => void };

/** All that is said about one thing, and what can be done. */
export function CaseDialog({ shown, onClose }: CaseDialogProps) {
  const { kind, subjectName, subjectText, askedFor, reportedId, reportedName, count } = shown;
  const isOwn = useUser().user?.id === reportedId;
  return (
    <Dialog
      title={subjectName ?? kindWords[kind]}
      description={
        <>
          {kindWords[kind]} of <UserLink id={reportedId} name={reportedName} />
        </>
      }
      onClose={onClose}
    >
      {askedFor && <p className="mt-4">Asked for: “{askedFor}”</p>}
      {subjectText !== null && <p className="mt-4 text-muted">{subjectText}</p>}
      {count === 0 && (
        <p className="mt-4">
          Nobody has reported it: the game itself is not sure about these words.
        </p>
      )}
      <ul className="mt-4 grid gap-2">
        {shown.reports.map(({ reason, text }, place) => (
          <li key={place} className="rounded-field bg-raised px-4 py-2">
            <span className="font-bold">{reasonWords[reason]}</span>
            {text !== "" && <>: {text}</>}
          </li>
        ))}
      </ul>
      <Before {...shown} />
      {isOwn && <p className="mt-5 font-bold">{decisionRefusals.own_case}</p>}
      {!isOwn && shown.state !== "handled" && <Decide shown={shown} onClose={onClose} />}
    </Dialog>
  );
}

const Before = ({ decision, why, appeal }: ReportCase) => (
  <>
    {decision !== null && (
      <p className="mt-4">
        <span className="font-bold">{decisionWords[decision]}.</span> {why}
      </p>
    )}
    {appeal !== "" && (
      <p className="mt-4">
        <span className="font-bold">The player says:</span> {appeal}
      </p>
    )}
  </>
);

const touches = [listReports, countReports];

function Decide({ shown: { id, kind, state, openedAt }, onClose }: CaseDialogProps) {
  const [why, setWhy] = useState("");
  const { decision, label, help } = measures[kind];
  const decide = useChange(decideReport, {
    touches,
    ...decided,
    onDone: onClose,
  });
  const send = (chosen: Decision) =>
    decide.mutate({ id, state, openedAt, decision: chosen, why: why.trim() });
  return (
    <div className="mt-5 grid gap-4">
      <TextArea
        label="Why? (optional)"
        hint="The player reads it, and the log keeps it. Please write no names and no addresses."
        rows={2}
        maxLength={500}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <p className="text-sm text-muted">{help}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" pending={decide.isPending} onClick={() => send("dismiss")}>
          {state === "appeal" ? "The Player Is Right" : "Change Nothing"}
        </Button>
        <Button look="danger" pending={decide.isPending} onClick={() => send(decision)}>
          {label}
        </Button>
      </div>
    </div>
  );
}

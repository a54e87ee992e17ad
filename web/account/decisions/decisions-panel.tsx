import { useState } from "react";
import { appeal, ownDecisions, type OwnDecision } from "#contract/moderation.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form, TextArea } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { appealed } from "#web/words/profile.ts";

const about: Record<OwnDecision["kind"], string> = {
  deal: "A deal of yours was reported.",
  card: "A card that you made has plain words and a plain picture now.",
  name: "Others read a made-up name instead of yours.",
};

/** What the people who run the game have decided about the player; nothing where there is nothing. */
export function DecisionsPanel() {
  const { data = [] } = useAnswer(ownDecisions, {}, { isAskedAnew: true });
  const [asked, setAsked] = useState<OwnDecision | null>(null);
  if (data.length === 0) return null;
  return (
    <Panel title="What Was Decided">
      <ul className="divide-y divide-line">
        {data.map((decision) => (
          <li key={decision.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0">
              {about[decision.kind]} {decision.why !== "" && `The reason: ${decision.why}`}
            </p>
            {decision.mayAppeal ? (
              <Button look="ghost" size="small" onClick={() => setAsked(decision)}>
                This Is Wrong
              </Button>
            ) : (
              <p className="text-muted">You have said that it is wrong.</p>
            )}
          </li>
        ))}
      </ul>
      {asked && <AppealDialog id={asked.id} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { values, field, refuse } = useTypedForm({ text: "" });
  const send = useChange(appeal, {
    touches: [ownDecisions],
    ...appealed,
    onRefused: refuse,
    onDone: onClose,
  });
  return (
    <Dialog
      title="This Is Wrong"
      description="Tell us why. Somebody looks at it again; you can say so once."
      onClose={onClose}
    >
      <Form className="mt-4 grid gap-4" onSend={() => send.mutate({ id, ...values })}>
        <TextArea label="Why is it wrong?" rows={4} maxLength={500} {...field("text")} />
        <Button type="submit" pending={send.isPending} disabled={values.text.trim() === ""}>
          Send
        </Button>
      </Form>
    </Dialog>
  );
}

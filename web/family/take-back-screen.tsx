import { useState } from "react";
import { takeBackApproval } from "#contract/family.ts";
import { ANSWER_DAYS } from "#game/family/approval.ts";
import { CallError } from "#web/lib/call.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useParam } from "#web/lib/use-param.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { answerNotGiven, LINK_INCOMPLETE } from "#web/words/family.ts";

/** Where the second letter to a parent leads. A press is needed: mail programs look at links by themselves. */
export function TakeBackScreen() {
  const token = useParam("token") ?? "";
  const [endWords, setEndWords] = useState<string | null>(token === "" ? LINK_INCOMPLETE : null);
  const takeBack = useChange(takeBackApproval, {
    onDone: ({ message }) => setEndWords(message),
    refusedToast: answerNotGiven,
    onRefused(error) {
      const isDead = error instanceof CallError && error.code === "dead_link";
      if (isDead) setEndWords(error.toast);
    },
  });
  return (
    <Page width="narrow">
      <Panel>
        {endWords === null ? (
          <>
            <p className="mb-4">
              Somebody has said yes for your child with your e-mail address. If it was you, there is
              nothing to do.
            </p>
            <p className="mb-4">
              If you take it back and no other parent looks after your child, everything that needs
              a parent closes again. Where the law needs a yes, we then erase what your child has
              entered, unless a parent says yes within {ANSWER_DAYS} days.
            </p>
            <Button look="danger" {...pressFor(takeBack, { token })}>
              Take It Back
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="mb-5 text-lg">
              {endWords}
            </p>
            <ButtonLink href="/">Return Home</ButtonLink>
          </>
        )}
      </Panel>
    </Page>
  );
}

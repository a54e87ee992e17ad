import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import {
  readApproval,
  type AnswerHindrance,
  type ApprovalRequestOnWire,
} from "#contract/family.ts";
import { AgeQuestion } from "#web/app/age-asked.tsx";
import { LoadingScreen } from "#web/app/screen-frame.tsx";
import { LOGIN, SIGN_UP } from "#web/app/screen-table.ts";
import { nameOf, SayNo, SayYes } from "#web/family/answer-form.tsx";
import { call, CallError } from "#web/lib/call.ts";
import { keepPlace } from "#web/lib/return-url.ts";
import { logOut, useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { dayInWords, hindranceWords } from "#web/words/family.ts";

const INCOMPLETE = "This link is not complete. Please open it again from our letter.";

/** Where the letter to a parent leads. */
export function FamilyAnswerPage() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const [doneWords, setDoneWords] = useState<string | null>(null);
  if (token === "") return <Words>{INCOMPLETE}</Words>;
  if (doneWords !== null) return <Words>{doneWords}</Words>;
  return <Request token={token} onAnswered={setDoneWords} />;
}

type RequestProps = { token: string; onAnswered: (words: string) => void };

function Request({ token, onAnswered }: RequestProps) {
  const { user } = useUser();
  // Asked anew when somebody else has signed in, or has said how old they are.
  const { data, error, refetch } = useQuery({
    queryKey: [readApproval.path, token, user?.id, user?.ageBand],
    queryFn: () => call(readApproval, { token }),
  });
  if (error instanceof CallError && error.code === "dead_link") return <Words>{error.toast}</Words>;
  if (error) return <FailedState onRetry={refetch} />;
  if (!data) return <LoadingScreen />;
  return <Answer token={token} request={data} onAnswered={onAnswered} />;
}

function Words({ children }: { children: ReactNode }) {
  // What was pressed is gone, and a reader begins with the words.
  useEffect(() => document.querySelector("main")?.focus(), []);
  return (
    <Page width="narrow">
      <Panel>
        <p role="status" className="mb-5 text-lg">
          {children}
        </p>
        <ButtonLink href="/">Return Home</ButtonLink>
      </Panel>
    </Page>
  );
}

type AnswerProps = RequestProps & { request: ApprovalRequestOnWire };

function Answer({ token, request, onAnswered }: AnswerProps) {
  const { hindrance, answerUntil } = request;
  if (hindrance === "age_unknown") return <AgeQuestion />;
  return (
    <Page
      width="narrow"
      title={`${nameOf(request)} asks for your permission`}
      intro={`Please answer by ${dayInWords(answerUntil)}.`}
    >
      <div className="grid gap-6">
        <WhatItIs request={request} />
        {hindrance === null ? (
          <SayYes {...{ token, request, onAnswered }} />
        ) : (
          <Hindered request={request} hindrance={hindrance} />
        )}
        {hindrance !== "childs_browser" && <SayNo {...{ token, request, onAnswered }} />}
      </div>
    </Page>
  );
}

function WhatItIs({ request }: { request: ApprovalRequestOnWire }) {
  const { shownName, firstName, noErases } = request;
  const child = firstName ?? "your child";
  return (
    <Panel title="What Taleborn is">
      <ul className="list-disc space-y-2 pl-5">
        <li>
          Children describe a creature in their own words, and it becomes a trading card. They
          collect cards and battle with them. Playing is free.
        </li>
        <li>There are packs of random cards for coins that are earned by playing.</li>
        <li>
          We store an e-mail address, names, the age group, the cards and what was played, all of it{" "}
          <TextLink href="/privacy">listed here</TextLink>. We show no advertising and sell no data.
        </li>
        <li>
          Other players know {child} as <b>{shownName}</b>
          {noErases ? ", until you say yes: then they see the chosen username" : ""}. They learn no
          other name.
        </li>
      </ul>
    </Panel>
  );
}

type HinderedProps = {
  request: ApprovalRequestOnWire;
  hindrance: Exclude<AnswerHindrance, "age_unknown">;
};

const keepThisPlace = () => keepPlace(location);

function Hindered({ request, hindrance }: HinderedProps) {
  const client = useQueryClient();
  return (
    <Panel title="Say yes">
      <p className="mb-4">{hindranceWords(hindrance, request.parentEmail)}</p>
      {hindrance === "signed_out" && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={SIGN_UP} onClick={keepThisPlace}>
            Make an Account
          </ButtonLink>
          <ButtonLink href={LOGIN} look="ghost" onClick={keepThisPlace}>
            Sign In
          </ButtonLink>
        </div>
      )}
      {hindrance === "other_address" && (
        <Button onClick={() => void logOut(client, location.pathname + location.search)}>
          Use Another Account
        </Button>
      )}
    </Panel>
  );
}

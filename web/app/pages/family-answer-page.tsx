import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import {
  readApproval,
  type AnswerHindrance,
  type ApprovalRequestOnWire,
} from "#contract/family.ts";
import { AgeQuestion } from "#web/app/age-asked.tsx";
import { LoadingScreen } from "#web/app/screen-frame.tsx";
import { SIGN_UP } from "#web/app/screen-table.ts";
import { nameOf, SayNo, SayYes } from "#web/family/answer-form.tsx";
import { call, CallError } from "#web/lib/call.ts";
import { logOut, useUser } from "#web/lib/session.tsx";
import { useParam } from "#web/lib/use-param.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { dayInWords, hindranceWords, LINK_INCOMPLETE } from "#web/words/family.ts";

/** Where the letter to a parent leads. */
export function FamilyAnswerPage() {
  const token = useParam("token") ?? "";
  const [doneWords, setDoneWords] = useState<string | null>(null);
  const [hasSaidYes, setSaidYes] = useState(false);
  const { user } = useUser();
  if (token === "") return <Words>{LINK_INCOMPLETE}</Words>;
  if (doneWords !== null) {
    return <Words>{hasSaidYes && !user ? <WithoutAccount words={doneWords} /> : doneWords}</Words>;
  }
  const onAnswered = (words: string, isYes = false) => {
    setSaidYes(isYes);
    setDoneWords(words);
  };
  return <Request token={token} onAnswered={onAnswered} />;
}

type RequestProps = { token: string; onAnswered: (words: string, isYes?: boolean) => void };

function Request({ token, onAnswered }: RequestProps) {
  const { user } = useUser();
  // The key makes the page ask anew after a sign-in and after an answer to the age question.
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: [readApproval.path, token, user?.id, user?.ageBand],
    queryFn: () => call(readApproval, { token }),
  });
  if (error instanceof CallError && error.code === "dead_link") return <Words>{error.toast}</Words>;
  if (isLoadingError) return <FailedState onRetry={refetch} />;
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

/** An account is offered, and never needed. */
const WithoutAccount = ({ words }: { words: string }) => (
  <>
    <span>{words}</span> You need no account. If you want to change something later, or see what
    your child does: <TextLink href={SIGN_UP}>make one</TextLink> with the address to which our
    letter went.
  </>
);

type AnswerProps = RequestProps & { request: ApprovalRequestOnWire };

function Answer({ token, request, onAnswered }: AnswerProps) {
  const { hindrance, answerUntil, noErases } = request;
  const until = dayInWords(answerUntil);
  if (hindrance === "age_unknown") return <AgeQuestion />;
  return (
    <Page
      width="narrow"
      title={`${nameOf(request)} asks for your permission`}
      intro={
        noErases
          ? `Please answer by ${until}. Without a yes by then, the account is erased with all that is in it.`
          : `Please answer by ${until}.`
      }
    >
      <div className="grid gap-6">
        <WhoAsks request={request} />
        <WhatItIs />
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

/** So that a parent knows whose child it is. */
function WhoAsks({ request }: { request: ApprovalRequestOnWire }) {
  const { username, shownName, firstName, firstCard, noErases } = request;
  const child = firstName ?? "Your child";
  return (
    <Panel title="Who asks you">
      <div className="flex flex-wrap items-start gap-5">
        {firstCard && (
          <figure className="w-28 flex-none">
            <img src={firstCard.imageUrl} alt="" className="w-full rounded-field" />
            <figcaption className="mt-1 text-sm text-muted wrap-anywhere">
              {child}’s first card: {firstCard.name}
            </figcaption>
          </figure>
        )}
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
          {child} is called <b>{username}</b> in the game.
          {noErases && (
            <>
              {" "}
              Until you say yes, other players read the safe name <b>{shownName}</b> instead. They
              learn no other name.
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}

function WhatItIs() {
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
      </ul>
    </Panel>
  );
}

type HinderedProps = {
  request: ApprovalRequestOnWire;
  hindrance: Exclude<AnswerHindrance, "age_unknown">;
};

function Hindered({ request, hindrance }: HinderedProps) {
  const client = useQueryClient();
  return (
    <Panel title="Say yes">
      <p className="mb-4">{hindranceWords(hindrance, request.parentEmail)}</p>
      {hindrance === "other_address" && (
        <Button onClick={() => void logOut(client, location.pathname + location.search)}>
          Use Another Account
        </Button>
      )}
    </Panel>
  );
}

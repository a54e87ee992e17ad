import { useQuery } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { answerByLink, listChildren, readRequestLink } from "#contract/family.ts";
import { call, isRefusal, toastOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { answerNotGiven, LINK_INCOMPLETE } from "#web/words/family.ts";
import { wishes } from "#texts/en/family.ts";
import { useParam } from "#web/lib/use-param.ts";

/** Where the link in a letter about a child's request leads. */
export function RequestScreen() {
  const token = useParam("token") ?? "";
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [readRequestLink.path, token],
    queryFn: () => call(readRequestLink, { token }),
    enabled: token !== "",
  });
  // It may have been answered while it was read.
  const isOpen = data !== undefined && !isRefusal(error);
  return (
    <Page width="narrow">
      {isLoading && <Skeleton className="h-48" />}
      {isOpen && (
        <Question
          token={token}
          child={data.child}
          wish={wishes[data.request.wanted]}
          onRefused={() => void refetch()}
        />
      )}
      {!isLoading && !isOpen && <NoQuestion error={error} onRetry={refetch} />}
    </Page>
  );
}

/** The link is dead or not complete, unless it is only that no answer came. */
function NoQuestion({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error && !isRefusal(error)) return <FailedState onRetry={onRetry} />;
  return (
    <EmptyState Icon={MailQuestion} title="Nothing to answer" way={["/family", "Your Family"]}>
      <p role="status">{toastOf(error, LINK_INCOMPLETE)}</p>
    </EmptyState>
  );
}

type QuestionProps = { token: string; child: string; wish: string; onRefused: () => void };

function Question({ token, child, wish, onRefused }: QuestionProps) {
  const answer = useChange(answerByLink, {
    touches: [listChildren],
    refusedToast: answerNotGiven,
    onRefused,
  });
  const say = (isYes: boolean) => answer.mutate({ token, isYes });
  return (
    <Panel className="space-y-4">
      <p className="text-xl font-bold wrap-anywhere">{`${child} would like to ${wish}.`}</p>
      <div role="status">{answer.data && <p className="text-lg">{answer.data.message}</p>}</div>
      {answer.data ? (
        <ButtonLink href="/family">Your Family</ButtonLink>
      ) : (
        <>
          <p className="text-muted">
            If you say yes, it is open at once. You can close it again at any time on the page of
            your family.
          </p>
          <div className="flex gap-3">
            <Button pending={answer.isPending} onClick={() => say(true)}>
              Yes
            </Button>
            <Button look="ghost" pending={answer.isPending} onClick={() => say(false)}>
              No
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

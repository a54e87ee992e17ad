import { RETURN_DAYS } from "#game/own-data/leaving.ts";
import { useState } from "react";
import { readLeaving } from "#contract/own-data.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DeleteAccount } from "./delete-account.tsx";

/** The way out, and what stands in it. */
export function DeletePanel({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isLoadingError, refetch } = useAnswer(readLeaving, {}, { isAskedAnew: true });
  return (
    <Panel title="Delete Your Account">
      <p className="mb-4 text-muted">
        Your account is closed at once. For {RETURN_DAYS} days you can bring it back by signing in;
        then everything in it is erased.
      </p>
      {isLoadingError && <FailedState title="This did not load" onRetry={refetch} />}
      {!data && !isLoadingError && <Skeleton className="h-11" />}
      {data?.words && <p className="font-bold">{data.words}</p>}
      {data?.hindrance === null && (
        <Button look="danger" onClick={() => setOpen(true)}>
          Delete My Account
        </Button>
      )}
      {isOpen && data && (
        <DeleteAccount username={username} nfts={data.nfts} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}

import { RETURN_DAYS } from "#game/own-data/leaving.ts";
import { useState } from "react";
import { readLeaving } from "#contract/own-data.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DeleteAccount } from "./delete-account.tsx";

/** The way out, and what stands in it. */
export function DeletePanel({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useAnswer(readLeaving, {}, { isAskedAnew: true });
  return (
    <Panel title="Delete Your Account">
      <p className="mb-4 text-muted">
        Your account is closed at once. For {RETURN_DAYS} days you can bring it back by signing in;
        then everything in it is erased.
      </p>
      <Unanswered query={leaving} size="h-11" />
      {leaving.data?.words && <p className="font-bold">{leaving.data.words}</p>}
      {leaving.data?.hindrance === null && (
        <Button look="danger" onClick={() => setOpen(true)}>
          Delete My Account
        </Button>
      )}
      {isOpen && leaving.data && (
        <DeleteAccount
          username={username}
          nfts={leaving.data.nfts}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

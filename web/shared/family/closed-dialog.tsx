import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { wantable } from "#game/family/allowances.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import { isAskable, onClosed, type AskableRefusal, type Closed } from "#web/lib/closed.ts";
import { invalidate } from "#web/lib/query.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { ASK_PARENT, closedTitles, closedToast } from "#web/words/closed.ts";
import { AskGuardian } from "./ask-guardian.tsx";

type Shown = Closed & { refusal: AskableRefusal };

/** Says why something is closed, wherever it was pressed; one stands for the whole app. */
export function ClosedDialog() {
  const [shown, setShown] = useState<Shown | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    const show = ({ capability, refusal }: Closed) => {
      // It may have been closed while this page was open.
      void invalidate(client, currentUser);
      if (isAskable(refusal)) setShown({ capability, refusal });
      else toast(closedToast(refusal));
    };
    return onClosed(show);
  }, [client]);
  if (!shown) return null;
  const { capability, refusal } = shown;
  const close = () => setShown(null);
  const wanted = wantable.find((each) => each === capability);
  return (
    <Dialog title={closedTitles[refusal]} description={capabilityRefusals[refusal]} onClose={close}>
      <div className="mt-6 flex justify-end">
        {refusal === "switched_off" && wanted ? (
          <AskGuardian wanted={wanted} onDone={close} />
        ) : (
          <ButtonLink href="/family/ask" onClick={close}>
            {ASK_PARENT}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}

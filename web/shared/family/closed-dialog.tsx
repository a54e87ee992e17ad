import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { isAskable, onClosed, type Closed } from "#web/lib/closed.ts";
import { invalidate } from "#web/lib/query.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { closedTitles, closedToast } from "#web/words/closed.ts";
import { AskButton, type Askable } from "./ask-button.tsx";
import { ClosedWords } from "./closed-state.tsx";

/** Says why something is closed, wherever it was pressed; one stands for the whole app. */
export function ClosedDialog() {
  const [shown, setShown] = useState<Askable | null>(null);
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
  const { refusal } = shown;
  const close = () => setShown(null);
  return (
    <Dialog title={closedTitles[refusal]} description={<ClosedWords {...shown} />} onClose={close}>
      <div className="mt-6 flex justify-end">
        <AskButton closed={shown} onDone={close} />
      </div>
    </Dialog>
  );
}

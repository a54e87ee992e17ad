import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { isAskable, onClosed, type Closed } from "#web/lib/closed.ts";
import { invalidate } from "#web/lib/query.ts";
import { lazily } from "#web/ui/later/lazily.tsx";
import { toast } from "#web/ui/toast.tsx";
import { closedToast } from "#web/words/closed.ts";
import type { Askable } from "./ask-button.tsx";

/** Most players never meet it, and dialogs are heavy. */
const ClosedAnswer = lazily(() => import("./closed-answer.tsx"), "ClosedAnswer");

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
  return <ClosedAnswer closed={shown} onClose={() => setShown(null)} />;
}

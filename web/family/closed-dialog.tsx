import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { onClosed, type Closed } from "#web/lib/closed.ts";
import { invalidate } from "#web/lib/query.ts";
import { lazily } from "#web/ui/later/lazily.tsx";

/** Most players never meet it. */
const ClosedAnswer = lazily(() => import("./closed-answer.tsx"), "ClosedAnswer");

/** Says why something is closed, wherever it was pressed; one stands for the whole app. */
export function ClosedDialog() {
  const [shown, setShown] = useState<Closed | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    const show = (closed: Closed) => {
      // It may have been closed while this page was open.
      void invalidate(client, currentUser);
      setShown(closed);
    };
    return onClosed(show);
  }, [client]);
  if (!shown) return null;
  return <ClosedAnswer closed={shown} onClose={() => setShown(null)} />;
}

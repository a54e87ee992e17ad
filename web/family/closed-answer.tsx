import { useEffect, useEffectEvent } from "react";
import { isAskable, type Closed } from "#web/lib/closed.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { closedTitles, closedToast } from "#web/words/closed.ts";
import { AskButton } from "#web/shared/family/ask-button.tsx";
import { ClosedWords } from "#web/shared/family/closed-state.tsx";

type ClosedAnswerProps = { closed: Closed; onClose: () => void };

/** Why something is closed, and the way to ask a parent where a parent can open it. */
export function ClosedAnswer({ closed: { capability, refusal }, onClose }: ClosedAnswerProps) {
  if (!isAskable(refusal)) return <JustSaid refusal={refusal} onDone={onClose} />;
  const closed = { capability, refusal };
  return (
    <Dialog
      title={closedTitles[refusal]}
      description={<ClosedWords {...closed} />}
      onClose={onClose}
    >
      <div className="mt-6 flex justify-end">
        <AskButton closed={closed} onDone={onClose} />
      </div>
    </Dialog>
  );
}

type JustSaidProps = Pick<Closed, "refusal"> & { onDone: () => void };

/** What no parent can open is said in a toast. */
function JustSaid({ refusal, onDone }: JustSaidProps) {
  const say = useEffectEvent(() => {
    toast(closedToast(refusal));
    onDone();
  });
  useEffect(() => say(), []);
  return null;
}

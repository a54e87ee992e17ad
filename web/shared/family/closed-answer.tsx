import { Dialog } from "#web/ui/dialog.tsx";
import { closedTitles } from "#web/words/closed.ts";
import { AskButton, type Askable } from "./ask-button.tsx";
import { ClosedWords } from "./closed-state.tsx";

type ClosedAnswerProps = { closed: Askable; onClose: () => void };

/** Why something is closed, and the way to ask a parent. */
export const ClosedAnswer = ({ closed, onClose }: ClosedAnswerProps) => (
  <Dialog
    title={closedTitles[closed.refusal]}
    description={<ClosedWords {...closed} />}
    onClose={onClose}
  >
    <div className="mt-6 flex justify-end">
      <AskButton closed={closed} onDone={onClose} />
    </div>
  </Dialog>
);

import { Lock } from "lucide-react";
import { capabilityRefusals } from "#texts/en/account.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { closedTitles, letterUnderWay } from "#web/words/closed.ts";
import { useLetter } from "./use-letter.ts";
import { AskButton, type Askable } from "./ask-button.tsx";

/** Stands in the place of what is closed to the player. */
export const ClosedState = (closed: Askable) => (
  <EmptyState
    Icon={Lock}
    title={closedTitles[closed.refusal]}
    action={<AskButton closed={closed} />}
  >
    <ClosedWords {...closed} />
  </EmptyState>
);

/** Why it is closed; after a question to a parent, that the letter is under way. */
export function ClosedWords({ refusal }: Askable) {
  const letter = useLetter(refusal);
  return (
    <span className="wrap-anywhere">
      {letter ? letterUnderWay(letter) : capabilityRefusals[refusal]}
    </span>
  );
}

import { Lock } from "lucide-react";
import { capabilityRefusals } from "#texts/en/account.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { closedTitles } from "#web/words/closed.ts";
import { AskButton, type Askable } from "./ask-button.tsx";

/** Stands in the place of what is closed to the player. */
export const ClosedState = (closed: Askable) => (
  <EmptyState
    icon={<Lock aria-hidden />}
    title={closedTitles[closed.refusal]}
    action={<AskButton closed={closed} />}
  >
    {capabilityRefusals[closed.refusal]}
  </EmptyState>
);

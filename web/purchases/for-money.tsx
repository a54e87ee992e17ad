import { PiggyBank } from "lucide-react";
import type { ReactNode } from "react";
import { capabilityRefusals } from "#texts/en/account.ts";
import { isAskable } from "#web/lib/closed.ts";
import { useSpending } from "#web/purchases/api.ts";
import { ClosedState } from "#web/shared/family/closed-state.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { closedTitles } from "#web/words/closed.ts";

/** What costs money; where this player cannot have it, why, and whom to ask. */
export function ForMoney({ children }: { children: ReactNode }) {
  const refusal = useClosed("money");
  const closed = useSpending().data?.closed ?? "";
  if (refusal && isAskable(refusal)) return <ClosedState capability="money" refusal={refusal} />;
  if (refusal) return <Closed title={closedTitles[refusal]}>{capabilityRefusals[refusal]}</Closed>;
  if (closed !== "") return <Closed title="The store is closed for you now">{closed}</Closed>;
  return children;
}

const Closed = ({ title, children }: { title: string; children: string }) => (
  <EmptyState Icon={PiggyBank} title={title} way={["/create", "Create Today's Free Card"]}>
    {children}
  </EmptyState>
);

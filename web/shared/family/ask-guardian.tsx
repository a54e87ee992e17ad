import { askGuardian } from "#contract/family.ts";
import type { Wanted } from "#game/family/allowances.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ASK_PARENT, guardianAsked, guardianNotAsked } from "#web/words/closed.ts";

/** Asks those who look after the player for this one thing. */
export function AskGuardian({ wanted, onDone }: { wanted: Wanted; onDone: () => void }) {
  const ask = useChange(askGuardian, {
    doneToast: ({ message }) => guardianAsked(message),
    refusedToast: guardianNotAsked,
    onDone,
    onRefused: onDone,
  });
  return (
    <Button pending={ask.isPending} onClick={() => ask.mutate({ wanted })}>
      {ASK_PARENT}
    </Button>
  );
}

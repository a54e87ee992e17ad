import { listSharedCards, stopSharing } from "#contract/sharing.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import * as words from "#web/words/sharing.ts";

/** For a card that the player shares: what that means, and the way back. */
export function OpenToAll({ cardId }: { cardId: string }) {
  const { data: shared } = useAnswer(listSharedCards);
  const stop = useChange(stopSharing, { touches: [listSharedCards], ...words.stopped });
  if (!shared?.includes(cardId)) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-center">
      <p className="text-sm text-muted">Everybody with the link can see this card.</p>
      <Button look="ghost" size="small" {...pressFor(stop, { id: cardId })}>
        Stop Sharing
      </Button>
    </div>
  );
}

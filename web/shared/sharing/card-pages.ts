import { useQueryClient } from "@tanstack/react-query";
import { listSharedCards, openCardPages, stopSharing } from "#contract/sharing.ts";
import { call } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { toast } from "#web/ui/toast.tsx";
import { pageNotOpened, stopped } from "#web/words/sharing.ts";

/** Opens the pages of cards to everybody, whatever sharing them earns. */
export function useCardPages() {
  const client = useQueryClient();
  return (cardIds: string[]) => {
    const opening = open(cardIds).finally(() => invalidate(client, listSharedCards));
    return {
      /** False when the link will lead to the login; the player has been told. */
      areOpen: opening.then((opened) => opened !== null),
      /** For a player who changed their mind: what was shared before stays so. */
      async takeBack() {
        const opened = (await opening) ?? [];
        await Promise.all(opened.map(close));
        await invalidate(client, listSharedCards);
      },
    };
  };
}

/** Those that were closed before; null when it failed. */
async function open(cardIds: string[]): Promise<readonly string[] | null> {
  try {
    return (await call(openCardPages, { cardIds })).opened;
  } catch (error) {
    toast(pageNotOpened(error));
    return null;
  }
}

const close = (id: string) =>
  call(stopSharing, { id }).catch((error: unknown) => toast(stopped.refusedToast(error)));

/** Cards that are being given away by a code, for both sides of the gift. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { dealHistory } from "#contract/trades.ts";
import { generateTransfer, openTransfers, type TransferOnWire } from "#contract/transfers.ts";
import { call } from "#web/lib/call.ts";
import { useLive } from "#web/lib/live.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { collectionReads } from "#web/collection/api.ts";

const otherReads = [dealHistory, currentUser, ...collectionReads];

/** Every read that a card makes outdated which begins or ends to be given away. */
export const transferReads = [openTransfers, ...otherReads];

/**
 * The player's own codes that still wait. A friend can claim one at any moment, and one that was left
 * alone may have run out in the meantime.
 */
export const useOpenTransfers = () =>
  useLive(openTransfers, {}, "transfers", { isAskedAnew: true, outdates: otherReads });

type GenerateOptions = {
  onDone: (transfer: TransferOnWire) => void;
  onRefused: (error: unknown) => void;
};

/** The card is known to be on its way before the lists say that it is gone. */
export function useGenerate({ onDone, onRefused }: GenerateOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ownedCardId: string) => call(generateTransfer, { cardId: ownedCardId }),
    onSuccess: async (made) => {
      client.setQueryData<TransferOnWire[]>(keyOf(openTransfers), (known = []) => [
        made,
        ...known.filter(({ userCardId }) => userCardId !== made.userCardId),
      ]);
      onDone(made);
      await invalidate(client, ...transferReads);
    },
    onError: onRefused,
  });
}

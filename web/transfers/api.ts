/** Cards that are being given away by a code, as both sides of the gift know of them. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { dealHistory } from "#contract/trades.ts";
import { generateTransfer, openTransfers, type TransferOnWire } from "#contract/transfers.ts";
import { call } from "#web/lib/call.ts";
import { useLiveNews } from "#web/lib/live.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { collectionReads } from "#web/collection/api.ts";

/** Every read that a card makes outdated which begins or ends to be given away. */
export const transferReads = [openTransfers, dealHistory, currentUser, ...collectionReads];

/** The player's own codes that still wait. A friend can claim one at any moment. */
export function useOpenTransfers() {
  const client = useQueryClient();
  useLiveNews("transfers", () => void invalidate(client, ...transferReads));
  return useQuery({
    queryKey: keyOf(openTransfers),
    queryFn: () => call(openTransfers, {}),
    // A code that was left alone may have been claimed or run out in the meantime.
    refetchOnMount: "always",
  });
}

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

/** The player's cards in the browser: how they are loaded, and how a moved card changes place. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import {
  collectionStats,
  listDeck,
  listGroupedCards,
  listHeldCards,
  listOwnedCards,
  listVault,
} from "#contract/collection.ts";
import { listMissions } from "#contract/missions.ts";
import { call, CallError } from "#web/lib/call.ts";
import { invalidate, keyOf, useAnswer } from "#web/lib/query.ts";
import { toast, type Toast } from "#web/ui/toast.tsx";

type CardList = typeof listOwnedCards | typeof listDeck | typeof listVault;

/** A first page is on screen quickly, and a player with thousands of cards has them all soon. */
const PAGE = 500;

/** How many of the newest cards the player's home shows. */
export const NEWEST_SHOWN = 8;

/** Every read that new, lost or changed cards make outdated. */
export const collectionReads = [
  listOwnedCards,
  listHeldCards,
  listGroupedCards,
  listDeck,
  listVault,
  collectionStats,
];

export type CardsLoading<Owned = OwnedCardOnWire> = {
  cards: readonly Owned[];
  /** Nothing is known yet. */
  isLoading: boolean;
  /** No further page will come. */
  isComplete: boolean;
  error: unknown;
  retry: () => void;
};

const none: readonly OwnedCardOnWire[] = [];

export const cardListQuery = (client: QueryClient, list: CardList) => ({
  queryKey: keyOf(list),
  queryFn: () => loadPages(client, list),
});

/** A whole list of cards, page after page; what has arrived can be shown at once. */
export function useCardList(list: CardList): CardsLoading {
  const client = useQueryClient();
  const query = useQuery(cardListQuery(client, list));
  const { data, error, isLoading, isFetching, refetch } = query;
  return {
    cards: data ?? none,
    isLoading,
    isComplete: data !== undefined && !isFetching,
    error,
    retry: () => void refetch(),
  };
}

/** Null where the list has no such card any more. */
async function pageAfter(list: CardList, cursor: string | undefined) {
  try {
    return await call(list, { limit: PAGE, ...(cursor && { cursor }) });
  } catch (error) {
    if (error instanceof CallError && error.field === "cursor") return null;
    throw error;
  }
}

async function loadPages(client: QueryClient, list: CardList): Promise<OwnedCardOnWire[]> {
  const key = keyOf(list);
  const isFirstLoad = client.getQueryData(key) === undefined;
  const all: OwnedCardOnWire[] = [];
  for (;;) {
    const cursor = all.at(-1)?.id;
    // Each page begins where the one before ended, so they cannot be asked for together.
    const page = await pageAfter(list, cursor);
    if (page === null) {
      // The last card has left the list meanwhile: it goes on after the one before.
      all.pop();
      continue;
    }
    all.push(...page);
    if (page.length < PAGE) return all;
    if (isFirstLoad) client.setQueryData(key, [...all]);
  }
}

export const useCardCounts = () => useAnswer(collectionStats);

type MoveOptions = {
  doneToast: (name: string) => Toast;
  refusedToast: (error: unknown) => Toast;
  /** Done or refused, before the toast appears: the copy that was to be moved. */
  onEnd?: (ownedCardId: string) => void;
};

/**
 * Moves a card between deck and vault, by whichever endpoint the screen calls. Its place changes
 * in every list that is in memory.
 */
export function useMove(
  move: (ownedCardId: string) => Promise<{ card: OwnedCardOnWire }>,
  { doneToast, refusedToast, onEnd }: MoveOptions,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: move,
    onSuccess: async ({ card }, id) => {
      placeMoved(client, card);
      await invalidate(client, collectionStats, listGroupedCards, listMissions, currentUser);
      onEnd?.(id);
      toast(doneToast(card.card.name));
    },
    onError: (error: unknown, id) => {
      // The lists may have shown what is so no more, such as after a move in another tab.
      void invalidate(client, ...collectionReads);
      onEnd?.(id);
      toast(refusedToast(error));
    },
  });
}

/** Moves one card in the cached lists, so that one move does not reload thousands of cards. */
export function placeMoved(client: QueryClient, moved: OwnedCardOnWire) {
  const change = (list: CardList, next: (cards: OwnedCardOnWire[]) => OwnedCardOnWire[]) => {
    const queryKey = keyOf(list);
    client.setQueryData<OwnedCardOnWire[]>(queryKey, (cards) => cards && next(cards));
    // A list that is under way may be from before the move, and would take it back.
    const isUnderWay = client.isFetching({ queryKey, exact: true }) > 0;
    if (isUnderWay) void client.refetchQueries({ queryKey, exact: true });
  };
  const others = (cards: OwnedCardOnWire[]) => cards.filter((card) => card.id !== moved.id);

  change(listOwnedCards, (cards) => cards.map((card) => (card.id === moved.id ? moved : card)));
  change(listDeck, (cards) =>
    moved.location === "deck" ? [...others(cards), moved].toSorted(bySlot) : others(cards),
  );
  change(listVault, (cards) =>
    moved.location === "vault" ? [...others(cards), moved].toSorted(newestFirst) : others(cards),
  );
}

export const bySlot = (a: OwnedCardOnWire, b: OwnedCardOnWire) =>
  (a.deckSlot ?? 0) - (b.deckSlot ?? 0);

export const newestFirst = (a: OwnedCardOnWire, b: OwnedCardOnWire) =>
  a.acquiredAt < b.acquiredAt ? 1 : a.acquiredAt > b.acquiredAt ? -1 : 0;

import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { UserOnWire } from "#contract/account.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { canStoreOffline } from "#web/lib/offline-store.ts";
import { keyOf } from "#web/lib/query.ts";
import { cardListQuery } from "#web/collection/api.ts";
import { fetchAll, picturesToKeep } from "./kept-pictures.ts";
import { openOfflineStore, saveOfflineCollection } from "./offline-collection.ts";

const SAVE_AFTER_MS = 2_000;
/** After several battles in a row all cards are read once. */
const ASK_AGAIN_AFTER_MS = 20_000;

/** Keeps the stored collection up to date, for reading it offline. */
export function useOfflineCollection(user: UserOnWire) {
  const client = useQueryClient();
  // Not `enabled`: this hook alone reads the list, when it is due.
  const query = useQuery({ ...cardListQuery(client, listOwnedCards), enabled: false });
  const { data, dataUpdatedAt, isFetching, isError, refetch } = query;

  const begin = useEffectEvent(async (playerId: string) => {
    // For a page that came through the worker, the worker has opened the store.
    if (isPossible() && !navigator.serviceWorker.controller) await openOfflineStore(playerId);
    if (data === undefined) void refetch();
  });
  useEffect(() => void begin(user.id), [user.id]);
  useEffect(() => whenOutdated(client, () => void refetch()), [client, refetch]);
  useEffect(() => {
    if (!isPossible() || data === undefined || isFetching || isError) return;
    const save = async () => {
      await saveOfflineCollection({ savedAtMs: dataUpdatedAt, user, cards: data });
      await fetchPictures(data);
    };
    const timer = setTimeout(() => void save().catch(() => undefined), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [user, data, dataUpdatedAt, isFetching, isError]);
}

const isPossible = () => canStoreOffline() && "serviceWorker" in navigator;

/** Calls `ask` a while after something made the list of all cards outdated. */
function whenOutdated(client: QueryClient, ask: () => void): () => void {
  const [path] = keyOf(listOwnedCards);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const isList = query.queryKey.length === 1 && query.queryKey[0] === path;
    if (type !== "updated" || !isList) return;
    clearTimeout(timer);
    const { isInvalidated, fetchStatus } = query.state;
    if (isInvalidated && fetchStatus === "idle") timer = setTimeout(ask, ASK_AGAIN_AFTER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Passing by, the worker keeps them. */
async function fetchPictures(cards: readonly OwnedCardOnWire[]) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  await workerInCharge();
  const shown = [...document.images].filter(({ complete }) => complete);
  const urls = shown.map(({ src }) => src);
  await fetchAll(picturesToKeep(cards, urls));
}

/** Before that it does not see what this page fetches. */
async function workerInCharge() {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) =>
    serviceWorker.addEventListener("controllerchange", done, { once: true }),
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { checkCooldown, createCard, getCreation } from "#contract/creation.ts";
import { listMissions } from "#contract/missions.ts";
import { collectionReads } from "#web/collection/api.ts";
import { useLive } from "#web/lib/live.ts";
import { invalidate, isMissing, keyOf, useChange } from "#web/lib/query.ts";
import { toCelebrate } from "./to-celebrate.ts";

const newCardReads = [...collectionReads, checkCooldown, currentUser, listMissions];

/**
 * A creation from the description to the finished card. `unfinishedId` is one that another page, or this
 * one before a reload, has begun: it is watched to its end.
 */
export function useCreation(unfinishedId: string | null) {
  const client = useQueryClient();
  const [begunId, setBegunId] = useState<string | null>(toCelebrate.kept);
  useEffect(() => toCelebrate.forget(), []);
  const [seenId, setSeenId] = useState<string | null>(null);
  // The answer that named it as unfinished may be a moment old.
  const foundId = unfinishedId === seenId ? null : unfinishedId;
  // The next answer no longer names it, as it is done: it still has to be shown.
  if (begunId === null && foundId !== null) setBegunId(foundId);
  const id = begunId ?? foundId;
  const { creation, isGone } = useWatched(id);
  const submit = useChange(createCard, {
    onDone: ({ creation: begun }) => {
      client.setQueryData(keyOf(getCreation, { id: begun.id }), begun);
      setBegunId(begun.id);
    },
    onRefused: () => void invalidate(client, checkCooldown),
  });
  const forget = () => {
    if (id !== null) toCelebrate.keep(id);
    setSeenId(id);
    setBegunId(null);
  };
  return { creation, isUnderWay: id !== null && !isGone, submit, forget };
}

/** One creation until it is done; null while nothing is known of it. `isGone`: the player has none of this id. */
export function useWatched(id: string | null) {
  const client = useQueryClient();
  const { data, error } = useLive(getCreation, { id: id ?? "" }, "creations", {
    enabled: id !== null,
    isAskedAnew: true,
    until: ({ state }) => state === "done",
  });
  const creation = id === null ? null : (data ?? null);
  const isDone = creation?.state === "done";
  useEffect(() => {
    if (isDone) void invalidate(client, ...newCardReads);
  }, [client, isDone]);
  return { creation, isGone: id !== null && isMissing(error) };
}

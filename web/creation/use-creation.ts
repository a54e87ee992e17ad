import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { currentUser } from "#contract/account.ts";
import {
  checkCooldown,
  createCard,
  getCreation,
  watchCreation,
  type CreationOnWire,
} from "#contract/creation.ts";
import { listMissions } from "#contract/missions.ts";
import { call } from "#web/lib/call.ts";
import { collectionReads } from "#web/collection/api.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { useWatch } from "#web/lib/watch.ts";

const newCardReads = [...collectionReads, checkCooldown, currentUser, listMissions];

/**
 * A creation from the description to the finished card. `unfinishedId` is one that another page, or this
 * one before a reload, has begun: it is watched to its end.
 */
export function useCreation(unfinishedId: string | null) {
  const client = useQueryClient();
  const [creation, setCreation] = useState<CreationOnWire | null>(null);
  const [seenId, setSeenId] = useState<string | null>(null);
  // The answer that named it as unfinished may be a moment old.
  const id = creation?.id ?? (unfinishedId === seenId ? null : unfinishedId);
  const isDone = creation?.state === "done";

  const follow = (next: CreationOnWire) => {
    setCreation(next);
    if (next.state === "done") void invalidate(client, ...newCardReads);
  };
  useWatch(watchCreation, id === null || isDone ? null : { id }, {
    onEvent: follow,
    poll: () => call(getCreation, { id: id ?? "" }),
    isLast: ({ state }) => state === "done",
  });
  const submit = useChange(createCard, {
    onDone: (answer) => follow(answer.creation),
    onRefused: () => void invalidate(client, checkCooldown),
  });
  const forget = () => {
    setSeenId(id);
    setCreation(null);
  };
  return { creation, isUnderWay: id !== null, submit, forget };
}

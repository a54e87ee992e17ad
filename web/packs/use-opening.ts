import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { listOpenings, listPacks, openPack } from "#contract/packs.ts";
import type { OpenedPack, PackOnWire } from "#contract/packs.ts";
import { call, isRefusal, newKey } from "#web/lib/call.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { collectionReads } from "#web/collection/api.ts";
import { toast } from "#web/ui/toast.tsx";
import { notBought, packOpened } from "#web/words/market.ts";
import { clearPendingOpening, savePendingOpening, type PendingOpening } from "./pending-opening.ts";
import { noteCommit } from "./fairness/noted-commits.ts";

/** Part 2, section 9. */
const OPENING_MS = 2_000;
const RETRY_AFTER_MS = [1_000, 2_000, 4_000, 8_000];

export type Opening =
  | { stage: "unopened" }
  | { stage: "opening"; isRetrying: boolean }
  /** The browser does not know whether it happened; a request with the same key finds out. */
  | { stage: "interrupted"; attempt: PendingOpening }
  | { stage: "revealing" | "complete"; opened: OpenedPack };

type Options = {
  /** An opening that was begun before and never answered. */
  resumed: PendingOpening | null;
  onRefused: () => void;
};

/** Pays for a pack and waits for its cards, however bad the connection is. */
export function useOpening(pack: PackOnWire, { resumed, onRefused }: Options) {
  const { user } = useUser();
  const client = useQueryClient();
  const [opening, setOpening] = useState<Opening>({ stage: "unopened" });

  const send = async (attempt: PendingOpening) => {
    savePendingOpening(attempt);
    setOpening({ stage: "opening", isRetrying: false });
    try {
      const answer = untilAnswered(attempt, () =>
        setOpening({ stage: "opening", isRetrying: true }),
      );
      const said = answer.then((opened) => arrived(client, attempt, opened));
      const [opened] = await Promise.all([answer, sleep(OPENING_MS), said]);
      setOpening({ stage: "revealing", opened });
      toast(packOpened(opened));
    } catch (error) {
      if (!isRefusal(error)) return setOpening({ stage: "interrupted", attempt });
      clearPendingOpening();
      void invalidate(client, currentUser, listPacks);
      toast(notBought(error));
      onRefused();
    }
  };

  const isResumed = useRef(false);
  useEffect(() => {
    if (resumed === null || isResumed.current) return;
    isResumed.current = true;
    void send(resumed);
  });

  return {
    opening,
    tear: (words: string) =>
      void send({
        playerId: user?.id ?? "",
        packId: pack.id,
        luck: luckWith(words),
        price: pack.price,
        key: newKey(),
        commit: pack.commit,
        nonce: pack.nonce,
        begunAtMs: Date.now(),
      }),
    retry: (attempt: PendingOpening) => void send(attempt),
    finish: (opened: OpenedPack) => setOpening({ stage: "complete", opened }),
    startAgain: () => setOpening({ stage: "unopened" }),
  };
}

/**
 * Made here, after the fingerprint was shown. A player may always wish with the same words, so
 * random signs follow them: otherwise the server could choose a secret that goes badly with them.
 */
const luckWith = (words: string) => `${words.trim()} ${newKey().slice(0, 16)}`.trim();

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function untilAnswered(attempt: PendingOpening, onRetry: () => void): Promise<OpenedPack> {
  const { packId: id, luck, price, key } = attempt;
  for (const waitMs of RETRY_AFTER_MS) {
    try {
      return await call(openPack, { id, luck, price }, key);
    } catch (error) {
      if (isRefusal(error)) throw error;
      onRetry();
      await sleep(waitMs);
    }
  }
  return call(openPack, { id, luck, price }, key);
}

function arrived(client: QueryClient, attempt: PendingOpening, opened: OpenedPack): void {
  clearPendingOpening();
  noteCommit(attempt, opened.receipt);
  client.setQueryData<UserOnWire | null>(
    keyOf(currentUser),
    (user) => user && { ...user, coins: opened.coins },
  );
  void invalidate(client, currentUser, listPacks, listOpenings, listMissions, ...collectionReads);
}

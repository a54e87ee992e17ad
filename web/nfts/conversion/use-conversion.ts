import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { convertToNft, listConversions, type ConversionOnWire } from "#contract/nfts.ts";
import { call, isRefusal } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { nftReads, useConversionOf } from "#web/nfts/api.ts";
import { toast } from "#web/ui/toast.tsx";
import {
  conversionBroke,
  conversionFailed,
  converted,
  type ConversionFailure,
} from "#web/words/conversion.ts";
import { pauses, type Stage } from "./stages.ts";

type ShownConversion = {
  stage: Stage;
  /** When the conversion before this one began, which must not be taken for it. */
  before: string | undefined;
};

const atRest: ShownConversion = { stage: "ready", before: undefined };

/**
 * One conversion as its dialog shows it. What the server has begun goes on without the dialog, so a
 * dialog that opens later joins in at the fourth step.
 */
export function useConversion(ownedCardId: string) {
  const { newest, isLoading } = useConversionOf(ownedCardId);
  const mint = useMint(ownedCardId);
  const [shown, setShown] = useState(atRest);
  if (shown.stage === "ready" && newest?.state === "minting")
    setShown({ stage: "minting", before: undefined });

  const own = newest?.startedAt === shown.before ? undefined : newest;
  const { stage, failure } = standOf(shown.stage, own, mint);
  const pause = pauses[stage];
  const goOn = () => {
    if (!pause) return;
    if (pause.next === "minting") mint.mutate();
    setShown((now) => ({ ...now, stage: pause.next }));
  };
  useAfter(pause?.ms ?? null, goOn, stage);
  useTelling(stage, failure);
  return {
    stage,
    failure,
    /** It is not known yet whether one is under way. */
    isLoading,
    nftAddress: addressOf(own, mint),
    start: () => setShown({ stage: "preparing", before: newest?.startedAt }),
    /** Back to before the start. */
    reset: () => {
      mint.reset();
      setShown(atRest);
    },
  };
}

type Own = ConversionOnWire | undefined;
type Mint = ReturnType<typeof useMint>;

/** The fourth step. It is not waited for when the dialog is closed. */
function useMint(userCardId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => mintOf(userCardId),
    onSettled: () => void invalidate(client, ...nftReads),
  });
}

/** When no answer has come, the list says whether it has begun. */
async function mintOf(userCardId: string) {
  try {
    return await call(convertToNft, { userCardId });
  } catch (error) {
    if (isRefusal(error)) throw error;
    const known = await call(listConversions, {}).catch(() => []);
    const isOwn = (each: ConversionOnWire) =>
      each.userCardId === userCardId && each.state === "minting";
    if (!known.some(isOwn)) throw error;
    return { success: false, pending: true, message: "", nftAddress: null };
  }
}

type Stand = { stage: Stage; failure: ConversionFailure | null };

/** The fourth step is over when the answer says so, or the list. */
function standOf(stage: Stage, own: Own, mint: Mint): Stand {
  const end = stage === "minting" ? endOf(own, mint) : null;
  return end === "done" ? { stage: "minted", failure: null } : { stage, failure: end };
}

/** Null while it goes on. */
function endOf(own: Own, { data: answer, error }: Mint): "done" | ConversionFailure | null {
  if (own?.state === "done" || answer?.success) return "done";
  if (own?.state === "failed") return conversionFailed(own.message);
  if (answer && !answer.pending) return conversionFailed(answer.message);
  return error ? conversionBroke(error) : null;
}

const addressOf = (own: Own, { data }: Mint): string | null =>
  own?.nftAddress ?? data?.nftAddress ?? null;

function useTelling(stage: Stage, failure: ConversionFailure | null) {
  const hasFailed = failure !== null;
  const tell = useEffectEvent(() => {
    if (failure?.toast) toast(failure.toast);
  });
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
  useEffect(() => {
    if (stage === "done") toast(converted);
  }, [stage]);
}

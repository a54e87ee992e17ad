import { conversionAnswers } from "#texts/en/nfts.ts";
import { CallError, toastOf } from "#web/lib/call.ts";
import { isAskable } from "#web/lib/closed.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failure, type Failure } from "./failed.ts";

export const converted: Toast = {
  title: "NFT Conversion Complete",
  description: conversionAnswers.done,
};

const CONVERSION_FAILED = "Conversion Failed";

export type ConversionFailure = {
  /** Null when a dialog has said more already: why it is closed to the player. */
  toast: Failure | null;
  /** Beside the step that failed. */
  words: string;
};

const broke = failed(CONVERSION_FAILED, "Something went wrong during conversion");

/** The call failed. */
export const conversionBroke = (error: unknown): ConversionFailure => ({
  toast: error instanceof CallError && isAskable(error.code) ? null : broke(error),
  words: toastOf(error, "Failed to convert card to NFT"),
});

/** The server or the network says no. */
export function conversionFailed(message: string): ConversionFailure {
  const words = message === "" ? "Conversion failed" : message;
  return { toast: failure(CONVERSION_FAILED, words), words };
}

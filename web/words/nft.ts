import type { Toast } from "#web/ui/toast.tsx";
import { failed, failure } from "./failed.ts";

export const noCards = failure(
  "No Cards Available",
  "Create your first card to see the NFT conversion process.",
);

export const converted: Toast = {
  title: "NFT Conversion Complete",
  description: "Your card is now a tradeable NFT on the blockchain",
};

export const conversionFailed = failed(
  "Conversion Failed",
  "Something went wrong during conversion",
);

/** What stands in the dialog itself, beside the step that failed. */
export const CONVERSION_FAILED = "Failed to convert card to NFT";

/** For an answer that says no without a reason. */
export const CONVERSION_REFUSED = "Conversion failed";

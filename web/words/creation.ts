import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure, type Failure } from "./failed.ts";

export const freeCardFailed = failed("Creation Failed", "Failed to create your card");

/** A credit's card that the server refused, in the server's words. */
export const creditCardRefused = (message: string): Failure => failure("Creation Failed", message);
export const creditCardFailed = failedAlike("Error", "Failed to create premium card");
export const premiumCardCreated: Toast = { title: "Premium Card Created" };

export const customCardFailed = failed("Card Creation Failed");

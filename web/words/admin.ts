import { keyRefusals } from "#texts/en/purchases.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure } from "./failed.ts";
import { answered, said } from "./said.ts";

export const accessDenied = failure("Access Denied", "Admin access required");

/** What the screens of the back office say instead of their content. */
export const ACCESS_DENIED = "Access denied";

/** Of the answer to a change of a role. */
export const roleUpdated = ({
  isWaiting,
  message,
}: {
  isWaiting: boolean;
  message: string;
}): Toast =>
  isWaiting
    ? { title: "Second Admin Needed", description: message }
    : { title: "Role Updated", description: "It holds in every browser at once." };
export const roleNotUpdated = failed("Update Failed");

export const userDeleted = said(
  "User Deleted",
  "Everybody who dealt with the account has their own back.",
);
export const notDeleted = failed("Delete Failed");

export const suspended = answered("Suspended");
export const notSuspended = failed("Not Suspended");

export const suspensionEnded = answered("Suspension Ended");
export const suspensionNotEnded = failed("Suspension Not Ended");

export const demoNotBegun = failed("Demo Login Failed");
export const notReturned = failed("Please Sign In");

export const settingsSaved = said("Settings Saved", "They hold at once.");
export const settingsNotSaved = failed("Settings Not Saved");

export const databaseConnected = answered("Database Connected");
export const databaseError = failedAlike("Database Error", "Failed to connect to database");

export const cacheCleared = answered("Cache Cleared");
export const cacheNotCleared = failed("Clear Cache Failed");

export const keysSaved = answered("Stripe Configuration Saved");
export const keysNotSaved = failed("Configuration Failed", "Failed to save Stripe configuration");
export const keysMissing = failure("Missing Information", keyRefusals.keys_missing);

export const deedUndone = said("Taken Back", "Everything is as it was before.");
export const notUndone = failed("Not Taken Back");

export const grantSent = answered("Sent");
export const grantNotSent = failed("Not Sent");

export const decided = answered("Decided");
export const notDecided = failed("Not Decided");

export const userSignedOut = answered("Signed Out");
export const notSignedOut = failed("Not Signed Out");

export const messageSent = answered("Message Sent");

export const purchaseGivenBack = answered("Money Back");
export const purchaseNotGivenBack = failed("No Money Back");

import { keyRefusals } from "#texts/en/purchases.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure } from "./failed.ts";

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

export const userDeleted: Toast = {
  title: "User Deleted",
  description: "Everybody who dealt with the account has their own back.",
};
export const notDeleted = failed("Delete Failed");

export const suspended = ({ message }: { message: string }): Toast => ({
  title: "Suspended",
  description: message,
});
export const notSuspended = failed("Not Suspended");

export const suspensionEnded = ({ message }: { message: string }): Toast => ({
  title: "Suspension Ended",
  description: message,
});
export const suspensionNotEnded = failed("Suspension Not Ended");

export const demoNotBegun = failed("Demo Login Failed");
export const notReturned = failed("Please Sign In");

export const settingsSaved: Toast = { title: "Settings Saved", description: "They hold at once." };
export const settingsNotSaved = failed("Settings Not Saved");

export const databaseConnected = (message: string): Toast => ({
  title: "Database Connected",
  description: message,
});
export const databaseError = failedAlike("Database Error", "Failed to connect to database");

export const cacheCleared = (message: string): Toast => ({
  title: "Cache Cleared",
  description: message,
});
export const cacheNotCleared = failed("Clear Cache Failed");

export const keysSaved = (message: string): Toast => ({
  title: "Stripe Configuration Saved",
  description: message,
});
export const keysNotSaved = failed("Configuration Failed", "Failed to save Stripe configuration");
export const keysMissing = failure("Missing Information", keyRefusals.keys_missing);

export const deedUndone: Toast = {
  title: "Taken Back",
  description: "Everything is as it was before.",
};
export const notUndone = failed("Not Taken Back");

export const grantSent = (words: string): Toast => ({ title: "Sent", description: words });
export const grantNotSent = failed("Not Sent");

export const decided = (words: string): Toast => ({ title: "Decided", description: words });
export const notDecided = failed("Not Decided");

export const userSignedOut = (words: string): Toast => ({
  title: "Signed Out",
  description: words,
});
export const notSignedOut = failed("Not Signed Out");

export const messageSent = (words: string): Toast => ({
  title: "Message Sent",
  description: words,
});

export const purchaseGivenBack = (words: string): Toast => ({
  title: "Money Back",
  description: words,
});
export const purchaseNotGivenBack = failed("No Money Back");

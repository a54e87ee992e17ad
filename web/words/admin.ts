import { keyRefusals } from "#texts/en/purchases.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure } from "./failed.ts";
import { answered, outcome, said } from "./said.ts";

export const accessDenied = failure("Access Denied", "Admin access required");

/** What the screens of the back office say instead of their content. */
export const ACCESS_DENIED = "Access denied";

/** Of the answer to a change of a role. */
export const roleUpdated = outcome(
  ({ isWaiting, message }: { isWaiting: boolean; message: string }): Toast =>
    isWaiting
      ? said("Second Admin Needed", message)
      : said("Role Updated", "It holds in every browser at once."),
  failed("Update Failed"),
);

export const userDeleted = outcome(
  said("User Deleted", "Everybody who dealt with the account has their own back."),
  failed("Delete Failed"),
);

export const suspended = outcome(answered("Suspended"), failed("Not Suspended"));

export const suspensionEnded = outcome(
  answered("Suspension Ended"),
  failed("Suspension Not Ended"),
);

export const demoNotBegun = failed("Demo Login Failed");
export const notReturned = failed("Please Sign In");

export const settingsSaved = outcome(
  said("Settings Saved", "They hold at once."),
  failed("Settings Not Saved"),
);

export const databaseConnected = answered("Database Connected");
export const databaseError = failedAlike("Database Error", "Failed to connect to database");

export const cacheCleared = outcome(answered("Cache Cleared"), failed("Clear Cache Failed"));

export const keysSaved = outcome(
  answered("Stripe Configuration Saved"),
  failed("Configuration Failed", "Failed to save Stripe configuration"),
);
export const keysMissing = failure("Missing Information", keyRefusals.keys_missing);

export const deedUndone = outcome(
  said("Taken Back", "Everything is as it was before."),
  failed("Not Taken Back"),
);

export const grantSent = outcome(answered("Sent"), failed("Not Sent"));

export const decided = outcome(answered("Decided"), failed("Not Decided"));

export const userSignedOut = outcome(answered("Signed Out"), failed("Not Signed Out"));

export const messageSent = answered("Message Sent");

export const purchaseGivenBack = outcome(answered("Money Back"), failed("No Money Back"));

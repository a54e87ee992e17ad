import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure } from "./failed.ts";

export const accessDenied = failure("Access Denied", "Admin access required");

/** What the screens of the back office say instead of their content. */
export const ACCESS_DENIED = "Access denied";

export const roleUpdated: Toast = { title: "Role Updated" };
export const roleNotUpdated = failed("Update Failed");
export const userDeleted: Toast = { title: "User Deleted" };
export const cardDeleted: Toast = { title: "Card Deleted" };
/** For a user as well as for a card. */
export const notDeleted = failed("Delete Failed");
export const demoLoginFailed = failed("Demo Login Failed");

export const keysMissing = failure(
  "Missing Information",
  "Please enter both Stripe public and secret keys.",
);
export const keysSaved: Toast = { title: "Stripe Configuration Saved" };
export const keysNotSaved = failed("Configuration Failed", "Failed to save Stripe configuration");
export const databaseConnected: Toast = { title: "Database Connected" };
export const databaseNotConnected = failedAlike("Database Error", "Failed to connect to database");
export const cacheCleared: Toast = { title: "Cache Cleared" };
export const cacheNotCleared = failed("Clear Cache Failed");
export const settingsSaved: Toast = { title: "Settings Saved" };

type Change = "created" | "updated" | "deleted";

export const creatureSaved = (change: Change): Toast => ({
  title: "Success",
  description: `Creature ${change} successfully!`,
});
export const creatureNotSaved = failed("Error");

type Managed = "package" | "mission" | "content";

/** Such as "Package Created". */
export const saved = (what: Managed, change: Change): Toast => ({
  title: `${capitalised(what)} ${capitalised(change)}`,
});

const failedTitles: Record<Change, string> = {
  created: "Creation Failed",
  updated: "Update Failed",
  deleted: "Delete Failed",
};

/** Such as "Failed to create package", unless the server has a reason. */
export const notSaved = (what: Managed, change: Change) =>
  failed(failedTitles[change], `Failed to ${change.slice(0, -1)} ${what}`);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * For tests: what the specification states of screens that are not open yet. The one who opens a screen
 * writes its words there, and moves the rows to the tests of toasts, labels and constants, where
 * they are compared with what is shown.
 */

/** Situations of toast-rows.ts, by the screen that is awaited. */
const toasts: Record<string, readonly string[]> = {
  "/admin/users": ["role", "role updated", "delete user or card", "user deleted", "demo login"],
  "/admin/cards": ["card deleted"],
  "/admin/settings": [
    "keys missing",
    "payment keys",
    "keys saved",
    "test database",
    "database connected",
    "clear cache",
    "cache cleared",
    "settings saved",
  ],
  "/admin/creatures": ["creature not saved", ...changesOf("creature")],
  "/admin/store": [...changesOf("package"), ...changesOf("package not")],
  "/admin/missions": [...changesOf("mission"), ...changesOf("mission not")],
  "/admin/content": [...changesOf("content"), ...changesOf("content not")],
};

function changesOf(what: string): string[] {
  return [`${what} created`, `${what} updated`, `${what} deleted`];
}

/** Labels and numbers. */
const others: Record<string, readonly string[]> = {
  "/admin": ["2.2: Back to App"],
  "/admin/cards": ["2.2: Total Cards · User Cards · Created Today", "2.5: the filter lists"],
  "/admin/battles": ["2.2: Waiting... · TBD"],
  "/admin/trades": ["2.2: Open trade; the price divided by 100"],
  "/admin/analytics": ["2.9: 7 days, 30 days, percentages with 1 decimal"],
  "/admin/settings": ["2.2: Save All Settings"],
  "/admin/missions": ["2.9: a mission lasts 7 days"],
  "/admin/content": ["2.2: the first 100 characters; Draft"],
};

export const awaitedToasts: readonly string[] = Object.values(toasts).flat();

/** The paths that are awaited. */
export const awaitedPlaces = [...new Set([...Object.keys(toasts), ...Object.keys(others)])];

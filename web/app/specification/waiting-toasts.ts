/**
 * For tests: toasts whose screen is not open yet. Their words are ready in the catalogue; whoever
 * builds the screen moves the row to toasts.test.tsx, where it is provoked.
 */
import { CallError } from "#web/lib/call.ts";
import * as admin from "#web/words/admin.ts";
import * as creation from "#web/words/creation.ts";
import type { FromError } from "#web/words/failed.ts";
import * as nft from "#web/words/nft.ts";
import * as store from "#web/words/store.ts";
import type { Toast } from "#web/ui/toast.tsx";

type Waiting = {
  situation: string /** A path that says "Opens soon", or a part of a screen that does. */;
  awaited: string;
  words: Toast | FromError;
};

/** What the message would be, when it comes from a provider or in a successful answer. */
export const MESSAGE = "A reason.";

const byScreen: Record<string, Record<string, Toast | FromError>> = {
  conversion: {
    conversion: nft.conversionFailed,
    converted: nft.converted,
  },
  "more cards": {
    "credit card, no success": creation.creditCardRefused(MESSAGE),
    "credit card, exception": creation.creditCardFailed,
    "credit card created": creation.premiumCardCreated,
  },
  builder: { "custom card": creation.customCardFailed },
  "/premium-checkout": {
    "premium payment": store.paymentFailed(MESSAGE),
    "premium card": store.premiumRefused(MESSAGE),
    "premium, other": store.premiumFailed,
    "premium bought": store.premiumPurchased,
  },
  "/store": { "credits bought": store.creditsPurchased(15) },
  "/checkout": {
    "checkout of nothing": store.noPackage,
    "credit payment": store.paymentFailed(MESSAGE),
    "credit payment, broken": store.paymentBroke,
    "payment setup": store.setUpFailed,
    payment: (error) => store.paymentFailed(messageOf(error)),
    "payment confirm": store.notConfirmed,
  },
  "/admin/users": {
    role: admin.roleNotUpdated,
    "role updated": admin.roleUpdated,
    "delete user or card": admin.notDeleted,
    "user deleted": admin.userDeleted,
    "demo login": admin.demoLoginFailed,
  },
  "/admin/cards": { "card deleted": admin.cardDeleted },
  "/admin/settings": {
    "keys missing": admin.keysMissing,
    "payment keys": admin.keysNotSaved,
    "keys saved": admin.keysSaved,
    "test database": admin.databaseNotConnected,
    "database connected": admin.databaseConnected,
    "clear cache": admin.cacheNotCleared,
    "cache cleared": admin.cacheCleared,
    "settings saved": admin.settingsSaved,
  },
  "/admin/creatures": {
    "creature not saved": admin.creatureNotSaved,
    "creature created": admin.creatureSaved("created"),
    "creature updated": admin.creatureSaved("updated"),
    "creature deleted": admin.creatureSaved("deleted"),
  },
  "/admin/store": managed("package"),
  "/admin/missions": managed("mission"),
  "/admin/content": managed("content"),
};

function managed(what: "package" | "mission" | "content"): Record<string, Toast | FromError> {
  const changes = ["created", "updated", "deleted"] as const;
  return Object.fromEntries(
    changes.flatMap((change) => [
      [`${what} not ${change}`, admin.notSaved(what, change)],
      [`${what} ${change}`, admin.saved(what, change)],
    ]),
  );
}

/** As a provider would say it; nothing when it says nothing. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.code !== "unknown" ? error.toast : undefined;

export const waiting: readonly Waiting[] = Object.entries(byScreen).flatMap(([awaited, rows]) =>
  Object.entries(rows).map(([situation, words]) => ({
    situation,
    awaited,
    words,
  })),
);

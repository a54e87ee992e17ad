/** What other parts of the game need of purchases. */
export { paymentSecret } from "./keys.ts";
export { sendPurchaseLetter } from "./letters.ts";
export { forgetOldEvents } from "./queries.ts";
export { spentThisMonth } from "./buyer.ts";
export { checkPurchases } from "./sweep.ts";
export { packageNow, restorePackage } from "#server/purchases/packages/package-admin.ts";

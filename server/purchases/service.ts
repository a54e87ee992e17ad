/** What other parts of the game need of purchases. */
export { sendPurchaseLetter } from "./letters.ts";
export { forgetOldEvents } from "./queries.ts";
export { spentThisMonth } from "./buyer.ts";
export { checkPurchases } from "./sweep.ts";

/** The word of thanks for a purchase, once for each: on the page that paid, or where it led to. */
import type { PurchaseOnWire } from "#contract/purchases.ts";
import { toast } from "#web/ui/toast.tsx";
import { creditsBought, premiumBought } from "#web/words/purchases.ts";

const THANKED = "thanked-for-purchase";

/** Receipts are numbered in their order. */
const lastThanked = (): number => Number(localStorage.getItem(THANKED) ?? 0);

export function thank({ kind, number, credits }: PurchaseOnWire) {
  if (number <= lastThanked()) return;
  localStorage.setItem(THANKED, String(number));
  toast(kind === "credits" ? creditsBought(credits) : premiumBought);
}

/** A player who comes back from a purchase is thanked for it at most this long afterwards. */
const RECENT_MS = 10 * 60_000;

/** An address alone is no proof: it may be old, or typed by hand. */
export const isRecent = ({ state, grantedAt }: PurchaseOnWire, nowMs: number): boolean =>
  state === "granted" && grantedAt !== null && nowMs - Date.parse(grantedAt) < RECENT_MS;

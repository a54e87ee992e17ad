/** An admin may close an account for a while: with a reason, and with an end at which it opens again. */
import { DAY_MS } from "#game/lib/day.ts";

export const SUSPENSION_DAYS_MOST = 1_825;

export type SuspensionRefusal =
  | "own_suspension"
  | "admin_not_suspended"
  | "suspension_too_soon"
  | "suspension_too_long";

type Suspending = {
  role: string;
  isOwn: boolean;
  untilMs: number;
  nowMs: number;
};

/** Why the account cannot be suspended until then; null when it can. */
export function refuseToSuspend(asked: Suspending): SuspensionRefusal | null {
  const { role, isOwn, untilMs, nowMs } = asked;
  if (isOwn) return "own_suspension";
  if (role === "admin") return "admin_not_suspended";
  if (untilMs <= nowMs) return "suspension_too_soon";
  return untilMs > nowMs + SUSPENSION_DAYS_MOST * DAY_MS ? "suspension_too_long" : null;
}

/** What waits for a second admin, of what this one may agree to. */
import { grantsWaitingFor } from "#server/grants/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { adminsWaitingFor } from "./roles.ts";

export async function listWaiting({ db, now }: Deps, adminId: string) {
  const nowMs = now();
  const [admins, grants] = await Promise.all([
    adminsWaitingFor(db, adminId, nowMs),
    grantsWaitingFor(db, adminId, nowMs),
  ]);
  return { admins, grants };
}

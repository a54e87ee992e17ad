/** Events on their way to the game: signed, again and again until they arrive. */
import { createHmac } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import { claimDeliveries, endDelivery } from "./store.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** After the first attempt, the second, …; then once an hour, as long as the provider tries. */
const WAIT_SECONDS = [1, 5, 30, 2 * MINUTE, 10 * MINUTE, HOUR];
const ATTEMPTS_AT_MOST = WAIT_SECONDS.length + 3 * 24;

/** The status with which the game answered. */
export type Deliver = (body: string, signature: string) => Promise<number>;

type Sending = { db: Db; nowMs: number; secret: string; deliver: Deliver };

export const signatureOf = (body: string, secret: string, nowMs: number): string => {
  const seconds = Math.floor(nowMs / 1000);
  const hash = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
};

export async function deliverDue({ db, nowMs, secret, deliver }: Sending): Promise<void> {
  const due = await claimDeliveries(db, nowMs, WAIT_SECONDS);
  await Promise.all(
    due.map(async ({ id, attempts, event }) => {
      const body = JSON.stringify(event);
      const status = await deliver(body, signatureOf(body, secret, nowMs)).catch(() => 0);
      const hasArrived = status >= 200 && status < 300;
      if (hasArrived || attempts >= ATTEMPTS_AT_MOST) await endDelivery(db, id);
    }),
  );
}

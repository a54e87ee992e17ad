/** The time of the server, by which cards are dealt and codes run out: a device may be wrong by hours. */

/** A header knows whole seconds only, and an answer is under way for some. */
const APART_MS = 30_000;

let aheadMs = 0;

export const serverNow = (): number => Date.now() + aheadMs;

/** Every answer says when it was given. One that was long under way says too little. */
export function hearTime({ headers }: Response, sentAtMs: number): void {
  const saidMs = Date.parse(headers.get("date") ?? "");
  const nowMs = Date.now();
  if (Number.isNaN(saidMs) || nowMs - sentAtMs > APART_MS) return;
  aheadMs = Math.abs(saidMs - nowMs) > APART_MS ? saidMs - nowMs : 0;
}

/**
 * Web push: notifications as messages of the player's browsers, for players who switched them on.
 * They are sent after the transaction, at most a day late and never in quiet hours.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/notifications.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { isQuiet, refuseQuietHours } from "#game/notifications/quiet-hours.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Db, Tx } from "#server/lib/db.ts";
import type { Pusher } from "#server/ports/pusher.ts";
import type { Deps } from "#server/lib/deps.ts";
import { endedAtOnce, type LockToEnd } from "#server/lib/ending.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { lockPurse } from "#server/purse/service.ts";
import { pushRefusals, quietRemarks } from "#texts/en/notifications.ts";
import * as queries from "./web-push-queries.ts";
import { wordsOfRow } from "./words-of-row.ts";

const BROWSERS_AT_MOST = 10;
/** Push services carry four kilobytes. */
const TEXT_AT_MOST = 500;

/** The game's pair of keys. `fresh` is stored when there is none yet. */
export const ownPushKeys = (
  db: Db,
  fresh: queries.StoredPushKeys,
): Promise<queries.StoredPushKeys> => db.transaction((tx) => queries.saveKeysOnce(tx, fresh));

async function settingsOf(tx: Tx, { publicKey }: Pusher, playerId: string) {
  return { publicKey, ...(await queries.findSettings(tx, playerId)) };
}

export const findSettings = (deps: Deps, playerId: string) =>
  settingsOf(deps.db, deps.pusher, playerId);

export async function saveSettings(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.saveNotificationSettings>,
) {
  const { quietFrom: from, quietTo: to, timeZone } = input;
  const refusal = refuseQuietHours({ from, to, timeZone });
  if (refusal) throw badInput(quietRemarks[refusal]);
  return deps.db.transaction(async (tx) => {
    await queries.saveQuietHours(tx, playerId, input);
    return settingsOf(tx, deps.pusher, playerId);
  });
}

export async function subscribe(
  deps: Deps,
  { playerId, sessionId }: { playerId: string; sessionId: string | null },
  { endpoint, keys }: InputOf<typeof contract.subscribeToPush>,
) {
  const target = { endpoint, ...keys };
  if (!deps.pusher.canReach(target)) throw refusedError(pushRefusals, "unknown_push_service");
  return deps.db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    await queries.saveSubscription(tx, { ...target, playerId, sessionId });
    await queries.deleteOldest(tx, playerId, BROWSERS_AT_MOST);
    return settingsOf(tx, deps.pusher, playerId);
  });
}

export const unsubscribe = (deps: Deps, playerId: string, { endpoint }: { endpoint: string }) =>
  deps.db.transaction(async (tx) => {
    await queries.deleteSubscription(tx, playerId, endpoint);
    return settingsOf(tx, deps.pusher, playerId);
  });

/** Devices hear nothing more. */
export const lockSubscriptionsOf: LockToEnd = async (tx, playerId) => {
  await queries.deleteSubscriptionsOf(tx, playerId);
  return endedAtOnce;
};

/** Sends one message to one browser. A repeated one replaces the first, because its tag is the same. */
export async function sendPush(deps: Deps, due: queries.Due): Promise<void> {
  const { db, pusher, log } = deps;
  const found = await queries.findDue(db, due);
  if (!found || !isTimely(found, deps.now())) return;
  const { playerId, link, endpoint, p256dh, auth } = found;
  if (!(await mayDo(deps, "messages", playerId))) return;
  const { title, text } = wordsOfRow(found);
  const message = { id: due.notificationId, title, text: text.slice(0, TEXT_AT_MOST), link };
  const outcome = await pusher.send({ endpoint, p256dh, auth }, JSON.stringify(message));
  if (outcome === "gone") await queries.deleteSubscription(db, playerId, endpoint);
  if (outcome === "refused") log.warn({ ...due }, "a push service refused a message");
}

const isTimely = (due: queries.DueRow, nowMs: number): boolean =>
  nowMs - due.createdAt.getTime() < DAY_MS &&
  !isQuiet({ from: due.quietFrom, to: due.quietTo, timeZone: due.timeZone }, nowMs);

/**
 * Messages to this very browser. The browser's own push service carries them; the game is told where
 * to send them, and forgets it when the session ends.
 */
import { subscribeToPush, unsubscribeFromPush } from "#contract/notifications.ts";
import { call } from "#web/lib/call.ts";

/** Whose messages this browser shows. It is gone after logging out, like all of a player here. */
const WANTED_BY = "messages-for";
/** Once in the life of a tab is enough. */
const RENEWED = "messages-renewed";

const PATIENCE_MS = 20_000;

/**
 * - `blocked`: the player, or somebody for them, has forbidden it in the browser.
 * - `needs-app`: an iPhone or iPad shows messages of installed apps only.
 * - `impossible`: this browser cannot.
 */
export type MessageState = "on" | "off" | "blocked" | "needs-app" | "impossible";

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const canPush = (): boolean =>
  workers() !== undefined && "PushManager" in window && "Notification" in window;

const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export async function messageState(playerId: string): Promise<MessageState> {
  if (!canPush()) return isApple() ? "needs-app" : "impossible";
  if (Notification.permission === "denied") return "blocked";
  if (localStorage.getItem(WANTED_BY) !== playerId) return "off";
  const registration = await workers()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks for permission, so only a press may call it. Throws when the browser or server refuses. */
export async function turnMessagesOn(playerId: string, publicKey: string): Promise<MessageState> {
  const permission = await Notification.requestPermission();
  if (permission === "denied") return "blocked";
  if (permission !== "granted") return "off";
  // The app starts the worker by itself, but not in its first seconds.
  await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription that was made with another key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  await tellServer(await Promise.race([pushManager.subscribe(options), tooLong()]));
  localStorage.setItem(WANTED_BY, playerId);
  return "on";
}

/** A browser that cannot reach its push service waits for ever. */
const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the push service does not answer")), PATIENCE_MS);
  });

export async function turnMessagesOff(): Promise<MessageState> {
  localStorage.removeItem(WANTED_BY);
  const registration = await workers()?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await call(unsubscribeFromPush, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}

/** After another sign-in the server has forgotten where to send; nothing is asked here. */
export async function renewMessages(playerId: string): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return;
  if (localStorage.getItem(WANTED_BY) !== playerId) return;
  if (sessionStorage.getItem(RENEWED) === playerId) return;
  try {
    const registration = await workers()?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription) await tellServer(subscription);
    sessionStorage.setItem(RENEWED, playerId);
  } catch {
    // The bell has everything anyway.
  }
}

async function tellServer(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return call(subscribeToPush, { endpoint: endpoint ?? "", keys: { p256dh, auth } });
}

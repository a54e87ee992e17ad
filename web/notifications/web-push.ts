/**
 * Web push for this browser. The browser maker's push service carries the messages. The server knows
 * where to send them until the session ends.
 */
import { subscribeToPush, unsubscribeFromPush } from "#contract/notifications.ts";
import { call } from "#web/lib/call.ts";

/** The id of the player whose messages this browser shows; removed when they log out. */
const PLAYER_KEY = "messages-for";
/** The subscription is renewed once a tab. */
const RENEWED_KEY = "messages-renewed";

const TIMEOUT_MS = 20_000;

/**
 * - `blocked`: the browser's settings forbid it.
 * - `needs-app`: iPhones and iPads support it for installed apps only.
 * - `impossible`: this browser does not support it.
 */
export type WebPushState = "on" | "off" | "blocked" | "needs-app" | "impossible";

const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const canPush = (): boolean =>
  workers() !== undefined && "PushManager" in window && "Notification" in window;

const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

export async function webPushState(playerId: string): Promise<WebPushState> {
  if (!canPush()) return isApple() ? "needs-app" : "impossible";
  if (Notification.permission === "denied") return "blocked";
  if (localStorage.getItem(PLAYER_KEY) !== playerId) return "off";
  const registration = await workers()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks for permission, which browsers allow only in answer to a click. Throws when it fails. */
export async function turnWebPushOn(playerId: string, publicKey: string): Promise<WebPushState> {
  const permission = await Notification.requestPermission();
  if (permission === "denied") return "blocked";
  if (permission !== "granted") return "off";
  // The app starts the worker by itself, but not in its first seconds.
  await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key would not work.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  await saveSubscription(await Promise.race([pushManager.subscribe(options), timeout()]));
  localStorage.setItem(PLAYER_KEY, playerId);
  return "on";
}

/** Without a time limit, a browser that cannot reach its push service waits for ever. */
const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the push service does not answer")), TIMEOUT_MS);
  });

/** The browser comes first: from then on nothing arrives, whether the game answers or not. */
export async function turnWebPushOff(): Promise<WebPushState> {
  const registration = await workers()?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  localStorage.removeItem(PLAYER_KEY);
  if (subscription) {
    // The push service says to the game, too, that it is gone.
    await call(unsubscribeFromPush, { endpoint: subscription.endpoint }).catch(() => undefined);
  }
  return "off";
}

/** Sends the subscription again after a new sign-in, without asking for permission. */
export async function renewWebPush(playerId: string): Promise<void> {
  if (!canPush() || Notification.permission !== "granted") return;
  if (localStorage.getItem(PLAYER_KEY) !== playerId) return;
  if (sessionStorage.getItem(RENEWED_KEY) === playerId) return;
  try {
    const registration = await workers()?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription) await saveSubscription(subscription);
    sessionStorage.setItem(RENEWED_KEY, playerId);
  } catch {
    // The list behind the bell has all notifications anyway.
  }
}

async function saveSubscription(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return call(subscribeToPush, { endpoint: endpoint ?? "", keys: { p256dh, auth } });
}

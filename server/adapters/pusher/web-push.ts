/** Messages to browsers through the push service that each browser has chosen (RFC 8030). */
import webPush from "web-push";
import type { Pusher, PushTarget } from "#server/ports/pusher.ts";

export type PushKeys = { publicKey: string; privateKey: string };

const TTL_SECONDS = 24 * 60 * 60;
const PATIENCE_MS = 10_000;

/** Those of Chrome, Edge, Firefox and Safari; a name that begins with a dot stands for all below. */
const knownServices = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
];

export function isKnownService({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return knownServices.some((name) =>
    name.startsWith(".") ? hostname.endsWith(name) : hostname === name,
  );
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

type Settings = {
  keys: PushKeys;
  /** Whom a push service may write to: an https address or a mailto one. */
  contact: string;
  isAllowed?: (endpoint: URL) => boolean;
};

export function webPusher({ keys, contact, isAllowed = isKnownService }: Settings): Pusher {
  const mayCall = ({ endpoint }: PushTarget) =>
    URL.canParse(endpoint) && isAllowed(new URL(endpoint));
  const requestFor = ({ endpoint, p256dh, auth }: PushTarget, text: string) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: TTL_SECONDS,
    });
  return {
    publicKey: keys.publicKey,
    canReach(target) {
      if (!mayCall(target)) return false;
      try {
        return requestFor(target, "?").body.length > 0;
      } catch {
        return false;
      }
    },
    async send(target, text) {
      if (!mayCall(target)) return "refused";
      const { headers, body } = requestFor(target, text);
      const { "Content-Length": _, ...rest } = headers as Record<string, string>;
      const answer = await fetch(target.endpoint, {
        method: "POST",
        headers: rest,
        body: new Uint8Array(body),
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    },
  };
}

function outcomeOf(status: number) {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return "refused";
}

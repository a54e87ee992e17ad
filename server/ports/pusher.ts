/** A browser as its own push service knows it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * - `gone`: the browser receives nothing any more.
 * - `refused`: the service does not want this message, and will not later.
 */
export type PushOutcome = "sent" | "gone" | "refused";

export interface Pusher {
  /** With this a browser asks its push service for an endpoint that only this game can use. */
  readonly publicKey: string;
  /**
   * True for a known push service with usable keys: a browser cannot make this server call
   * elsewhere.
   */
  canReach(target: PushTarget): boolean;
  /** Throws when it may work later. */
  send(target: PushTarget, text: string): Promise<PushOutcome>;
}

/**
 * What is closed to an account. The server says so when something closed is called, and the browser
 * knows it before: both send the window an event, which opens the same dialog.
 */
import type { Capability, CapabilityRefusal } from "#game/account/capabilities.ts";

export type Closed = { capability: Capability | null; refusal: CapabilityRefusal };

const CLOSED = "closed-to-player";

/** A parent can open it. */
const askable = ["parent_needed", "switched_off", "guardian_needed"] as const;

export type AskableRefusal = (typeof askable)[number];

export const isAskable = (code: string): code is AskableRefusal =>
  (askable as readonly string[]).includes(code);

export const sayClosed = (closed: Closed): boolean =>
  dispatchEvent(new CustomEvent(CLOSED, { detail: closed }));

export function onClosed(listener: (closed: Closed) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<Closed>).detail);
  addEventListener(CLOSED, listen);
  return () => removeEventListener(CLOSED, listen);
}

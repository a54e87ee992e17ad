import * as z from "zod/v4/core";
import type { Endpoint, Refusal } from "#contract/endpoint.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { isPassing, pause, tries } from "./again.ts";
import { isAskable, sayClosed } from "./closed.ts";
import { clearOfflineStore } from "./offline-store.ts";
import { inOwnTime } from "./own-time.ts";
import { proofFor, proveAgain, type WantedProof } from "./prove-again.ts";
import { hearTime } from "./server-time.ts";

// The site's content policy forbids compiling code from text, which zod would otherwise try.
z.config({ jitless: true });

/** The window's event after a call that did not reach the server, so that the app checks why. */
export const NO_CONNECTION = "no-connection";

/** The window's event after the server has said that the session is over. */
export const SESSION_ENDED = "session-ended";

const SOMETHING_WRONG = requestRefusals.bug;
const OFFLINE = "You are offline. This works again when the connection is back.";

/** What a sign-in asks after the right password. */
export type SecondStep = { challenge: string; passkey: Record<string, unknown> | null };

type FailureBody = Partial<Refusal> &
  Partial<SecondStep> & { suggestions?: string[]; roomId?: string; field?: string };

/** A call that the server refused or could not answer. `toast` is the text to show. */
export class CallError extends Error {
  override name = "CallError";
  readonly status: number;
  readonly code: Refusal["code"] | "unknown";
  readonly toast: string;
  /** The server has said no; everything else leaves open what happened. */
  readonly isRefusal: boolean;
  /** What of the input the refusal is about, when it is about a part. */
  readonly field: string | null;
  /** Better words, when the server offers some instead of the refused ones. */
  readonly suggestions: readonly string[];
  /** The room in which the player sits, when that is the reason. */
  readonly roomId: string | null;
  readonly secondStep: SecondStep | null;

  constructor(status: number, bodyText: string) {
    super(`${status}: ${bodyText}`);
    const body = readFailure(bodyText);
    this.status = status;
    this.code = body.code ?? "unknown";
    this.isRefusal = status < 500 || this.code === "maintenance";
    this.toast = inOwnTime(body.message ?? SOMETHING_WRONG);
    this.field = body.field ?? null;
    this.suggestions = body.suggestions ?? [];
    this.roomId = body.roomId ?? null;
    const { challenge, passkey = null } = body;
    this.secondStep = challenge === undefined ? null : { challenge, passkey };
  }
}

/** The server has said no; anything else leaves open what happened. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.isRefusal;

/** A call that never reached the server. */
class NoConnectionError extends Error {}

/** For a failure that has words of its own: the screen's, unless nothing reached the server. */
export const failureWords = (error: unknown, otherwise = SOMETHING_WRONG): string =>
  error instanceof NoConnectionError ? OFFLINE : otherwise;

/** What to tell the player: the server's own words, else the screen's. */
export const toastOf = (error: unknown, otherwise?: string): string =>
  error instanceof CallError && error.code !== "unknown"
    ? error.toast
    : failureWords(error, otherwise);

/** Why the server said no, in its own words, beside a toast that is always the same. */
export const reasonOf = (error: unknown): string | undefined =>
  isRefusal(error) && error.code !== "unknown" ? error.toast : undefined;

export async function call<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  /** Of a change that was sent before and whose answer did not arrive: it happens once. */
  key = newKey(),
): Promise<z.output<Out>> {
  const asked = new Set<WantedProof>();
  for (;;) {
    try {
      return await sendUntilAnswered(endpoint, input, key);
    } catch (error) {
      const proof = error instanceof CallError ? proofFor(error.code) : null;
      if (proof === null || asked.has(proof) || !(await proveAgain(proof))) throw error;
      asked.add(proof);
    }
  }
}

/** Tries again while the server cannot answer; what it says last counts. */
async function sendUntilAnswered<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  key: string,
): Promise<z.output<Out>> {
  for (const ms of tries.pausesMs) {
    try {
      return await send(endpoint, input, key);
    } catch (error) {
      if (!(error instanceof CallError && isPassing(error))) throw error;
      await pause(ms);
    }
  }
  return send(endpoint, input, key);
}

async function send<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  key: string,
): Promise<z.output<Out>> {
  const { method, output } = endpoint;
  const { url, rest } = addressOf(endpoint, input);
  const changes = method !== "GET";
  const sentAtMs = Date.now();
  const response = await fetch(changes ? url : url + queryOf(rest), {
    method,
    credentials: "same-origin",
    ...(changes && { headers: changeHeaders(endpoint, key), body: JSON.stringify(rest) }),
  }).catch(noConnection);
  hearTime(response, sentAtMs);
  const text = await response.text();
  if (!response.ok) throw refusedBy(endpoint, refusalOf(response, text));
  return z.parse(output, text === "" ? {} : JSON.parse(text));
}

function noConnection(): never {
  dispatchEvent(new Event(NO_CONNECTION));
  throw new NoConnectionError();
}

function refusalOf({ status, statusText }: Response, text: string): CallError {
  const error = new CallError(status, text || statusText);
  // The session has ended, wherever that was done: nothing of the player stays in this browser.
  if (error.code === "signed_out") {
    void clearOfflineStore();
    dispatchEvent(new Event(SESSION_ENDED));
  }
  return error;
}

/** A player who presses something closed gets the same dialog everywhere. */
function refusedBy({ method, needs }: Endpoint, error: CallError): CallError {
  if (method !== "GET" && isAskable(error.code))
    sayClosed({ capability: needs, refusal: error.code });
  return error;
}

/** Fills the `{name}` parts of a path from the input; `rest` is what goes into query or body. */
export function addressOf({ path }: { path: string }, input: unknown) {
  const rest: Record<string, unknown> = { ...(input as object) };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(part);
  });
  return { url, rest };
}

export function queryOf(rest: Record<string, unknown>): string {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const changeHeaders = ({ repeatable }: { repeatable?: true }, key: string) => ({
  "content-type": "application/json",
  ...(repeatable !== true && { "idempotency-key": key }),
});

/** Without https, as between computers of one house, a browser has no crypto.randomUUID. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

function readFailure(bodyText: string): FailureBody {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === "object" && body !== null ? (body as FailureBody) : {};
  } catch {
    // A proxy's error page, or no body at all.
    return {};
  }
}

import type { KnownCard } from "./card-rules.ts";

/** As Stripe.js tells an error. */
export type PaymentError = {
  type: string;
  code?: string;
  message?: string;
  payment_intent?: PaymentIntentSeen;
};

export type PaymentIntentSeen = { id: string; status: string; client_secret: string };

export type Paid =
  | { paymentIntent: PaymentIntentSeen; error?: undefined }
  | { error: PaymentError; paymentIntent?: undefined };

const UNREACHED: PaymentError = {
  type: "api_connection_error",
  message: "We could not reach the payment provider. Please check your connection and try again.",
};

/** A secret begins with the id of its intent. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

type Said = Record<string, string>;

/** The emulator's own addresses, at the site that the page is from. */
const addressOf = (path: string): string => new URL(path, document.baseURI).href;

async function answerOf(asked: Promise<Response>): Promise<Paid> {
  try {
    const body = (await (await asked).json()) as PaymentIntentSeen & { error?: PaymentError };
    return body.error ? { error: body.error } : { paymentIntent: body };
  } catch {
    return { error: UNREACHED };
  }
}

/** The calls of one publishable key. */
export const emulatorCalls = (key: string) => ({
  post: (path: string, said: Said): Promise<Paid> => {
    const body = new URLSearchParams({ key, ...said });
    return answerOf(fetch(addressOf(path), { method: "POST", body, credentials: "omit" }));
  },
  get: (path: string, said: Said): Promise<Paid> => {
    const query = new URLSearchParams({ key, ...said });
    return answerOf(fetch(addressOf(`${path}?${query}`), { credentials: "omit" }));
  },
});

export async function listTestCards(): Promise<KnownCard[]> {
  const answer = await fetch(addressOf("/payments-emulator/cards.json"), { credentials: "omit" });
  if (!answer.ok) throw new Error(`no test cards: ${answer.status}`);
  return (await answer.json()) as KnownCard[];
}

/** The payment provider's two keys: one for browsers, and a secret one. Both are for the same money. */
export type KeyRefusal =
  | "keys_missing"
  | "keys_malformed"
  | "keys_of_two_kinds"
  | "keys_refused"
  | "keys_from_environment";

/** What is wrong with the keys, before the provider checks them; null when they look right. */
export function refuseKeys({
  publishableKey,
  secretKey,
}: {
  publishableKey: string;
  secretKey: string;
}): KeyRefusal | null {
  if (publishableKey === "" || secretKey === "") return "keys_missing";
  const publishable = /^pk_(test|live)_[\w-]{4,}$/.exec(publishableKey);
  const secret = /^[sr]k_(test|live)_[\w-]{4,}$/.exec(secretKey);
  if (!publishable || !secret) return "keys_malformed";
  return publishable[1] === secret[1] ? null : "keys_of_two_kinds";
}

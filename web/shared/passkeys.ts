/** What this browser does with passkeys; the library for it comes when one is used. */
import type { NewPasskey, PasskeyAnswer } from "#contract/security.ts";

/** Where a browser has them, and is at the game by a name and not by a number. */
export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

type Options = Record<string, unknown>;

/** Asks the player for a finger or a PIN, and answers the server's question. */
export async function answerByPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const answer = await startAuthentication({ optionsJSON: options as never });
  const { id, rawId, response } = answer;
  return { id, rawId, type: "public-key", clientExtensionResults: {}, response };
}

export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const made = await startRegistration({ optionsJSON: options as never });
  const { id, rawId, response } = made;
  return { id, rawId, type: "public-key", clientExtensionResults: {}, response };
}

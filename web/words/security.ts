import type { SignInOnWire } from "#contract/security.ts";
import { CallError } from "#web/lib/call.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failure, type Failure } from "./failed.ts";
import { outcome, said } from "./said.ts";

const notUsed = failure(
  "No Passkey Used",
  "Nothing has happened. Perhaps it was cancelled, or this device has no passkey for the game.",
);

/** A browser says no more about it than that it did not work. */
const passkeyFailed =
  (title: string) =>
  (error: unknown): Failure =>
    error instanceof CallError ? failed(title)(error) : notUsed;

export const passkeyNotUsed = passkeyFailed("Passkey Not Used");
export const passkeyNotAdded = passkeyFailed("Passkey Not Added");

export const codeNotTaken = failed("Not Signed In");

export const notChanged = failed("Nothing Changed");
export const twoFactorOff = outcome(
  said("Two-Factor Sign-In Is Off", "From now on your password is enough."),
  notChanged,
);

export const passkeyAdded = said("Passkey Added", "Next time you can sign in with it.");
export const passkeyRenamed = outcome({ title: "Passkey Renamed" }, notChanged);
export const passkeyRemoved = outcome(
  said("Passkey Removed", "It does not open your account any more."),
  notChanged,
);

export const codesCopied: Toast = { title: "Recovery Codes Copied" };
export const secretCopied: Toast = { title: "Key Copied" };

const wayWords: Record<SignInOnWire["way"], string> = {
  password: "with the password",
  passkey: "with a passkey",
  code: "with a code of the app",
  "recovery code": "with a recovery code",
};

/** One sentence about one sign-in. */
export const signInWords = ({ way, succeeded }: Pick<SignInOnWire, "way" | "succeeded">): string =>
  succeeded
    ? `Signed in ${wayWords[way]}`
    : `Tried to sign in ${wayWords[way]}, and did not get in`;

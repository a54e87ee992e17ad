/** What players show beside their password or in its place, and who has signed in with it. */
import * as z from "zod/mini";
import { user } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { typedCode, typedName } from "./fields.ts";
import { id } from "./ids.ts";

const success = z.object({ success: z.literal(true) });

/** Bytes as browsers write them into JSON. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(max));

/** Many browsers tell more than is used: it is left out. */
const signed = {
  id: bytes(1500),
  rawId: bytes(1500),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

/** What a browser makes of the server's question, by a passkey that is there. */
const passkeyAnswer = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(200)),
  }),
});

/** The same, by one that it has made for it. */
const newPasskey = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
export type NewPasskey = z.output<typeof newPasskey>;

/** For navigator.credentials, as JSON: browsers know more of it than the game. */
const question = z.object({ options: z.record(z.string(), z.unknown()) });

const code = typedCode.check(z.minLength(1));
const passkeyName = typedName.check(z.minLength(1), z.maxLength(40));

export const secondFactor = endpoint("POST /api/auth/second-factor", "anyone", {
  duringMaintenance: true,
  summary: "Answer what a sign-in asked after the right password, by a code or a passkey",
  repeatable: true,
  input: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Of the app, or a recovery code. */
    code: z.optional(code),
    passkey: z.optional(passkeyAnswer),
  }),
  output: user,
});

export const askForPasskey = endpoint("POST /api/auth/passkey-question", "anyone", {
  duringMaintenance: true,
  summary: "What a browser signs to come in by a passkey",
  repeatable: true,
  output: question,
});

export const passkeySignIn = endpoint("POST /api/auth/passkey", "anyone", {
  duringMaintenance: true,
  summary: "Sign in by a passkey, without a password",
  repeatable: true,
  input: z.object({ passkey: passkeyAnswer }),
  output: user,
});

export const askForProof = endpoint("POST /api/auth/prove-question", "player", {
  whileSuspended: true,
  duringMaintenance: true,
  summary: "What a browser signs to show by a passkey that it is still the player",
  repeatable: true,
  output: question,
});

export const proveByPasskey = endpoint("POST /api/auth/prove-by-passkey", "player", {
  whileSuspended: true,
  duringMaintenance: true,
  summary: "Show by a passkey that it is still the player: also opens what wants two factors",
  input: z.object({ passkey: passkeyAnswer }),
  output: success,
});

export const proveByCode = endpoint("POST /api/auth/prove-by-code", "player", {
  whileSuspended: true,
  duringMaintenance: true,
  summary: "Show a code of the app in this session: opens what wants two factors",
  input: z.object({ code }),
  output: success,
});

export const ways = ["password", "passkey", "code", "recovery code"] as const;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

export type PasskeyOnWire = z.output<typeof passkey>;

const security = z.object({
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** The back office opens with two factors only. */
  isRequired: z.boolean(),
  /** More than a password was shown in this session. */
  isTwoFactorSession: z.boolean(),
});

export type SecurityOnWire = z.output<typeof security>;

export const getSecurity = endpoint("GET /api/account/security", "player", {
  summary: "What protects the account beside its password",
  output: security,
});

const signIn = z.object({
  id: z.int(),
  at: z.string(),
  device: z.string(),
  way: z.enum(ways),
  succeeded: z.boolean(),
});

export type SignInOnWire = z.output<typeof signIn>;

export const listSignIns = endpoint("GET /api/account/sign-ins", "player", {
  summary: "Who has signed in or has tried to, in the last 90 days; at most the last 50",
  output: z.array(signIn),
});

export const beginAuthenticator = endpoint("POST /api/account/authenticator", "player", {
  sensitive: true,
  summary: "Begin to set up an app that makes codes; it protects nothing before it is confirmed",
  repeatable: true,
  output: z.object({
    /** For who types it. */
    secret: z.string(),
    /** For the app, as a QR code. */
    address: z.string(),
  }),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmAuthenticator = endpoint("PUT /api/account/authenticator", "player", {
  summary: "Turn the app on by its first code; the answer alone has the recovery codes",
  repeatable: true,
  input: z.object({ code }),
  output: recoveryCodes,
});

export const removeAuthenticator = endpoint("DELETE /api/account/authenticator", "player", {
  sensitive: true,
  summary: "Turn the app off; its recovery codes go with it",
  output: success,
});

export const renewRecoveryCodes = endpoint("POST /api/account/recovery-codes", "player", {
  sensitive: true,
  summary: "Make ten new recovery codes; the old ones open nothing any more",
  repeatable: true,
  output: recoveryCodes,
});

export const beginPasskey = endpoint("POST /api/account/passkey-question", "player", {
  sensitive: true,
  summary: "What a browser makes a new passkey for",
  repeatable: true,
  output: question,
});

export const addPasskey = endpoint("POST /api/account/passkeys", "player", {
  summary: "Keep the passkey that the browser has made",
  input: z.object({ name: passkeyName, passkey: newPasskey }),
  output: passkey,
});

export const renamePasskey = endpoint("PUT /api/account/passkeys/{id}", "player", {
  summary: "Call a passkey by another name",
  input: z.object({ id: id<"passkey">(), name: passkeyName }),
  output: success,
});

export const removePasskey = endpoint("DELETE /api/account/passkeys/{id}", "player", {
  sensitive: true,
  summary: "Forget a passkey",
  input: z.object({ id: id<"passkey">() }),
  output: success,
});

export const endOtherSessions = endpoint("DELETE /api/auth/sessions", "player", {
  summary: "Sign out all other devices",
  output: success,
});

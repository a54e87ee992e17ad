/** Signing up and in, who is signed in, and what players set about themselves. */
import * as z from "zod/mini";
import { capabilities, capabilityRefusals } from "#game/account/capabilities.ts";
import { isEmail, plainAddress } from "#game/account/email-address.ts";
import { roles } from "#game/account/roles.ts";
import { PASSWORD_MIN, isUsername, passwordLength, plainPassword } from "#game/account/sign-up.ts";
import { ageRemarks, signInRemarks, signUpRemarks } from "#texts/en/account.ts";
import { endpoint } from "./endpoint.ts";
import { typedCode, typedName } from "./fields.ts";
import { badges } from "./invites.ts";
import { id } from "./ids.ts";

const success = z.object({ success: z.literal(true) });

export const person = {
  id: z.string(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  coins: z.int(),
  invitesUsed: z.int(),
  role: z.enum(roles),
  streak: z.int(),
};

const playLeft = z.nullable(
  z.object({ minutes: z.int(), endsBy: z.enum(["time_is_up", "bedtime"]) }),
);

export const user = z.object({
  ...person,
  cardCredits: z.int(),
  /** How many creatures the player has created. */
  cardsCreated: z.int(),
  /** All coins ever received; the balance is what is left. */
  coinsEarned: z.int(),
  /** The number on the bell; 100 stands for all that are more. */
  unreadNotifications: z.int(),
  signedUpAtMs: z.number(),
  /** The pack that shows the first cards has yet to be torn open. */
  hasWelcomePack: z.boolean(),
  /** The UTC day of the last visit that was recorded; null before the first one. */
  visitDay: z.nullable(z.string()),
  /** The UTC day of the last win that was counted, whose first one brings a card; null when none is kept. */
  winDay: z.nullable(z.string()),
  /** On the track of seven gifts: where the last day stands on which the player came; 0 before it. */
  trackPlace: z.int(),
  /** Null until the player has said when they were born. */
  ageBand: z.nullable(z.enum(["child", "teen", "young", "adult"])),
  /** Whole minutes until play is over, and by what; null when no rule ends it. */
  playLeft,
  /** Values are told in coins, and never in dollars. */
  coinsOnly: z.boolean(),
  /** A card of the player's is or was an NFT, or the player has taken the wallet's key. */
  usesWallet: z.boolean(),
  /** The player looks after a child. */
  isGuardian: z.boolean(),
  /** What this account may not do now, and why. */
  closed: z.partialRecord(z.enum(capabilities), z.enum(capabilityRefusals)),
  /** An admin has closed the account for a while; null when not. */
  suspension: z.nullable(z.object({ why: z.string(), until: z.string() })),
});

export type UserOnWire = z.output<typeof user>;

export const currentUser = endpoint("GET /api/auth/user", "player", {
  whileSuspended: true,
  summary: "The signed-in player; 401 without a session",
  output: user,
});

export const forceLogout = endpoint("POST /api/force-logout", "anyone", {
  duringMaintenance: true,
  summary: "End this session",
  repeatable: true,
  output: success,
});

export const logout = endpoint("GET /api/logout", "anyone", {
  summary:
    "End this session; ignored when another site asks for it, a picture, a frame or a prefetch",
  output: success,
});

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const token = z.string().check(z.minLength(1), z.maxLength(200));

export const optionalName = z.optional(z.nullable(typedName.check(z.maxLength(60))));
export const email = text(254).check(
  z.overwrite(plainAddress),
  z.refine(isEmail, signUpRemarks.bad_email),
);
export const newPassword = z.string().check(
  z.overwrite(plainPassword),
  z.refine((typed) => passwordLength(typed) >= PASSWORD_MIN, signUpRemarks.password_too_short),
  z.maxLength(200),
);

export const login = endpoint("POST /api/auth/login", "anyone", {
  duringMaintenance: true,
  summary: "Sign in and receive a session cookie",
  repeatable: true,
  input: z.object({
    email: text(254).check(
      z.overwrite(plainAddress),
      z.minLength(1, signInRemarks.missing_credentials),
    ),
    password: z.string().check(z.minLength(1, signInRemarks.missing_credentials), z.maxLength(200)),
  }),
  output: user,
});

/** `YYYY-MM`. */
const birthMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, ageRemarks.bad_month));

export const signUp = endpoint("POST /api/auth/signup", "anyone", {
  summary: "Create an account with its twelve starter cards, and sign in",
  repeatedByHandler: true,
  input: z.object({
    email,
    password: newPassword,
    username: typedName.check(z.maxLength(60), z.refine(isUsername, signUpRemarks.bad_username)),
    firstName: optionalName,
    lastName: optionalName,
    inviteCode: z.optional(z.nullable(typedCode)),
    birthMonth: z.optional(z.nullable(birthMonth)),
  }),
  output: z.object({
    ...user.shape,
    /** What came of the invite code; null when there was none. The account is there in any case. */
    invite: z.nullable(z.object({ success: z.boolean(), message: z.string() })),
  }),
});

export const sayAge = endpoint("POST /api/auth/age", "player", {
  summary: "Say the month of one's birth; once, and only the age band is kept",
  input: z.object({ birthMonth }),
  output: user,
});

export const forgotPassword = endpoint("POST /api/auth/forgot-password", "anyone", {
  summary: "Mail a link for a new password; the answer is the same for every address",
  input: z.object({ email }),
});

export const resetPassword = endpoint("POST /api/auth/reset-password", "anyone", {
  duringMaintenance: true,
  summary: "Set a new password (and the old address) with the mailed token; ends every session",
  input: z.object({ token, password: newPassword }),
});

export const verifyEmail = endpoint("POST /api/auth/verify-email", "anyone", {
  summary: "Confirm an e-mail address with the mailed token",
  input: z.object({ token }),
});

export const session = z.object({
  id: z.string(),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});

const profile = z.object({
  ...person,
  /** By which others know the player: a child has a made-up name until a parent says yes. */
  shownName: z.string(),
  hasReceivedWelcomePack: z.boolean(),
  isDemo: z.boolean(),
  walletPublicKey: z.nullable(z.string()),
  badges: z.array(z.enum(badges)),
});

export type ProfileOnWire = z.output<typeof profile>;

/** Of a day, by the player's own clock. */
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

const limits = z.object({
  minutesADay: z.nullable(z.int().check(z.minimum(0), z.maximum(1440))),
  bedtime: z.nullable(z.object({ from: minuteOfDay, until: minuteOfDay })),
  monthlyCapCents: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000_00))),
  timeZone: text(60),
});

const setLimits = z.object({
  ...limits.shape,
  /** What counts from the next day on, or from the next month as a cap; null when nothing waits. */
  later: z.nullable(limits),
  isSetByGuardian: z.boolean(),
});

export type LimitsOnWire = z.output<typeof setLimits>;

export const getLimits = endpoint("GET /api/account/limits", "player", {
  summary: "Play time, bedtime and the cap on money",
  output: setLimits,
});

export const saveLimits = endpoint("PUT /api/account/limits", "player", {
  summary:
    "Set one's own limits; stricter ones work at once, looser ones from the next day, a cap from the next month",
  input: limits,
  output: setLimits,
});

export const stayHere = endpoint("POST /api/account/here", "player", {
  duringMaintenance: true,
  summary: "Say that the game is on the screen; the minute counts once for those with a limit",
  repeatable: true,
  output: z.object({ playLeft }),
});

export const changePassword = endpoint("POST /api/auth/change-password", "player", {
  summary: "Set a new password; ends every other session",
  input: z.object({ currentPassword: z.string().check(z.maxLength(200)), newPassword }),
});

export const proveAgain = endpoint("POST /api/auth/prove", "player", {
  whileSuspended: true,
  duringMaintenance: true,
  summary: "Show by the password that it is still the player: opens what is sensitive for minutes",
  repeatable: true,
  input: z.object({ password: z.string().check(z.maxLength(200)) }),
  output: success,
});

export const resendVerification = endpoint("POST /api/auth/resend-verification", "player", {
  summary: "Mail the confirmation link again",
});

export const listSessions = endpoint("GET /api/auth/sessions", "player", {
  summary: "Where the player is signed in",
  output: z.array(session),
});

export const endSession = endpoint("DELETE /api/auth/sessions/{id}", "player", {
  duringMaintenance: true,
  summary: "Sign out one device",
  input: z.object({ id: id<"session">() }),
  output: success,
});

export const getProfile = endpoint("GET /api/profile", "player", {
  summary: "One's own profile",
  output: profile,
});

export const updateProfile = endpoint("PUT /api/profile", "player", {
  summary: "Change first name, last name and e-mail; a new e-mail must be confirmed again",
  input: z.object({
    firstName: optionalName,
    lastName: optionalName,
    email,
    /** Only a new e-mail address needs it. */
    currentPassword: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: profile,
});

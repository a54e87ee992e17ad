import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import { ADMIN_PASSWORD_MIN, type WeakPassword } from "#game/account/weak-password.ts";
import { PASSWORD_MIN, type SignInRefusal, type SignUpRefusal } from "#game/account/sign-up.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";
import { requestRemarks } from "./requests.ts";

export const capabilityRefusals = {
  suspended: "Your account is closed for a while. Sign in again to read why, and until when.",
  demo: "A demo account tries the game out by itself. Sign up to trade with others.",
  age_unknown: "First tell us when you were born.",
  parent_needed: "A parent has to say yes to this first. You can ask them right here.",
  switched_off: "Your parent has not opened this for you. You can ask them right here.",
  guardian_needed: "This needs a parent. You can ask one to look after your account.",
  time_is_up: "You have played enough for today. Your creatures wait for you until tomorrow.",
  bedtime: "It is bedtime. Your creatures are asleep too, and wait for you.",
} satisfies Record<CapabilityRefusal, string>;

export const signUpRemarks = {
  missing_information: "Please enter an email, a username and a password",
  bad_email: "Please enter a valid email address",
  bad_username: "A username has 2 to 40 letters or numbers",
  bad_name: requestRemarks.more_than_name,
  password_mismatch: "Passwords do not match",
  password_too_short: `Password must be at least ${PASSWORD_MIN} characters`,
} satisfies Record<SignUpRefusal, string>;

export const ageRemarks = {
  bad_month: "Please choose a month and a year",
} satisfies Group;

export const ageRefusals = {
  age_known: "You have said this already. A mistake? The page for parents says how to mend it.",
} satisfies Group;

export const limitRefusals = {
  guardian_decides: "Your parent sets this for you. You can talk about it together.",
} satisfies Group;

export const signInRemarks = {
  missing_credentials: "Please enter both email and password",
} satisfies Record<SignInRefusal, string>;

export const logInRefusals = {
  wrong_password: "Invalid email or password",
  busy: "Many people are signing in. Please try again soon.",
} satisfies Group;

export const signUpRefusals = {
  email_taken: "There is already an account with this e-mail address. Sign in instead?",
  username_taken: "This username is taken. Please choose another one.",
  unfriendly_username: "Please choose a friendlier username.",
} satisfies Group;

export const weakPasswordRefusals = {
  common_password:
    "Many people have this password, so others guess it. Please think of another one.",
  password_like_name:
    "Your password is like your name or address, so others guess it. Please think of another one.",
  password_short_for_admin: `Whoever runs the game needs a password of at least ${ADMIN_PASSWORD_MIN} characters.`,
} satisfies Record<WeakPassword, string>;

export const recoveryRefusals = {
  dead_link: "This link has been used or is too old. Ask for a new one.",
  wrong_current_password: "Your current password is not right.",
  password_needed: "Please enter your current password to change your e-mail address.",
  no_session: "This device is signed out already.",
} satisfies Group;

export const recoveryAnswers = {
  reset_mailed: "If this address has an account, a letter is on its way.",
  password_reset: "Your new password is set. Please sign in.",
  passkeys_reset:
    "Your new password is set. The passkeys of before work no more. Please sign in, and add yours again.",
  address_restored: "Your old e-mail address is back, with your new password. Please sign in.",
  all_restored:
    "Your old e-mail address is back, with your new password. Passkeys and codes that were set up since it was changed work no more. Please sign in.",
  password_changed: "Your password is changed. Other devices are signed out.",
  email_confirmed: "Your e-mail address is confirmed.",
  confirmation_mailed: "A letter with a link is on its way.",
} satisfies Group;

type LetterParams = { username: string; link: string };

export const letters = {
  verify: ({ username, link }: LetterParams) => ({
    subject: "Welcome to Taleborn: please confirm your e-mail address",
    text: `Hello ${quoted(username)},

your creatures are waiting! Please confirm that this is your e-mail address:

${link}

The link works for three days. If you did not sign up, you can ignore this letter.

The Taleborn team`,
  }),
  reset: ({ username, link }: LetterParams) => ({
    subject: "Taleborn: choose a new password",
    text: `Hello ${quoted(username)},

somebody, hopefully you, asked for a new password. You can choose it here:

${link}

The link works for one hour and once. If it was not you, ignore this letter: nothing has changed.

The Taleborn team`,
  }),
  restore: ({ username, link }: LetterParams) => ({
    subject: "Taleborn: your e-mail address was changed",
    text: `Hello ${quoted(username)},

your account has a new e-mail address, so our letters no longer come here. If you changed it, all is
well. If it was not you, take your account back here:

${link}

There you choose a new password. Then this address is yours again, and everybody else is signed out.
The link works for seven days and once.

The Taleborn team`,
  }),
};

type NewDeviceParams = LetterParams & { device: string; at: string };

export const newDeviceLetter = ({ username, device, at, link }: NewDeviceParams) => ({
  subject: "Taleborn: somebody signed in on a new device",
  text: `Hello ${quoted(username)},

somebody signed in to your account with a device that we have not seen before:

${device}, ${at}

Was it you? Then all is well. If it was not you, choose a new password now. Everybody else is signed
out by it:

${link}

The Taleborn team`,
});

/** Where a player is signed in, such as "Chrome on Windows". */
export function deviceText(browser: string | undefined, system: string | undefined): string {
  if (browser === undefined) return "Another program";
  return system === undefined ? browser : `${browser} on ${system}`;
}

const protectionChanges = {
  "app on":
    "Two-factor sign-in was turned on: from now on your account also wants a code of an app.",
  "app off": "Two-factor sign-in was turned off: your password alone opens your account.",
  "new codes": "New recovery codes were made. The ones before do not work any more.",
  passkey: "A passkey was added. Whoever has the device opens your account with it.",
  "no passkey": "A passkey was removed. It does not open your account any more.",
} as const;

type ProtectionParams = LetterParams & { change: keyof typeof protectionChanges; at: string };

export const protectionLetter = ({ username, change, at, link }: ProtectionParams) => ({
  subject: "Taleborn: the protection of your account has changed",
  text: `Hello ${quoted(username)},

${protectionChanges[change]}

${at}

Was it you? Then all is well. If it was not you, choose a new password now. Everybody else is signed
out by it:

${link}

Then sign in, and look at Account Settings: what is not yours among passkeys and codes can be removed
there.

The Taleborn team`,
});

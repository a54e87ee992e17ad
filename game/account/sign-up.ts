/**
 * Making an account and signing in: what must be filled in, and what the toasts say. The form and
 * the server ask the same functions.
 */
import { isPlainName } from "#game/lib/plain-name.ts";
import { isEmail, plainAddress } from "./email-address.ts";

export const START_COINS = 200;

export const PASSWORD_MIN = 6;

/** Keyboards write the é of a password as one sign or as two; it is kept and compared as one. */
export const plainPassword = (typed: string): string => typed.normalize("NFC");

/** How many letters one sees of it. */
export const passwordLength = (password: string): number => [...plainPassword(password)].length;

export type SignUpForm = {
  email: string;
  username: string;
  password: string;
  firstName?: string;
  lastName?: string;
  /** Only the form has it; the server is not sent a second password. */
  confirmation?: string;
};

export type SignUpRefusal =
  | "missing_information"
  | "bad_email"
  | "bad_username"
  | "bad_name"
  | "password_mismatch"
  | "password_too_short";

export type SignInRefusal = "missing_credentials";

/** Spaces, dots, dashes and underscores may stand inside. */
const usernameShape = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._'-]{0,38}[\p{L}\p{M}\p{N}._-]$/u;

export const isUsername = (text: string): boolean => usernameShape.test(text);

const names = ["username", "firstName", "lastName"] as const;

/** The fields in which there is more than a name. */
export const unplainNames = (form: SignUpForm) =>
  names.filter((name) => !isPlainName(form[name]?.trim() ?? ""));

export function refuseSignUp(form: SignUpForm): SignUpRefusal | null {
  const password = plainPassword(form.password);
  const confirmation = plainPassword(form.confirmation ?? password);
  const email = plainAddress(form.email);
  const username = form.username.trim();
  if (email === "" || username === "" || password === "") return "missing_information";
  if (password !== confirmation) return "password_mismatch";
  if (passwordLength(password) < PASSWORD_MIN) return "password_too_short";
  if (!isEmail(email)) return "bad_email";
  if (!isUsername(username)) return "bad_username";
  return unplainNames(form).length === 0 ? null : "bad_name";
}

export const refuseSignIn = (email: string, password: string): SignInRefusal | null =>
  email.trim() === "" || password === "" ? "missing_credentials" : null;

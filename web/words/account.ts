import {
  signInWords,
  signUpWords,
  type SignInRefusal,
  type SignUpRefusal,
} from "#game/account/sign-up.ts";
import { CallError } from "#web/lib/call.ts";
import { failed, failure, type FromError, type Failure } from "./failed.ts";

/** The rules have the words, because the server refuses with the same. */
export const signInRefused = (refusal: SignInRefusal): Failure =>
  failure(signInWords[refusal].title, signInWords[refusal].text);

export const signUpRefused = (refusal: SignUpRefusal): Failure =>
  failure(signUpWords[refusal].title, signUpWords[refusal].text);

const SOMETHING_WRONG = "Something went wrong. Please try again.";

/** Without any answer from the server nobody knows what went wrong. */
/* @__NO_SIDE_EFFECTS__ */
const refused =
  (title: string, otherwise: string): FromError =>
  (error) =>
    error instanceof CallError
      ? failed(title, otherwise)(error)
      : failure("Error", SOMETHING_WRONG);

export const loginFailed = refused("Login Failed", "Invalid email or password");
export const signUpFailed = refused("Signup Failed", "Failed to create account");
export const letterNotSent = refused("Error", SOMETHING_WRONG);
export const passwordNotReset = refused(
  "Error",
  "This link is no longer valid. Please ask for a new one.",
);

export type KeptToast = { title: string; description: string };

export const welcomeBack: KeptToast = {
  title: "Welcome Back!",
  description: "Good to see you again.",
};

export const accountCreated = (username: string, { invited }: { invited: boolean }): KeptToast => ({
  title: "Account Created!",
  description: invited
    ? `Welcome to Taleborn, ${username}! Your 12 starter cards and your invitation rewards are waiting for you.`
    : `Welcome to Taleborn, ${username}! Your 12 starter cards are waiting for you.`,
});

import * as z from "zod/mini";
import {
  isEmail,
  isUsername,
  PASSWORD_MIN,
  signInWords,
  signUpWords,
} from "#game/account/sign-up.ts";
import { user } from "./account.ts";
import { endpoint } from "./endpoint.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const token = z.string().check(z.minLength(1), z.maxLength(200));

export const optionalName = z.optional(z.nullable(text(60)));
export const email = text(254).check(z.refine(isEmail, signUpWords.bad_email.text));
export const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_MIN, signUpWords.password_too_short.text), z.maxLength(200));
export const done = z.object({ success: z.literal(true), message: z.string() });

export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  summary: "Sign in and receive a session cookie",
  input: z.object({
    email: text(254).check(z.minLength(1, signInWords.missing_credentials.text)),
    password: z
      .string()
      .check(z.minLength(1, signInWords.missing_credentials.text), z.maxLength(200)),
  }),
  output: user,
});

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/signup",
  access: "anyone",
  summary: "Create an account with its twelve starter cards, and sign in",
  input: z.object({
    email,
    password: newPassword,
    username: text(60).check(z.refine(isUsername, signUpWords.bad_username.text)),
    firstName: optionalName,
    lastName: optionalName,
    inviteCode: z.optional(z.nullable(text(20))),
  }),
  output: z.object({
    ...user.shape,
    /** What came of the invite code; null when there was none. The account is there in any case. */
    invite: z.nullable(z.object({ success: z.boolean(), message: z.string() })),
  }),
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  summary: "Mail a link for a new password; the answer is the same for every address",
  input: z.object({ email }),
  output: done,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  summary: "Set a new password with the mailed token; ends every session",
  input: z.object({ token, password: newPassword }),
  output: done,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify-email",
  access: "anyone",
  summary: "Confirm an e-mail address with the mailed token",
  input: z.object({ token }),
  output: done,
});

/** The rows of the table of screens by which an account is made and entered. */
import type { ScreenRow } from "./screen-row.ts";

export const accountScreens = [
  {
    path: "/auth",
    access: "visitor",
    file: "account/auth-screen.tsx",
    title: "Welcome to Taleborn",
  },
  { path: "/login", access: "visitor", file: "account/login-screen.tsx", title: "Sign In" },
  {
    path: "/signup",
    access: "visitor",
    file: "account/sign-up-screen.tsx",
    title: "Create Account",
  },
  {
    path: "/forgot-password",
    access: "visitor",
    file: "account/forgot-password-screen.tsx",
    title: "Forgot Password",
  },
  {
    path: "/reset-password",
    access: "anyone",
    file: "account/reset-password-screen.tsx",
    title: "New Password",
  },
  {
    path: "/verify-email",
    access: "anyone",
    file: "account/verify-email-screen.tsx",
    title: "Confirm Your E-mail",
  },
] as const satisfies readonly ScreenRow[];

import type { Toast } from "#web/ui/toast.tsx";
import { failed, failure } from "./failed.ts";

export const exportAsked: Toast = {
  title: "We Are Making Your File",
  description: "A notification tells you when it is ready.",
};
export const exportNotAsked = failed("Your File Was Not Asked For");
export const exportNotLoaded = failure(
  "Your File Did Not Load",
  "It is not there any more, or the connection broke. Please look again.",
);
export const notProved = failed("That Was Not Your Password");

export const accountDeleted = (message: string) => ({
  title: "Account Closed",
  description: message,
  durationMs: 15_000,
});
export const accountNotDeleted = failed("Account Not Deleted");

export const accountReturned = (message: string): Toast => ({
  title: "Welcome Back!",
  description: message,
});
export const accountNotReturned = failed("Your Account Is Still Closed");

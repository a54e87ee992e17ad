import { failed, failure } from "./failed.ts";
import { answered, outcome, said } from "./said.ts";

export const exportAsked = outcome(
  said("We Are Making Your File", "A notification tells you when it is ready."),
  failed("Your File Was Not Asked For"),
);
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

export const accountReturned = outcome(
  answered("Welcome Back!"),
  failed("Your Account Is Still Closed"),
);

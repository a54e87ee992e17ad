import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { outcome, said } from "./said.ts";

export const notWithdrawn = failed("Not Withdrawn", "Your card stays in the game.");
export const withdrawalCancelled = (name: string) =>
  outcome(
    said("Withdrawal Cancelled", `${name} stays in the game.`),
    failed("Not Cancelled", "The withdrawal was not cancelled."),
  );
export const notLooked = failed("Could Not Look", "The network did not answer. Try again later.");
export const cameBack = (name: string): Toast =>
  said("Welcome Back!", `${name} is in your vault again.`);
export const notBackYet = (name: string): Toast =>
  said("Not Back Yet", `${name} is still in an outside wallet.`);

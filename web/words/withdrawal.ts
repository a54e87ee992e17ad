import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const notWithdrawn = failed("Not Withdrawn", "Your card stays in the game.");
export const notCancelled = failed("Not Cancelled", "The withdrawal was not cancelled.");
export const withdrawalCancelled = (name: string): Toast => ({
  title: "Withdrawal Cancelled",
  description: `${name} stays in the game.`,
});
export const notLooked = failed("Could Not Look", "The network did not answer. Try again later.");
export const cameBack = (name: string): Toast => ({
  title: "Welcome Back!",
  description: `${name} is in your vault again.`,
});
export const notBackYet = (name: string): Toast => ({
  title: "Not Back Yet",
  description: `${name} is still in an outside wallet.`,
});

/** Battles against a player nearby: face to face by a code, and local rooms. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure } from "./failed.ts";
import { outcome, said } from "./said.ts";

export const qrBattleCreated = outcome(
  { title: "QR Battle Created!" },
  failedAlike("Error", "Failed to create QR battle"),
);
export const qrBattleJoined = outcome(
  { title: "Joined Battle!" },
  failedAlike("Error", "Failed to join battle"),
);
export const qrBattleNotFought = failedAlike("Error", "Battle execution failed");

export const qrBattleNotCancelled = failed("Error", "The battle could not be cancelled.");

export const noCode = failure("Error", "Please enter a battle code");

export const roomCreated = outcome(
  { title: "Battle Room Created!" },
  failedAlike("Error", "Failed to create battle room. Please try again."),
);
export const roomJoined = outcome(
  ({ creatorName }: { creatorName: string }): Toast =>
    said("Joined Battle!", `You've joined ${creatorName}'s battle room!`),
  failedAlike("Error", "Failed to join battle room. Check the code and try again."),
);
export const teamNotPicked = failed("Error", "Your team did not arrive. Please try again.");
export const roomNotLeft = failed("Error", "The room could not be left. Please try again.");

export const rematchFailed = failed("No Rematch", "That did not arrive. Please try again.");

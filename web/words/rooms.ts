/** Battles against a player nearby: face to face by a code, and local rooms. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike, failure } from "./failed.ts";

export const qrBattleCreated: Toast = { title: "QR Battle Created!" };
export const qrBattleJoined: Toast = { title: "Joined Battle!" };
export const qrBattleNotCreated = failedAlike("Error", "Failed to create QR battle");
export const qrBattleNotJoined = failedAlike("Error", "Failed to join battle");
export const qrBattleNotFought = failedAlike("Error", "Battle execution failed");

export const qrBattleNotCancelled = failed("Error", "The battle could not be cancelled.");

export const noCode = failure("Error", "Please enter a battle code");

export const roomCreated: Toast = { title: "Battle Room Created!" };
export const roomJoined = (creatorName: string): Toast => ({
  title: "Joined Battle!",
  description: `You've joined ${creatorName}'s battle room!`,
});
export const roomNotCreated = failedAlike(
  "Error",
  "Failed to create battle room. Please try again.",
);
export const roomNotJoined = failedAlike(
  "Error",
  "Failed to join battle room. Check the code and try again.",
);
export const teamNotPicked = failed("Error", "Your team did not arrive. Please try again.");
export const roomNotLeft = failed("Error", "The room could not be left. Please try again.");

export const rematchFailed = failed("No Rematch", "That did not arrive. Please try again.");

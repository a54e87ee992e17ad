import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike } from "./failed.ts";
import { answered, inItsWords, outcome } from "./said.ts";

/** One or several missions, each with what it has brought. */
export const missionsComplete = (completed: readonly string[]): Toast => ({
  title: "Mission complete",
  description: completed.join(" · "),
});

export const missionSwapped = outcome(answered("Here is another one"), failed("Not Now"));

/** The mission of playing the tutorial to its end. */
export const tutorialNotSaved = failedAlike(
  "Not saved yet",
  "Your tutorial mission could not be saved. Please finish it once more.",
);

export const seasonChosen = outcome(inItsWords, failed("Not Chosen"));

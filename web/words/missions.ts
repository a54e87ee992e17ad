import type { Toast } from "#web/ui/toast.tsx";
import { failedAlike } from "./failed.ts";

/** One or several missions, each with what it has brought. */
export const missionsComplete = (completed: readonly string[]): Toast => ({
  title: "Mission complete",
  description: completed.join(" · "),
});

/** The mission of playing the tutorial to its end. */
export const tutorialNotSaved = failedAlike(
  "Not saved yet",
  "Your tutorial mission could not be saved. Please finish it once more.",
);

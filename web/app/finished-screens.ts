import type { ComponentType } from "react";

/** The pages that visitors get as finished HTML. Each screen's code is fetched when needed. */
export const finishedScreens: Record<string, () => Promise<ComponentType>> = {
  "/": async () => (await import("#web/landing/landing-screen.tsx")).LandingScreen,
  "/tutorial": async () => (await import("#web/tutorial/tutorial-screen.tsx")).TutorialScreen,
  "/rules": async () => (await import("#web/tutorial/rules-screen.tsx")).RulesScreen,
};

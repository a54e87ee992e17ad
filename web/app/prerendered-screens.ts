import type { ComponentType } from "react";
import type { ContentType } from "#game/content/content.ts";
import type { ContentProps } from "#web/tutorial/items.tsx";

type FinishedScreen = {
  /** Its code is fetched when it is needed. */
  load: () => Promise<ComponentType<ContentProps>>;
  /** The content items that it shows; the server writes them into the page. */
  content: readonly ContentType[];
};

/** The pages that visitors get as finished HTML. */
export const finishedScreens: Record<string, FinishedScreen> = {
  "/": {
    load: async () => (await import("#web/landing/landing-screen.tsx")).LandingScreen,
    content: [],
  },
  "/tutorial": {
    load: async () => (await import("#web/tutorial/tutorial-page.tsx")).TutorialPage,
    content: ["tutorial", "faq"],
  },
  "/rules": {
    load: async () => (await import("#web/tutorial/rules-page.tsx")).RulesPage,
    content: ["rule", "faq"],
  },
};

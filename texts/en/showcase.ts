import { SHOWCASE_SIZE, type ShowcaseRefusal } from "#game/showcase/showcase.ts";
import type { Group } from "#texts/catalogue.ts";

export const showcaseRefusals = {
  no_player_page: "This page is not open to you.",
  showcase_too_many: `Your page shows ${SHOWCASE_SIZE} cards at most.`,
  showcase_twice: "You chose a card twice.",
  showcase_not_owned: "One of these cards is no longer yours.",
} satisfies Group & Record<ShowcaseRefusal, unknown>;

export const showcaseAnswers = {
  shown: "Your page shows these cards now.",
  opened: "Everybody with the link can see your page now.",
  closed: "Only your friends see your page now.",
} satisfies Group;

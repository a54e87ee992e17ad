import type { Group } from "#texts/catalogue.ts";

export const titleRefusals = {
  title_not_earned: "You have not earned this title yet.",
} satisfies Group;

export const titleAnswers = {
  chosen: ({ name }: { name: string }) => `You are ${name} now.`,
  none: "You have no title now.",
} satisfies Group;

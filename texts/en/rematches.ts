import type { Group } from "#texts/catalogue.ts";

export const rematchRefusals = {
  no_rematch: "There is nothing to fight once more.",
  team_gone: "A card of your team has left your battle deck. Begin anew with another team.",
  other_is_busy: ({ name }: { name: string }) => `${name} is in another battle now.`,
} satisfies Group;

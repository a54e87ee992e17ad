import type { Group } from "#texts/catalogue.ts";

export const replayRefusals = { no_battle: "There is no such battle." } satisfies Group;

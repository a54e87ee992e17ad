import { levelNames, type ComputerLevel } from "#game/battle/computer-levels.ts";
import type { Emote } from "#game/duel/emotes.ts";
import type { ChoiceRefusal } from "#game/duel/play.ts";
import type { Group } from "#texts/catalogue.ts";

export const duelRefusals = {
  no_duel: "There is no such duel.",
  wrong_step: "This step has not come yet.",
  older_rules: "This duel was fought by older rules and cannot be shown any more.",
} satisfies Group;

export const choiceRefusals = {
  duel_over: "This duel is over.",
  nothing_to_choose: "The other player chooses now. Please wait.",
  must_replace: "Choose who comes into the arena next.",
  no_energy: "Your creature needs more energy for that.",
  already_in_arena: "This creature is in the arena already.",
  has_fainted: "This creature has fainted.",
} satisfies Record<ChoiceRefusal, string>;

export const startRefusals = {
  in_a_duel: "You are in a duel already. Finish it first.",
} satisfies Group;

export const startTogetherRefusals = {
  in_a_duel: "One of you is in a duel already. Finish it first.",
} satisfies Group;

export const emoteTexts: Record<Emote, string> = {
  hello: "Hello!",
  "good-move": "Good move!",
  wow: "Wow!",
  thinking: "Let me think …",
  oops: "Oops!",
  "good-game": "Good game!",
};

/** What the computer is called as an opponent. */
export const computerName = (level: ComputerLevel): string => `${levelNames[level]} computer`;

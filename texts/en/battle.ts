import type { FightRefusal, JoinRefusal } from "#game/battle/face-to-face.ts";
import type { TeamRefusal } from "#game/battle/team.ts";
import type { Group } from "#texts/catalogue.ts";
import { OLD_CODE, OWN_CODE } from "./requests.ts";

export const teamRefusals = {
  wrong_size: "Pick exactly 3 cards",
  same_card_twice: "Pick three different cards.",
  not_in_deck: "Only cards in your battle deck can fight.",
} satisfies Record<TeamRefusal, string>;

export const faceToFaceRefusals = {
  no_battle: "There is no such battle. Check the code.",
  bad_code: "A battle code has 6 letters and digits.",
} satisfies Group;

export const joinRefusals = {
  own_code: OWN_CODE,
  full: "Somebody else has joined this battle already.",
  expired: OLD_CODE,
  cancelled: "This battle was called off. Ask your friend for a new code.",
  completed: "This battle is over. Ask your friend for a new code.",
} satisfies Record<JoinRefusal, string>;

export const fightRefusals = {
  not_the_creator: "The player who made the code starts the battle.",
  not_ready: "Your friend has not joined yet.",
  expired: "This code has expired. Make a new one.",
  cancelled: "This battle was called off.",
  cards_gone: "A card has left its battle deck since then, so this battle was called off.",
} satisfies Record<FightRefusal | "cards_gone", string>;

export const cancelBattleRefusals = {
  completed: "This battle was fought already.",
} satisfies Group;

import type { QuietRefusal } from "#game/notifications/quiet-hours.ts";
import type { Group } from "#texts/catalogue.ts";

export const quietRemarks = {
  half: "Quiet hours need a beginning and an end.",
  empty: "Quiet hours cannot begin and end at the same time.",
  time_zone: "This time zone is not known here.",
} satisfies Record<QuietRefusal, string>;

export const pushRefusals = {
  unknown_push_service: "This browser's message service is not one that the game can use.",
} satisfies Group;

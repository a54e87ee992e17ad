import type { ShareRefusal } from "#game/sharing/share.ts";
import type { Group } from "#texts/catalogue.ts";

export const shareRefusals = {
  no_shares_left: "You have shared three times today. Come back tomorrow!",
  no_cards: "You need a card of your own before you can share one.",
  not_active: "Fight a battle first, then share your cards again.",
} satisfies Record<ShareRefusal, string>;

export const drawingRefusals = {
  busy: "Many pictures are being drawn. Please try again soon.",
} satisfies Group;

export const shareAnswers = { rewarded: "Share Reward Claimed" } satisfies Group;

import { RETURN_DAYS, type LeavingRefusal } from "#game/own-data/leaving.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";
import { day, momentInWords } from "#texts/moments.ts";

export const leavingRefusals = {
  demo_leaves_by_itself: "A demo account goes by itself when its day is over.",
  guardian_deletes:
    "Your parent looks after this account. Ask them: they can delete it on their page “Your Family”.",
  looks_after_others:
    "You look after a child here. First stop looking after them on the page “Your Family”, or delete their account there.",
  last_admin:
    "You are the only admin. Make somebody else an admin first, so that the game is not left alone.",
  nfts_inside: "Some of your cards are NFTs. Withdraw them first, or say that you give them up.",
} satisfies Record<LeavingRefusal, string>;

export const ownDataRefusals = {
  not_this_username: "This is not your username.",
  account_leaves: ({ until }: { until: string }) =>
    `You deleted this account. Until ${momentInWords(until)} you can bring it back.`,
  nothing_to_bring_back: "This account is open: just sign in.",
  export_being_made: "Your file is being made already. We tell you when it is ready.",
  no_export: "There is no file for you now. Ask for a new one.",
} satisfies Group;

export const ownDataAnswers = {
  deleted: ({ until }: { until: string }) =>
    `Your account is closed. Until ${day(until)} you can bring it back by signing in.`,
  returned: "Your account is back, with all your cards and coins.",
} satisfies Group;

export const ownDataNotifications = {
  export_ready: () => ({
    title: "Your data is ready",
    text: "The file with all that we keep about you can be loaded for 7 days.",
  }),
};

type LeavingParams = { username: string; link: string; until: string };

export const ownDataLetters = {
  leaving: ({ username, link, until }: LeavingParams) => ({
    subject: "Taleborn: your account will be deleted",
    text: `Hello ${quoted(username)},

somebody, hopefully you, asked us to delete your account. It is closed from now on: nobody can play
with it, and others no longer meet you. Everything in it will be erased on ${day(until)}.

Until then, ${RETURN_DAYS} days in all, you can bring it back, with all your cards and coins. Sign in here
and press “Bring My Account Back”:

${link}

If it was not you: do that now, and choose a new password.

The Taleborn team`,
  }),
};

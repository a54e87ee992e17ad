/** What is said about an account that is closed for a while. */
import { SUSPENSION_DAYS_MOST, type SuspensionRefusal } from "#game/account/suspension.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";
import { whomToAsk } from "./messages.ts";
import { momentInWords } from "#texts/moments.ts";

export const suspensionRefusals = {
  own_suspension: "You cannot suspend yourself.",
  admin_not_suspended: "An admin cannot be suspended. Change the role first.",
  suspension_too_soon: "A suspension must end after now.",
  suspension_too_long: `A suspension ends after ${SUSPENSION_DAYS_MOST} days at most.`,
} satisfies Record<SuspensionRefusal, string>;

export const suspensionStateRefusals = {
  not_suspended: "This account is not suspended, or not any more.",
  suspended_stays_user: "This account is suspended. End that first.",
} satisfies Group;

export const suspensionRemarks = {
  no_why: "Please say why: the player reads it.",
} satisfies Group;

export const suspensionAnswers = {
  suspended: "The account is suspended and signed out everywhere. The player is told why.",
  ended: "The account is open again. The player is told.",
} satisfies Group;

type Suspended = { why: string; until: string };

export const suspensionNotifications = {
  suspended: ({ why, until }: Suspended) => ({
    title: "Your account was closed for a while",
    text: `You could not play until ${momentInWords(until)}. The reason: ${why}`,
  }),
  suspension_over: () => ({
    title: "Your account is open again",
    text: "Welcome back! All your cards and coins are still here. You can put cards up for sale again.",
  }),
  child_suspended: ({ child, why, until }: Suspended & { child: string }) => ({
    title: `${child} cannot play for a while`,
    text: `The people who run the game have closed the account until ${momentInWords(until)}. The reason: ${why}`,
  }),
};

type LetterParams = Suspended & { username: string; link: string; contact: string };

export const suspensionLetter = ({ username, why, until, link, contact }: LetterParams) => ({
  subject: "Taleborn: your account is closed for a while",
  text: `Hello ${quoted(username)},

the people who run the game have closed your account for a while. This is the reason:

${why}

It opens again by itself on ${momentInWords(until)}. Your cards and coins stay yours. What you had
offered to others has come back to you.

Until then you cannot play. You can sign in to read this again, to take your data with you, or to
delete your account:

${link}

Do you think that this is wrong? ${whomToAsk(contact)}

The Taleborn team`,
});

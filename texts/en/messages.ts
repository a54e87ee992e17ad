/** What an admin writes to one player. */
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";

export const messageAnswers = {
  written:
    "The player reads it in the game. If their address is confirmed, a letter goes there, too.",
} satisfies Group;

type WrittenMessage = { subject: string; text: string };

export const messageNotifications = {
  message: ({ subject, text }: WrittenMessage) => ({ title: `Taleborn: ${subject}`, text }),
};

type LetterParams = WrittenMessage & { username: string; link: string; contact: string };

/** `contact` is the operator's address; empty where none is set. */
export const whomToAsk = (contact: string): string =>
  contact === "" ? "Ask the people from whom you have the game." : `Write to ${contact}.`;

export const messageLetter = ({ username, subject, text, link, contact }: LetterParams) => ({
  subject: `Taleborn: ${subject}`,
  text: `Hello ${quoted(username)},

the people who run the game have written to you:

${text}

You find it in the game, too, behind the bell:

${link}

Do you have a question? ${whomToAsk(contact)}

The Taleborn team`,
});

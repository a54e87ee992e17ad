import type { Group } from "#texts/catalogue.ts";

export const setupRefusals = {
  dead_setup_link:
    "This link does not work any more. Start the game anew: as long as there is no admin, it prints another one.",
  demo_sets_nothing_up: "A demo account cannot be an admin. Sign up, and open the link again.",
} satisfies Group;

export const setupAnswers = {
  first_admin: "You are the first admin of this game.",
} satisfies Group;

/** How things are, for an admin who has just started a game. */
export const setupTexts = {
  name: ({ name, email }: { name: string; email: string }) =>
    `${name} runs this game. Players read it on the pages for parents, privacy and terms. ${email === "" ? "No e-mail address is said there." : `They may write to ${email}.`}`,
  mail_folder: ({ folder }: { folder: string }) =>
    `Letters are not sent. They lie in the folder ${folder}, and you can read them there.`,
  mail_server: ({ from }: { from: string }) =>
    `Letters are sent by your mail server, from ${from}.`,
  payments_emulator: "No money moves: the game plays a payment provider, with test cards only.",
  payments_stripe_test: "Stripe's test mode: no money moves, and test cards pay.",
  payments_stripe_live: "Stripe takes real money.",
  ai_none: "The game's own forge writes and paints all cards. It needs nobody.",
  ai_provider: ({
    provider,
    text,
    image,
  }: {
    provider: string;
    text: string;
    image: string | null;
  }) =>
    `${provider} writes with ${text}${image === null ? "; the forge paints" : ` and paints with ${image}`}. When it is away, the forge does both.`,
  backup_daily:
    "Once a day the game copies itself into its own folder, or without its keys into its bucket. Seven copies are kept. Against a lost disk, “npm run backup -- FOLDER” copies it elsewhere.",
  backup_none:
    "No backup is made by itself. “npm run backup -- FOLDER” copies the game while it runs, and its keys apart from it.",
  backup_server:
    "The database is your own: pg_dump is its backup. “npm run backup -- FOLDER” copies pictures and keys.",
} satisfies Group;

export const trialTexts = {
  mail_sent: ({ to }: { to: string }) =>
    `A letter is on its way to ${to}. Look whether it arrives.`,
  mail_kept: ({ to, folder }: { to: string; folder: string }) =>
    `A letter to ${to} lies in the folder ${folder}.`,
  payments_answer: "The payment provider answers, and knows our keys.",
  ai_none: "There is no provider, and none is needed: the forge wrote a card just now.",
  ai_answers: ({ word }: { word: string }) => `The provider answered: “${word}”.`,
  backup_read: ({ megabytes, players }: { megabytes: string; players: number }) =>
    `A backup of ${megabytes} MB was written, started as a game of its own, and had ${players} accounts. It is thrown away again.`,
  backup_files: ({ megabytes }: { megabytes: string }) =>
    `A backup of ${megabytes} MB was written without the database, which is your own, and thrown away again.`,
  failed: ({ why }: { why: string }) => `That did not work: ${why}`,
} satisfies Group;

export const trialLetter = {
  subject: "Taleborn: this letter has arrived",
  text: `Hello,

an admin of your game wanted to know whether letters arrive. This one has.

The Taleborn team`,
};

import type { AgeBand } from "#game/account/age.ts";
import type { AllowanceRefusal, Wanted } from "#game/family/allowances.ts";
import { REQUESTS_A_DAY, type RequestRefusal } from "#game/family/request.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";

/** "Mia would like to …" */
export const wishes = {
  trade: "trade cards with friends by a code",
  market: "buy and sell cards on the market",
  gifts: "give cards away and take gifts",
  friends: "have friends in the game, see what they make, and duel with them",
  strangers: "play live against players from everywhere",
  emotes: "watch live duels and send emotes",
  sharing: "show cards to people outside the game",
  invites: "invite friends to the game",
  outside_ai: "let an AI service outside the game help to make creatures",
  messages: "get messages on a phone or computer",
  wallet: "use a wallet for cards",
  money: "buy something for money",
} satisfies Record<Wanted, string>;

export const allowanceRemarks = {
  cap_missing: "A monthly limit needs an amount.",
  bedtime_empty: "Bedtime cannot begin and end at the same time.",
  time_zone_unknown: "We do not know this time zone.",
} satisfies Record<AllowanceRefusal, string>;

export const familyRefusals = {
  no_child: "This child is not in your family.",
  changed_by_other: ({ name }: { name: string }) =>
    `${name} has just changed this too. Look at it again.`,
  not_this_name: "This is not the name of your child's account.",
} satisfies Group;

export const requestRefusals = {
  no_guardian: "First ask a parent to look after your account.",
  not_switched_off: "Nobody has to open this for you.",
  asked_enough: `You can ask for ${REQUESTS_A_DAY} things a day. Ask again tomorrow.`,
  no_is_new: "Your parent has just said no to this. You can ask again tomorrow.",
} satisfies Record<RequestRefusal, string>;

export const answerRefusals = {
  no_request: "There is nothing to answer here. Perhaps the letter was for another account.",
  answered: ({ by, isYes }: { by: string; isYes: boolean }) =>
    `${by} has answered already, with ${isYes ? "yes" : "no"}.`,
} satisfies Group;

export const familyAnswers = {
  asked: "Your parent has been asked. You hear from us as soon as there is an answer.",
  said_yes: ({ child, wanted }: { child: string; wanted: Wanted }) =>
    `${child} can ${wishes[wanted]} now.`,
  said_no: ({ child }: { child: string }) => `${child} has been told, kindly.`,
  deleted: ({ child }: { child: string }) => `The account of ${child} is deleted.`,
} satisfies Group;

/** What a birthday means to the player. */
function grownUp(band: AgeBand): string {
  if (band === "adult") {
    return "Your account belongs to you alone now, and nobody else sets its rules.";
  }
  const money = band === "teen" ? " Spending money still needs a parent." : "";
  return `There is more that you may decide yourself now.${money}`;
}

/** What it means to the guardians of the account. */
const childGrewUp = (band: AgeBand): string =>
  band === "adult"
    ? "The account belongs to them alone now. What you have set has ended."
    : "You still look after the account, and your settings stay as they are.";

type Birthday = { band: AgeBand };

export const familyNotifications = {
  child_asks: ({ child, wanted }: { child: string; wanted: Wanted }) => ({
    title: `${child} asks you for something`,
    text: `${child} would like to ${wishes[wanted]}. You can say yes or no.`,
  }),
  second_parent: ({ child }: { child: string }) => ({
    title: `${child} has a second parent now`,
    text: `Another adult has said yes for ${child}. What you have opened and closed stays as it is. If you did not expect this, talk to ${child}.`,
  }),
  child_deleted: ({ child, by }: { child: string; by: string }) => ({
    title: `The account of ${child} was deleted`,
    text: `${by}, who looked after ${child} as you do, has deleted the account with all that was in it.`,
  }),
  guardian_answered: ({ by, wanted, isYes }: { by: string; wanted: Wanted; isYes: boolean }) =>
    isYes
      ? { title: `${by} said yes`, text: `You can ${wishes[wanted]} now. Have fun!` }
      : {
          title: `${by} said no`,
          text: `You wanted to ${wishes[wanted]}. Talk about it together.`,
        },
  came_of_age: ({ band }: Birthday) => ({
    title: "You have grown up a bit",
    text: grownUp(band),
  }),
  child_came_of_age: ({ child, band }: Birthday & { child: string }) => ({
    title: `${child} has grown up a bit`,
    text: childGrewUp(band),
  }),
};

type Reader = { name: string };

export type WeekWords = {
  child: string;
  cards: readonly string[];
  cardsMade: number;
  battles: number;
  wins: number;
  packs: number;
  deals: number;
  minutesPlayed: number | null;
};

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function weekLines({ cards, cardsMade, battles, wins, packs, deals, minutesPlayed }: WeekWords) {
  const more = cardsMade > cards.length ? " and more" : "";
  const lines = [
    cardsMade > 0 &&
      `- ${counted(cardsMade, "creature", "creatures")} made: ${cards.map(quoted).join(", ")}${more}`,
    battles > 0 && `- ${counted(battles, "battle", "battles")}, ${wins} of them won`,
    packs > 0 && `- ${counted(packs, "pack", "packs")} opened`,
    deals > 0 && `- ${counted(deals, "card", "cards")} traded, sold, bought or given`,
    minutesPlayed !== null && `- ${counted(minutesPlayed, "minute", "minutes")} of play`,
  ].filter((line) => line !== false);
  return lines.length === 0 ? "A quiet week: nothing happened." : lines.join("\n");
}

export const familyLetters = {
  request: (letter: Reader & { child: string; wanted: Wanted; link: string }) => ({
    subject: `Taleborn: ${quoted(letter.child)} asks you for something`,
    text: `Hello ${quoted(letter.name)},

${quoted(letter.child)} would like to ${wishes[letter.wanted]}. Today this is switched off.

You can say yes or no here:

${letter.link}

The link works once, and only for you: you sign in as ${quoted(letter.name)}. Nothing changes until you answer.

The Taleborn team`,
  }),
  week: ({ name, week, link }: Reader & { week: WeekWords; link: string }) => ({
    subject: `Taleborn: the week of ${quoted(week.child)}`,
    text: `Hello ${quoted(name)},

this is what ${quoted(week.child)} made and did in the last seven days:

${weekLines(week)}

Pictures and settings are here. There you can also stop this letter:

${link}

The Taleborn team`,
  }),
  birthday: ({ name, band }: Reader & Birthday) => ({
    subject: "Taleborn: you have grown up a bit",
    text: `Hello ${quoted(name)},

happy birthday! ${grownUp(band)}

Your creatures, your coins and your name are yours, as before.

The Taleborn team`,
  }),
  child_birthday: ({ name, child, band }: Reader & Birthday & { child: string }) => ({
    subject: `Taleborn: ${quoted(child)} has grown up a bit`,
    text: `Hello ${quoted(name)},

${quoted(child)} had a birthday. ${childGrewUp(band)}

The Taleborn team`,
  }),
};

import type { AnswerRefusal, AskRefusal } from "#game/family/approval.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";
import { capabilityRefusals } from "./account.ts";

export const askRefusals = {
  age_unknown: capabilityRefusals.age_unknown,
  no_parent_needed: "You are an adult: nobody has to say yes for you.",
  own_address: "This is your own address. Please enter the one of a parent.",
  guardians_full: "Two adults look after this account already. There can be no third.",
} satisfies Record<AskRefusal, string>;

export const approvalRemarks = {
  bad_first_name: "Please enter a first name of letters only.",
} satisfies Group;

export const approvalRefusals = {
  other_address:
    "This letter went to another e-mail address. Please sign in with the account of that address.",
  childs_browser:
    "Your child has signed in with this browser. Please open the letter on your own phone or computer, or in a private window.",
  age_unknown: askRefusals.age_unknown,
  not_an_adult: "Only an adult can say yes for a child.",
  own_request: "Nobody can say yes for themselves. An adult has to do it.",
  ward_of_child: "This account is looked after by the one that asks. Another adult has to answer.",
  no_child_any_more: "This player has come of age and needs nobody's yes any more.",
  guardian_already: "You look after this account already.",
  guardians_full: askRefusals.guardians_full,
  children_full: "You look after eight children already. Another adult has to answer.",
} satisfies Record<AnswerRefusal | "other_address" | "childs_browser" | "age_unknown", string>;

export const approvalLinkRefusals = {
  dead_link:
    "This letter has been answered already, or its time is over. Your child can ask you again in the game.",
} satisfies Group;

export const approvalAnswers = {
  approved: "Thank you. Your child can use everything that you have opened, from now on.",
  approved_beside:
    "Thank you. Another parent looks after this child already, so what is open stays as it is. With an account of this address you can change it on the family page.",
  refused: "Thank you. We have told them that you said no.",
  refused_and_erased:
    "Thank you. The account is closed, and everything that was entered is erased now.",
  wrong_address: "Thank you, and sorry for the trouble. We have forgotten your address.",
  taken_back: "Your approval is taken back. What you had opened and set has ended.",
  taken_back_beside:
    "Your approval is taken back. Another parent goes on looking after this child, so what is open stays as it is.",
} satisfies Group;

const bell = (title: string, text: string) => () => ({ title, text });

export const approvalNotifications = {
  safe_name: ({ name }: { name: string }) => ({
    title: `Others call you ${name}`,
    text: `This is your safe name. Until a parent says yes, other players read it instead of your username, so that nobody you do not know can find out who you are. You need not do anything.`,
  }),
  parent_reminded: ({ day }: { day: string }) => ({
    title: "We wrote to your parent once more",
    text: `There is no answer yet. Without a yes by ${day} your account is erased. Talk to them, and tell them to look for our letter.`,
  }),
  parent_said_yes: bell(
    "Your parent said yes",
    "You can use everything now that they have opened for you. Have fun!",
  ),
  parent_said_no: bell("Your parent said no", "Talk to them about it. You can ask again any time."),
  letter_went_astray: bell(
    "Your letter went to somebody else",
    "The address was not your parent's. Check it, and ask again.",
  ),
  approval_taken_back: bell(
    "Your parent has taken back their yes",
    "What they had opened and set has ended. Talk to them about it, and ask again.",
  ),
  parent_left: bell(
    "One parent has taken back their yes",
    "Another one looks after your account as before, so nothing changes for you.",
  ),
};

type LetterParams = {
  /** The child's first name, where it has said one; else the username. */
  child: string;
  /** What the child is called on its own screen. */
  username: string;
  /** By which other players know the child. */
  shownName: string;
  link: string;
  /** The last day (`YYYY-MM-DD`). */
  until: string;
  /** Without an answer, all that the child has entered is erased. */
  noErases: boolean;
};

/** So that a parent knows whose child it is, by what it says and by what stands on its screen. */
function whoAsks({ child, username, shownName, noErases }: Omit<LetterParams, "link" | "until">) {
  const who = child === username ? "your child" : quoted(child);
  const called = `In the game ${who} is called ${quoted(username)}.`;
  if (!noErases) return called;
  return `${called}
Until you say yes, other players read a safe name instead: ${quoted(shownName)}.`;
}

export const approvalLetters = {
  question: ({ link, until, ...whose }: LetterParams) => ({
    subject: `Taleborn: ${quoted(whose.child)} asks for your permission`,
    text: `Hello,

${quoted(whose.child)} plays Taleborn, a game of trading cards, and has given us your address as that of a
parent. ${whoAsks(whose)}

What the game is: children describe a creature in their own words, and it becomes a trading card. They
collect cards and play against each other. Playing is free. There are packs of random cards for coins
that are earned by playing.

What we store: an e-mail address, a made-up name, the age group, the cards, and what was played. We
show no advertising and sell no data.

What we ask of you: read what your child may do here, open what you find right, and say yes or no. It
takes about a minute:

${link}

You need no account of your own. The link works until ${until}.${
      whose.noErases
        ? `

Until then ${quoted(whose.child)} can create cards and play alone, and nothing else. If you say no or do not
answer, we erase everything that ${quoted(whose.child)} has entered, and your address.`
        : ""
    }

You do not know ${quoted(whose.child)}? Open the link and tell us, and we forget your address.

The Taleborn team`,
  }),
  reminder: ({ link, until, ...whose }: LetterParams) => ({
    subject: `Taleborn: ${quoted(whose.child)} still needs your answer, by ${until}`,
    text: `Hello,

some days ago we wrote to you because ${quoted(whose.child)} plays Taleborn, a game of trading cards, and needs a
parent's yes. ${whoAsks(whose)}

We have had no answer yet. Without one we have to erase the account of ${quoted(whose.child)} on ${until}, with all
the cards that ${quoted(whose.child)} has made. Here you see what it is about, and say yes or no in a minute:

${link}

You do not know ${quoted(whose.child)}? Open the link and tell us, and we forget your address.

The Taleborn team`,
  }),
  beside: ({ child, link, until }: LetterParams) => ({
    subject: `Taleborn: ${quoted(child)} has a second parent now`,
    text: `Hello,

you have said yes to Taleborn for ${quoted(child)}. Now a second adult has said yes, too, whose address
${quoted(child)} gave us. What you have opened stays as it is. With an account, each of you can change it on the
family page: make one with this address, and the page is there.

If you do not know who that is, talk to ${quoted(child)}. You can take back your own yes here:

${link}

The link works until ${until}; after that you find the same button on your family page.

The Taleborn team`,
  }),
  deleted: ({ child }: Pick<LetterParams, "child">) => ({
    subject: `Taleborn: the account of ${quoted(child)} was deleted`,
    text: `Hello,

you have said yes to Taleborn for ${quoted(child)}. The other adult who looks after this account has now deleted it,
with all that was in it. It cannot be brought back, and there is nothing for you to do.

If you did not expect this, talk to each other.

The Taleborn team`,
  }),
  second: ({ child, link, until }: LetterParams) => ({
    subject: `Taleborn: you said yes for ${quoted(child)}`,
    text: `Hello,

yesterday somebody, hopefully you, said yes to Taleborn for ${quoted(child)}. If that was you, all is well and
there is nothing to do.

If it was not you, or you have changed your mind, take it back here:

${link}

Then everything that needs a parent closes again, unless another one looks after ${quoted(child)}. The link works until ${until}; after that you find the
same button on your family page. If you have no account: make one with this address, and the page is there.

The Taleborn team`,
  }),
};

/** What a card says whose maker's words have been erased. */
export const forgottenCard = (number: string) => ({
  name: `Forgotten Creature ${number}`,
  japaneseName: "忘れられた",
  abilities: ["Quiet Step", "Long Sleep"],
  specialAbility: "Fading Light",
  description: "Nobody remembers what this creature looked like.",
  backstory: "Its maker has left the game and has taken its story along.",
  looks: "an egg under the stars",
  picture: "/api/art/forgotten.svg",
});

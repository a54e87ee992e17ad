/** What the server says to the people who run the game, and to players about their reports. */
import type { ContentRefusal } from "#game/content/schedule.ts";
import type { MissionRefusal } from "#game/missions/editing.ts";
import {
  LEAST_PRICE_CENTS,
  MOST_PRICE_CENTS,
  type PackageRefusal,
} from "#game/purchases/packages.ts";
import type { UndoRefusal } from "#game/admin/undo.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";
import { inDollars } from "./purse.ts";

export const adminAnswers = {
  role_changed: "The role was changed.",
  role_waits: "A second admin has to agree: they choose the same role in the list of players.",
  user_signed_out: "The player is signed out everywhere.",
  user_deleted: "The account is closed. Within minutes nothing is left of its words.",
  demo_began: "You are in a demo account now.",
  demo_ended: "Welcome back.",
  undone: "It is as it was before.",
} satisfies Group;

export const adminRefusals = {
  no_user: "There is no such account, or none any more.",
  last_admin: "This is the last admin. Make somebody else an admin first.",
  admin_stays: "An admin cannot be deleted. Change the role first.",
  no_log_row: "The log has no such row.",
  changed_since: "It has changed since, so it cannot be put back. Change it by hand.",
  no_way_back: "There is no session to return to. Please sign in.",
} satisfies Group;

export const secondAdminRefusals = {
  admin_is_too_new:
    "One of you made the other an admin alone. For the first week, another admin has to agree.",
  ask_for_admin: "An undo makes no admin. Change the role in the list of players.",
} satisfies Group;

export const missionRefusals = {
  ends_before_it_starts: "A mission must end after it starts.",
} satisfies Record<MissionRefusal, string>;

export const missionRemarks = {
  negative_reward: "A reward cannot be less than 0.",
  huge_reward: "A reward of this size must be a mistake.",
} satisfies Group;

export const missionAnswers = { deleted: "The mission is gone." } satisfies Group;

export const packageRefusals = {
  price_too_low: `The payment provider takes no payment below ${inDollars(LEAST_PRICE_CENTS)}.`,
  price_too_high: `A package costs at most ${inDollars(MOST_PRICE_CENTS)}.`,
} satisfies Record<PackageRefusal, string>;

export const contentRefusals = {
  ends_before_it_shows: "An item must stop showing after it begins to show.",
} satisfies Record<ContentRefusal, string>;

export const contentAnswers = { deleted: "The content item is gone." } satisfies Group;

export const undoRefusals = {
  not_undoable: "This cannot be undone.",
  undone_already: "This has been undone.",
  too_late_to_undo: "This was more than 30 days ago, so it cannot be undone any more.",
} satisfies Record<UndoRefusal, string>;

export const reportRefusals = {
  no_deal: "There is no such deal.",
  not_your_deal: "You were not part of this deal.",
  nobody_else: "Nobody else was part of this deal.",
  own_creation: "You have made this card yourself.",
  nobody_made_it: "No player has made this card: it is one of the game's own.",
  no_rival: "There was no other player in this battle, or you were not in it.",
  no_reported_player: "There is no such player.",
  own_player_name: "This is your own name.",
  already_reported: "You have reported this already. Thank you.",
} satisfies Group;

export const reportRemarks = {
  one_thing: "A report is about one deal, one card, one player or one battle.",
} satisfies Group;

export const appealRefusals = {
  no_decision: "There is no such decision about you.",
  appealed_already: "You have said already that this is wrong. Somebody looks at it again, once.",
} satisfies Group;

export const decisionRefusals = {
  no_report: "There is no such report, or none any more.",
  decided_already: "Somebody has decided this already.",
  other_kind: "This cannot be done about what was reported.",
  own_case:
    "This is about you, so another admin has to decide it. Until there is one, it stays open.",
} satisfies Group;

export const moderationAnswers = {
  reported: "Thank you. The people who run the game will look at it.",
  appealed: "Thank you. Somebody will look at it again.",
  decided: "It is decided, and the player is told.",
  dismissed: "It is decided. Nothing changes.",
} satisfies Group;

/** "Because: …", where a reason was given. */
const because = (why: string): string => (why === "" ? "" : ` The reason: ${why}`);

/** What a card says whose own words were taken away. */
export const plainCard = (number: string) => ({
  name: `Nameless Creature ${number}`,
  japaneseName: "名無し",
  abilities: ["Quiet Step", "Long Sleep"],
  specialAbility: "Fading Light",
  description: "A creature that waits for a better story.",
  backstory: "Its first story was not fit to be told here.",
  looks: "an egg under the stars",
  picture: "/api/art/forgotten.svg",
});

type Decided = { why: string };

const MAY_APPEAL = " If you think that this is wrong, you can say so once.";

export const moderationNotifications = {
  card_words_hidden: ({ why }: Decided) => ({
    title: "A card of yours has new words",
    text: `Somebody has reported a card that you made. It has a plain name, story and picture now. It is as strong as before.${because(why)}${MAY_APPEAL}`,
  }),
  name_withheld: ({ why }: Decided) => ({
    title: "Others read another name",
    text: `Somebody has reported your name. Others read a made-up one from now on.${because(why)}${MAY_APPEAL}`,
  }),
  warned: ({ why }: Decided) => ({
    title: "A deal of yours was reported",
    text: `The people who run the game have looked at it: please deal fairly.${because(why)}${MAY_APPEAL}`,
  }),
  decision_lifted: ({ why }: Decided) => ({
    title: "You were right",
    text: `We have looked at it again: the decision is taken back.${because(why)}`,
  }),
  decision_undone: ({ why }: Decided) => ({
    title: "A decision is taken back",
    text: `What we had decided about you does not hold any more. Your words are as they were.${because(why)}`,
  }),
  decision_stays: ({ why }: Decided) => ({
    title: "The decision stays",
    text: `We have looked at it again, and it stays as it is.${because(why)}`,
  }),
};

/** Empty: the operator, by a command. */
type DoneTo = { by: string; player: string };

const doneBy = (by: string): string =>
  by === "" ? "A command on the game's machine has done it." : `${quoted(by)} has done it.`;

export const adminNotifications = {
  admin_made: ({ by, player }: DoneTo) => ({
    title: `${quoted(player)} is an admin now`,
    text: `${doneBy(by)} Was it not agreed? Then take the role away again in the list of players, and look in the log at what else was done.`,
  }),
  admin_unmade: ({ by, player }: DoneTo) => ({
    title: `${quoted(player)} is no admin any more`,
    text: `${doneBy(by)} Was it not agreed? Then an admin can choose the role again in the list of players, and look in the log at what else was done.`,
  }),
  payment_keys_saved: ({ by }: { by: string }) => ({
    title: "The keys for payments were changed",
    text: `${doneBy(by)} From now on money goes to the account of the new keys. Was it not agreed? Then enter the right keys again in the settings, and look in the log at what else was done.`,
  }),
};

type AdminLetterParams = {
  username: string;
  subject: string;
  text: string;
  at: string;
  link: string;
};

export const adminLetter = ({ username, subject, text, at, link }: AdminLetterParams) => ({
  subject: `Taleborn: ${subject}`,
  text: `Hello ${quoted(username)},

${subject}.

${text}

${at}

The log is here:

${link}

The Taleborn team`,
});

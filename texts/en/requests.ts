/** What the server says about calls of every kind, before or after a feature has a say. */
import type { Group } from "#texts/catalogue.ts";

function waiting(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export const requestRefusals = {
  bug: "Something went wrong. Please try again.",
  not_found: "There is nothing here.",
  no_picture: "No such picture.",
  not_json: "Please send JSON.",
  too_large: "That is too much to send at once.",
  bad_input: "This request cannot be read.",
  other_site: "This request came from another site.",
  signed_out: "Please sign in.",
  not_admin: "Admin access required",
  admins_are_adults: "Only an adult can be an admin.",
  prove_again: "Please show once more that it is you.",
  second_factor_first:
    "This needs two-factor sign-in. You find it in your settings, under Security.",
  too_many_tries: ({ seconds }: { seconds: number }) =>
    `Too many tries. Please wait ${waiting(seconds)}.`,
  idempotency_key_reused: "This request was sent before with other words. Please try again.",
  no_database: "The database does not answer yet.",
  no_storage: "The place where pictures and files are kept does not answer yet.",
  stopping: "The game is being stopped.",
  disk_full: "The game has no room left to write. Please try again soon.",
  too_slow: "This request took too long to arrive.",
} satisfies Group;

/** For admins, who may write the same thing at once. */
export const editRefusals = {
  not_there: "This is not there any more.",
  changed_meanwhile:
    "Somebody else has changed this in the meantime. Close the form, look at it again, and then save.",
} satisfies Group;

export const codeRefusals = {
  no_code_free: "All codes are taken. Please try again soon.",
} satisfies Record<"no_code_free", string>;

export const requestRemarks = {
  no_object: "Please send a JSON object.",
  /** For what no call has words of its own for. */
  other: "Bad input",
  unkept: "This text has a character that cannot be kept.",
  no_such_cursor: "This cursor is not one that the list gave.",
  no_date: "This is no date.",
  /** For every name, of a player or a thing. */
  more_than_name:
    "Please write just a name, on one line: no web or e-mail address, no hidden signs, no < or >.",
  nothing_written: "Please write something: the player reads it.",
  more_than_line: "Please write this on one line, without hidden signs.",
  no_picture_address: "A picture is a path of this site or a public https address.",
  bad_key: "An Idempotency-Key has 1 to 200 characters.",
} satisfies Group;

const signs = (count: number) => `${count} ${count === 1 ? "sign" : "signs"}`;

/** Of an input for which its call has no words of its own. */
export const inputRemarks = {
  too_long: ({ most }: { most: number }) => `At most ${signs(most)}, please.`,
  too_short: ({ least }: { least: number }) => `At least ${signs(least)}, please.`,
  too_much: ({ most }: { most: number }) => `At most ${most}, please.`,
  too_little: ({ least }: { least: number }) => `At least ${least}, please.`,
  no_choice: "This is none of the choices.",
  missing: "Something is missing here.",
  other_kind: "This is not what belongs here.",
  not_right: "This is not right.",
} satisfies Group;

/** Of codes of all kinds. */
export const OWN_CODE = "This is your own code. Show it to a friend.";
export const OLD_CODE = "This code has expired. Ask your friend for a new one.";

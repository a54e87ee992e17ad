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
  too_many_tries: ({ seconds }: { seconds: number }) =>
    `Too many tries. Please wait ${waiting(seconds)}.`,
  idempotency_key_reused: "This request was sent before with other words. Please try again.",
  no_database: "The database does not answer yet.",
  stopping: "The game is being stopped.",
  disk_full: "The game has no room left to write. Please try again soon.",
  too_slow: "This request took too long to arrive.",
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
  bad_key: "An Idempotency-Key has 1 to 200 characters.",
} satisfies Group;

/** Of codes of all kinds. */
export const OWN_CODE = "This is your own code. Show it to a friend.";
export const OLD_CODE = "This code has expired. Ask your friend for a new one.";

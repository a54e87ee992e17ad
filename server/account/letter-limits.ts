/** How many letters the game sends: their readers may never have heard of it. */
import { mailboxOf } from "#game/account/email-address.ts";
import { countAll, type Limits } from "#server/lib/limits.ts";
import { RefusedError } from "#server/lib/refuse.ts";

type LetterCount = {
  /** The player's id, or the typed address when it has no account. */
  account: string;
  /** The address that the request comes from. */
  from: string;
  /** The addresses of the letter whose owners have not confirmed them yet. */
  unconfirmed: readonly string[];
};

/**
 * Counts before anything is sent, together with what else is tried. What comes back is to be called
 * when nothing was sent after all.
 */
export const countLetter = (
  limits: Limits,
  { account, from, unconfirmed }: LetterCount,
  tries: Parameters<typeof countAll>[1] = [],
) =>
  countAll(limits, [
    ["letters of one account", account],
    ["letters from one address", from],
    ...unconfirmed.map((email) => ["letters to one mailbox", mailboxOf(email)] as const),
    ...tries,
  ]);

const orNull = (counting: ReturnType<typeof countAll>) =>
  counting.catch((error: unknown) => {
    if (error instanceof RefusedError) return null;
    throw error;
  });

/** The same for one that the game sends by itself; null when there were too many. */
export const countUnasked = (limits: Limits, playerId: string) =>
  orNull(countAll(limits, [["unasked letters to one player", playerId]]));

/** The same for what a child would like to buy. */
export const countQuestionLetter = (limits: Limits, of: { guardianId: string; childId: string }) =>
  orNull(
    countAll(limits, [
      [
        "letters to one guardian about the questions of one child",
        `${of.guardianId} ${of.childId}`,
      ],
    ]),
  );

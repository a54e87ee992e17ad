/** How many letters the game sends: whoever reads them has perhaps never heard of it. */
import { mailboxOf } from "#game/account/email-address.ts";
import { countAll, type Limits } from "#server/lib/limits.ts";

type LetterCount = {
  /** The player's id; what was typed, when it is nobody's address. */
  account: string;
  /** The address that the request comes from. */
  from: string;
  /** Where letters go of which nobody has said yet that they are welcome. */
  unconfirmed: readonly string[];
};

/** Counts before anything is sent. What comes back is to be called when nothing was sent after all. */
export const countLetter = (limits: Limits, { account, from, unconfirmed }: LetterCount) =>
  countAll(limits, [
    ["letters of one account", account],
    ["letters from one address", from],
    ...unconfirmed.map((email) => ["letters to one mailbox", mailboxOf(email)] as const),
  ]);

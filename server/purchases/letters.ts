/** Letters about money: a question to a guardian, and money that goes back. */
import { countQuestionLetter, findLetterAddress, findReader } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { purchaseLetters } from "#texts/en/purchases.ts";
import { FAMILY_PAGE } from "./ask.ts";
import * as queries from "./queries.ts";

type LetterJob = JobWork["send-purchase-letter"];

export async function sendPurchaseLetter(deps: Deps, work: LetterJob): Promise<void> {
  const [reader, purchase] = await Promise.all([
    findAddress(deps.db, work),
    queries.findListed(deps.db, work.purchaseId),
  ]);
  const words = reader && purchase && write(deps, work, { name: reader.username, purchase });
  if (!words) return;
  // A job of an earlier version of the game does not say it.
  const time = "time" in work ? work.time : work.letter;
  const id = `${time.replaceAll(":", "-")}-${work.purchaseId}-${work.playerId}`;
  const giveBack = await countQuestion(deps, work, purchase.playerId);
  if (giveBack === null) return;
  try {
    await deps.mailer.send({ to: reader.email, about: purchase.playerId, id, ...words });
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Null: a letter about another question of this child has just gone out, and this one is on the same page. */
const countQuestion = ({ limits }: Deps, { letter, playerId }: LetterJob, childId: string) =>
  letter === "asked"
    ? countQuestionLetter(limits, { guardianId: playerId, childId })
    : async () => {};

/** The payer must hear of the money, also at an unconfirmed address. */
const findAddress = (db: Tx, { letter, playerId }: LetterJob) =>
  letter === "asked" ? findReader(db, playerId) : findLetterAddress(db, playerId);

type About = { name: string; purchase: queries.ListedPurchase };

/** Null: a question that has been answered meanwhile. */
function write({ publicUrl }: Deps, work: LetterJob, { name, purchase }: About) {
  const { id, title, amountCents, state, forName: child, refundedCents } = purchase;
  if (work.letter === "asked") {
    const link = `${publicUrl}${FAMILY_PAGE}?purchase=${id}`;
    return state === "asked"
      ? purchaseLetters.asked({ name, title, link, child, amountCents })
      : null;
  }
  const about = { name, title, link: `${publicUrl}/purchases/${id}` };
  if (work.letter === "refund_failed") {
    return purchaseLetters.refund_failed({ ...about, isKept: state !== "unreturned" });
  }
  if (work.letter === "disputed") return purchaseLetters.disputed(about);
  const backCents = "amountCents" in work ? work.amountCents : refundedCents;
  return purchaseLetters.returned({ ...about, amountCents: backCents });
}

/** The work that is done after requests. */
import { availableParallelism } from "node:os";
import { sendLetter } from "./account/letters.ts";
import { forgetOldDevices } from "./account/known-devices.ts";
import { endDemos } from "./admin/demo.ts";
import { sendAdminLetter } from "./admin/letters.ts";
import { tidyUp as tidyAccounts } from "./account/queries.ts";
import { forgetOldMinutes } from "./account/limit-queries.ts";
import { beginLaterLimits } from "./account/limits.ts";
import { matchPlayers } from "./arena/match.ts";
import { fightOverdue } from "./battle/fight.ts";
import { forgetOld as forgetOldMeetings } from "./battle/meeting-queries.ts";
import { countOwners, seedMonths } from "./collection/service.ts";
import { makePromisedCards } from "./creation/work.ts";
import { runCups } from "./cup/service.ts";
import { forgetEnded } from "./duel/queries.ts";
import { forgetOldSignUps } from "./economy/service.ts";
import { eraseOverdue } from "./family/erase.ts";
import { sendApprovalLetter } from "./family/letters.ts";
import {
  askAgainWhetherItWasMeant,
  endUnanswered,
  forgetOldApprovals,
  remindParents,
  takeOverYeses,
} from "./family/service.ts";
import { endWhatCameLate } from "./family/closing.ts";
import { celebrateBirthdays } from "./family/birthdays.ts";
import { sendFamilyLetter } from "./family/guardian-letters.ts";
import { sendWeeklyLetters } from "./family/weekly-letter.ts";
import { forgetOldDeclines } from "./friends/service.ts";
import { payGrants } from "./grants/pay.ts";
import { forgetOldAnswers } from "./lib/idempotency.ts";
import { auditNowAndThen, backUpDaily } from "./health/regular-checks.ts";
import { payHeldInvites } from "./invites/service.ts";
import type { Tx } from "./lib/db.ts";
import type { Deps } from "./lib/deps.ts";
import { forgetOldTries } from "./lib/limits.ts";
import { expireListingsAndOrders } from "./market/expire.ts";
import { endWithArchivedCards } from "./market/taken-out.ts";
import { readForDoubts } from "./moderation/doubts.ts";
import {
  forgetOldTexts,
  lookForReturned,
  sendNftLetter,
  sendWaiting,
  watchTreasury,
  workOnNfts,
} from "./nfts/service.ts";
import { forgetOld as forgetOldNotifications, sendPush } from "./notifications/service.ts";
import { lookAfterOwnData } from "./own-data/looking-after.ts";
import { forgetOldTallies } from "./purse/service.ts";
import { checkPurchases, forgetOldEvents, sendPurchaseLetter } from "./purchases/service.ts";
import { countDays } from "./records/daily.ts";
import { forgetRooms } from "./rooms/queries.ts";
import { tidyUp as tidySecurity } from "./security/service.ts";
import { paintPromised } from "./remakes/work.ts";
import { forgetDrawings } from "./sharing/service.ts";
import { sendMessageLetter } from "./messages/service.ts";
import { endSuspensions, sendSuspensionLetter } from "./suspensions/service.ts";
import { endTradesWithArchivedCards, expireTrades } from "./trades/answer.ts";
import { endTransfersOfArchivedCards, expireTransfers } from "./transfers/service.ts";
import { lookAfterWallets } from "./wallet/looking-after.ts";

/** How long rooms and the tables of ended duels are kept; the battles stay. */
const TABLES_KEPT_DAYS = 7;

/** What follows from what admins do and look at. */
function keepRecords(deps: Deps): void {
  deps.jobs.keepDoing("deals with cards that were taken out", 2_000, async () => {
    await endWithArchivedCards(deps);
    await endTradesWithArchivedCards(deps);
    await endTransfersOfArchivedCards(deps);
  });
  deps.jobs.keepDoing("words that are doubtful", 5_000, () => readForDoubts(deps));
  deps.jobs.keepDoing("grants that are not paid yet", 1_000, () => payGrants(deps));
  deps.jobs.keepDoing("days that are over", 600_000, () => countDays(deps));
  deps.jobs.keepDoing("creatures of a new month", 60_000, () => seedMonths(deps));
  deps.jobs.keepDoing("owners of popular cards", 300_000, () => deps.unhurried(countOwners));
}

export type Work = { stop(): Promise<void> };

function findOpponents(deps: Deps): void {
  deps.jobs.keepDoing("opponents for the Fair Arena", 1_000, () => matchPlayers(deps));
  deps.jobs.keepDoing("matches of the weekend cup", 1_000, () => runCups(deps));
}

function keepFamilies(deps: Deps): void {
  const { jobs } = deps;
  jobs.keepDoing("parents who do not answer", 2_000, () => endUnanswered(deps));
  jobs.keepDoing("children of new guardians", 2_000, () => takeOverYeses(deps));
  jobs.keepDoing("letters to parents who have not answered", 2_000, () => remindParents(deps));
  jobs.keepDoing("second letters to parents", 2_000, () => askAgainWhetherItWasMeant(deps));
}

/** What is kept for a while only. In a large game a day is millions of rows. */
const forgetters = (deps: Deps): readonly ((tx: Tx) => Promise<unknown>)[] => [
  forgetOldAnswers,
  forgetOldApprovals,
  forgetOldSignUps,
  forgetOldTries,
  forgetOldTallies,
  tidyAccounts,
  (tx) => tidySecurity(tx, deps.now()),
  forgetOldDevices,
  forgetOldMinutes,
  (tx) => forgetEnded(tx, TABLES_KEPT_DAYS),
  (tx) => forgetRooms(tx, TABLES_KEPT_DAYS),
  forgetOldMeetings,
  forgetOldDeclines,
  forgetOldNotifications,
  forgetOldEvents,
  forgetOldTexts,
  async (tx) => deps.paymentsEmulator?.forgetOld(tx),
];

/** Each by itself: what cannot be forgotten holds up nothing else. */
async function tidyUp(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const forget of forgetters(deps)) {
    await deps.unhurried(forget).catch((error: unknown) => failures.push(error));
  }
  await forgetDrawings(deps);
  const [failure] = failures;
  if (failure !== undefined) throw failure;
}

/** Starts the workers and takes up what an earlier process left unfinished. */
export async function startWork(deps: Deps): Promise<Work> {
  const { jobs, paymentsEmulator } = deps;
  // More than there are cores: a creation that waits for a provider must not hold up the others.
  const atOnce = availableParallelism() * 4;
  await sendMessages(deps);
  await jobs.handle("tidy-up", () => tidyUp(deps));
  await jobs.repeat("tidy-up", "17 3 * * *");
  jobs.keepDoing("battles that nobody began", 2_000, () => fightOverdue(deps));
  findOpponents(deps);
  jobs.keepDoing("offers that nobody took", 2_000, () => expireTrades(deps));
  jobs.keepDoing("cards that nobody claimed", 2_000, () => expireTransfers(deps));
  jobs.keepDoing("invites that wait", 2_000, () => payHeldInvites(deps));
  jobs.keepDoing("offers whose time is over", 2_000, () => expireListingsAndOrders(deps));
  keepRecords(deps);
  keepFamilies(deps);
  jobs.keepDoing("demo accounts whose day is over", 2_000, () => endDemos(deps));
  jobs.keepDoing("players to be erased", 2_000, () => eraseOverdue(deps));
  await lookAfterOwnData(deps);
  jobs.keepDoing("minutes that were played", 1_000, () => deps.playTime.store());
  jobs.keepDoing("suspensions that are over", 2_000, () => endSuspensions(deps));
  jobs.keepDoing("limits of a new day", 2_000, () => beginLaterLimits(deps));
  jobs.keepDoing("what came late for a closing", 2_000, () => endWhatCameLate(deps));
  jobs.keepDoing("purchases that nobody has ended", 2_000, () => checkPurchases(deps));
  lookAfterWallets(deps);
  jobs.keepDoing("cards that leave for outside wallets", 1_000, () => sendWaiting(deps));
  jobs.keepDoing("cards that come back", 2_000, () => lookForReturned(deps));
  jobs.keepDoing("audits", 60_000, () => auditNowAndThen(deps));
  jobs.keepDoing("backups", 60_000, () => backUpDaily(deps));
  jobs.keepDoing("what the treasury has left", 60_000, watchTreasury(deps));
  jobs.keepDoing("birthdays", 5_000, () => celebrateBirthdays(deps));
  jobs.keepDoing("weekly letters to guardians", 5_000, () => sendWeeklyLetters(deps));
  if (paymentsEmulator) {
    jobs.keepDoing("webhooks of the emulator", 500, () => paymentsEmulator.deliverDue());
  }
  const works = [...keepAllPromises(deps, { atOnce }), workOnNfts(deps)];
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}

const keepAllPromises = (deps: Deps, many: { atOnce: number }) => [
  makePromisedCards(deps, many),
  paintPromised(deps, many),
];

/** What reaches players outside of the game. */
async function sendMessages(deps: Deps): Promise<void> {
  const { jobs } = deps;
  await jobs.handle("send-letter", (letter) => sendLetter(deps, letter), { atOnce: 8 });
  await jobs.handle("send-approval-letter", (letter) => sendApprovalLetter(deps, letter));
  await jobs.handle("send-family-letter", (letter) => sendFamilyLetter(deps, letter));
  await jobs.handle("send-purchase-letter", (letter) => sendPurchaseLetter(deps, letter));
  await jobs.handle("send-nft-letter", (letter) => sendNftLetter(deps, letter));
  await jobs.handle("send-suspension-letter", (due) => sendSuspensionLetter(deps, due));
  await jobs.handle("send-message-letter", (due) => sendMessageLetter(deps, due));
  await jobs.handle("send-admin-letter", (due) => sendAdminLetter(deps, due));
  await jobs.handle("send-push", (due) => sendPush(deps, due), { atOnce: 8 });
}

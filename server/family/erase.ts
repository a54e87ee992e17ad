/**
 * Erasing what a player has entered. The account is closed first, so that nothing is added meanwhile;
 * then files go, then words. Whatever fails is done again at the next turn. What stays has no words of
 * the player in it: the ledger, who owned which card when, and the results of battles.
 */
import { answerUntilMs } from "#game/family/approval.ts";
import { monthOf } from "#game/lib/day.ts";
import {
  hideName,
  renameEverywhere,
  renameInBattles,
  renameInReports,
} from "#server/account/service.ts";
import { giveUpDuel } from "#server/duel/service.ts";
import { forgetCutOutsOf } from "#server/pictures/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { forgetDrawingsOf } from "#server/sharing/service.ts";
import { forgottenCard } from "#texts/en/approval.ts";
import { endForGood } from "./closing.ts";
import * as queries from "./erase-queries.ts";

/**
 * From this moment the account cannot play any more, and soon nothing is left of its words. Players
 * who dealt with it have their own back.
 */
export async function closeForErasing(
  deps: Pick<Deps, "now" | "sessions" | "jobs">,
  tx: Tx,
  playerId: string,
): Promise<void> {
  const { now, sessions } = deps;
  const wasOpen = await queries.close(tx, playerId, new Date(now()));
  if (wasOpen) await endForGood(tx, deps, playerId);
  await sessions.endAll(tx, playerId);
}

/**
 * The same for an account that its own player wants to leave, whose words stay until the moment that is
 * answered; null when it was closed before.
 */
export async function closeForLeaving(
  deps: Pick<Deps, "now" | "sessions" | "jobs">,
  tx: Tx,
  { playerId, until }: { playerId: string; until: Date },
): Promise<Date | null> {
  const closedUntil = await queries.closeUntil(tx, playerId, { now: new Date(deps.now()), until });
  if (closedUntil === null) return null;
  await endForGood(tx, deps, playerId);
  await deps.sessions.endAll(tx, playerId);
  return closedUntil;
}

export const reopen = (tx: Tx, playerId: string, nowMs: number): Promise<boolean> =>
  queries.reopen(tx, playerId, new Date(nowMs));

/** Begins the time of children who wait for a parent, and erases those whose time is over. */
export async function eraseOverdue(deps: Deps): Promise<void> {
  const { db, now, log } = deps;
  const thisMonth = monthOf(now());
  await queries.beginWaiting(db, { thisMonth, eraseAt: new Date(answerUntilMs(now())) });
  await queries.endWaiting(db, thisMonth);
  for (const { id } of await queries.listToErase(db, new Date(now()))) {
    try {
      await erase(deps, id);
    } catch (error) {
      log.error({ error, playerId: id }, "a player could not be erased and will be tried again");
    }
  }
}

async function erase(deps: Deps, playerId: string): Promise<void> {
  const { db, sessions, pictures, mailer, exports } = deps;
  const isDue = await db.transaction(async (tx) => {
    if (!(await queries.lockOverdue(tx, playerId, new Date(deps.now())))) return false;
    await closeForErasing(deps, tx, playerId);
    return true;
  });
  if (!isDue) return;
  sessions.forget(playerId);
  await giveUpDuel(deps, playerId);
  // A promised card is on its way to somewhere: it arrives within seconds, and then goes like the others.
  if (await queries.isMakingCard(db, playerId)) return;
  const cards = await queries.listCardsToForget(db, playerId);
  await forgetDrawingsOf(
    deps,
    cards.map(({ id }) => id),
  );
  const hashes = await queries.listPicturesOf(db, playerId);
  await forgetCutOutsOf(deps, hashes);
  for (const hash of hashes) await pictures.forget(hash);
  await exports.forgetOf(playerId);
  const { email } = await queries.namesOf(db, playerId);
  await mailer.forgetAbout(playerId, email);
  await db.transaction((tx) => eraseWords(tx, playerId));
}

async function eraseWords(tx: Tx, playerId: string): Promise<void> {
  const player = await queries.lockToErase(tx, playerId);
  if (!player) return;
  const cards = await queries.listCardsToForget(tx, playerId);
  for (const { id, name } of cards) {
    const forgotten = forgottenCard(id.replaceAll("-", "").slice(-8));
    await queries.forgetCard(tx, id, forgotten);
    await renameEverywhere(tx, name, forgotten.name);
  }
  for (const { from, to } of await queries.listFormerNames(tx, playerId)) {
    await renameEverywhere(tx, from, to);
  }
  await queries.forgetFormerWords(tx, playerId);
  if (player.madeUpName === null) await hideName(tx, playerId);
  const { username, shownName, email } = await queries.namesOf(tx, playerId);
  await renameInBattles(tx, playerId, shownName);
  await queries.renameInDuels(tx, playerId, shownName);
  await renameEverywhere(tx, username, shownName);
  await renameEverywhere(tx, email, shownName);
  await renameInReports(tx, { playerId, username, email, shownName });
  await queries.eraseTexts(tx, playerId);
  await queries.deleteOwnRows(tx, playerId);
  await queries.eraseAccount(tx, playerId);
}

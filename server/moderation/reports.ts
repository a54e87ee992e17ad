/** What players say is wrong: with a deal, with another player's card, or with a name. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/moderation.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { findRival } from "#server/battle/service.ts";
import { findParties } from "#server/trades/service.ts";
import { moderationAnswers, reportRefusals, reportRemarks } from "#texts/en/admin.ts";
import { findingRefusals } from "#texts/en/market.ts";
import { replayRefusals } from "#texts/en/replays.ts";
import * as queries from "./queries.ts";

type Input = InputOf<typeof contract.sendReport>;

/** The words are stored as they are: a report of an insult has to quote it. */
export async function sendReport({ db, limits, now }: Deps, reporterId: string, input: Input) {
  await limits.count("reports of one player", reporterId);
  const { reason, text = "" } = input;
  const createdAt = new Date(now());
  await db.transaction(async (tx) => {
    const subject = await findSubject(tx, reporterId, input);
    const { kind, subjectId: dealId, reportedId } = subject;
    const report = { id: newId(), kind, dealId, reporterId, reportedId, reason, text, createdAt };
    if (!(await queries.insertReport(tx, report))) {
      throw refusedError(reportRefusals, "already_reported");
    }
    await queries.openCase(tx, subject, createdAt);
  });
  return { ...succeeded, message: moderationAnswers.reported };
}

export async function cardMaker(
  { db }: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.cardMaker>,
) {
  const isSeen = (await queries.findVisibleCard(db, playerId, id)) !== null;
  if (!isSeen) throw refusedError(findingRefusals, "no_card");
  const maker = await queries.findMaker(db, playerId, id);
  return maker ?? { makerName: null, creationNumber: null, mayReport: false };
}

/** A player can report the rival of their own battles only. */
export async function battleRival(
  { db }: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.battleRival>,
) {
  const rival = await findRival(db, id, playerId);
  if (!rival) throw refusedError(replayRefusals, "no_battle");
  if (rival.id === null) return { rivalName: null, mayReport: false };
  const mayReport = !(await queries.hasReported(db, playerId, rival.id));
  return { rivalName: rival.name, mayReport };
}

function findSubject(tx: Tx, reporterId: string, input: Input): Promise<queries.ReportedThing> {
  const { dealId, cardId, playerId, battleId, isAboutName = false } = input;
  if ([dealId, cardId, playerId, battleId].filter((each) => each !== undefined).length !== 1) {
    throw badInput(reportRemarks.one_thing);
  }
  if (cardId !== undefined) return findCard(tx, reporterId, cardId);
  if (playerId !== undefined) return findName(tx, reporterId, playerId);
  if (battleId !== undefined) return findRivalName(tx, reporterId, battleId);
  return findDeal(tx, reporterId, { dealId: dealId ?? "", isAboutName });
}

async function findDeal(
  tx: Tx,
  reporterId: string,
  { dealId, isAboutName }: { dealId: string; isAboutName: boolean },
): Promise<queries.ReportedThing> {
  const parties = await findParties(tx, dealId);
  if (!parties) throw refusedError(reportRefusals, "no_deal");
  const { fromId, toId } = parties;
  if (reporterId !== fromId && reporterId !== toId) {
    throw refusedError(reportRefusals, "not_your_deal");
  }
  const reportedId = reporterId === fromId ? toId : fromId;
  if (reportedId === null) throw refusedError(reportRefusals, "nobody_else");
  if (isAboutName) return findName(tx, reporterId, reportedId);
  return { kind: "deal", subjectId: dealId, reportedId };
}

/** A card that the player cannot see looks like one that does not exist. */
async function findCard(
  tx: Tx,
  reporterId: string,
  cardId: string,
): Promise<queries.ReportedThing> {
  const card = await queries.findVisibleCard(tx, reporterId, cardId);
  if (!card) throw refusedError(findingRefusals, "no_card");
  const { creatorId: reportedId } = card;
  if (reportedId === null) throw refusedError(reportRefusals, "nobody_made_it");
  if (reportedId === reporterId) throw refusedError(reportRefusals, "own_creation");
  return { kind: "card", subjectId: cardId, reportedId };
}

async function findRivalName(
  tx: Tx,
  reporterId: string,
  battleId: string,
): Promise<queries.ReportedThing> {
  const rival = await findRival(tx, battleId, reporterId);
  if (!rival || rival.id === null) throw refusedError(reportRefusals, "no_rival");
  return findName(tx, reporterId, rival.id);
}

async function findName(
  tx: Tx,
  reporterId: string,
  playerId: string,
): Promise<queries.ReportedThing> {
  if (playerId === reporterId) throw refusedError(reportRefusals, "own_player_name");
  if (!(await queries.isThere(tx, playerId))) {
    throw refusedError(reportRefusals, "no_reported_player");
  }
  return { kind: "name", subjectId: playerId, reportedId: playerId };
}

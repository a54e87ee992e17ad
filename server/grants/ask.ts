/** An admin asks for a grant: whom it means is written down in the same moment. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/grants.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { GRANT_HOURS, wantsSecondAdmin, worthOf, type Granted } from "#game/grants/grants.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { withMentions } from "#server/lib/names/mentions.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { grantAnswers, grantRefusals } from "#texts/en/grants.ts";
import * as queries from "./queries.ts";

type GrantInput = InputOf<typeof contract.previewGrant>;

const NAMES_SHOWN = 10;
const HOUR_MS = 3_600_000;

const linesOf = (names = ""): string[] =>
  names
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

function whomOf({ names, joinedFrom, joinedTo, activeFrom }: GrantInput): queries.Whom {
  const lines = linesOf(names);
  return {
    // A list of commas alone names no player: it must not mean all players.
    keys: (names ?? "") === "" ? null : [...new Set(lines.map(keyOf))],
    joinedFrom: joinedFrom || null,
    joinedTo: joinedTo || null,
    activeFrom: activeFrom || null,
  };
}

type Gift = { amounts: Omit<Granted, "rarity">; cardId: string | null; each: number };

/** What one player gets; `each` is its worth. */
async function giftOf(tx: Tx, asked: GrantInput): Promise<Gift> {
  const { coins = 0, credits = 0, copies = 0 } = asked;
  const rarity = copies === 0 ? null : await rarityOf(tx, asked.cardId ?? "");
  if (copies === 0 && asked.cardId) throw refusedError(grantRefusals, "no_grant_card");
  const amounts = { coins, credits, copies };
  const each = worthOf({ ...amounts, rarity });
  if (each === 0) throw refusedError(grantRefusals, "empty_grant");
  return { amounts, cardId: asked.cardId || null, each };
}

async function rarityOf(tx: Tx, cardId: string): Promise<Rarity> {
  const card = cardId === "" ? null : await queries.findCard(tx, cardId);
  if (!card) throw refusedError(grantRefusals, "no_grant_card");
  return card.rarity;
}

async function unknownOf(tx: Tx, { names }: GrantInput): Promise<string[]> {
  const lines = linesOf(names);
  const known = await queries.listKnownKeys(tx, lines.map(keyOf));
  const keys = new Set(known.map(({ key }) => key));
  return lines.filter((line) => !keys.has(keyOf(line)));
}

async function isLarge(tx: Tx, { settings, now }: WithoutDb, adminId: string, worth: number) {
  const since = new Date(now() - GRANT_HOURS * HOUR_MS);
  const askedLately = await queries.sumAskedSince(tx, adminId, since);
  const limit = await queries.lowestLimitSince(tx, since, {
    now: settings.grantsWantSecondAdminFrom,
    standard: standardSettings.grantsWantSecondAdminFrom,
  });
  return wantsSecondAdmin({ worth, askedLately, limit });
}

export async function previewGrant(deps: Deps, adminId: string, asked: GrantInput) {
  const { db } = deps;
  const { amounts, each } = await giftOf(db, asked);
  const whom = whomOf(asked);
  const players = await queries.countMeant(db, whom);
  const names = await queries.listMeant(db, whom, NAMES_SHOWN);
  const worth = each * players;
  return {
    players,
    names: names.map(({ username }) => username),
    unknown: await unknownOf(db, asked),
    coins: amounts.coins * players,
    credits: amounts.credits * players,
    copies: amounts.copies * players,
    worth,
    wantsSecondAdmin: await isLarge(db, deps, adminId, worth),
  };
}

export async function createGrant(
  deps: Deps,
  adminId: string,
  asked: InputOf<typeof contract.createGrant>,
) {
  const { id, isWaiting } = await deps.db.transaction(async (tx) => {
    await queries.lockGrants(tx);
    const gift = await giftOf(tx, asked);
    const [unknown] = await unknownOf(tx, asked);
    if (unknown !== undefined) throw refusedError(grantRefusals, "unknown_player", { unknown });
    return write(tx, deps, { adminId, asked, ...gift });
  });
  const message = grantAnswers[isWaiting ? "grant_waits" : "grant_begun"];
  return { ...succeeded, id, isWaiting, message };
}

type WrittenGrant = Gift & {
  adminId: string;
  asked: InputOf<typeof contract.createGrant>;
};

async function write(tx: Tx, deps: WithoutDb, written: WrittenGrant) {
  const id = newId();
  const { adminId, asked, amounts, cardId, each } = written;
  const askedAt = new Date(deps.now());
  const whom = whomOf(asked);
  const players = await queries.countMeant(tx, whom);
  if (players === 0) throw refusedError(grantRefusals, "nobody_meant");
  const isWaiting = await isLarge(tx, deps, adminId, each * players);
  const state = isWaiting ? "waiting" : "paying";
  const [message, why] = [await withMentions(tx, asked.message), await withMentions(tx, asked.why)];
  const about = { id, askedBy: adminId, askedAt, why, message, ...amounts, cardId };
  const grant: queries.NewGrant = { ...about, worth: each * players, players, state };
  await queries.insertGrant(tx, grant);
  await queries.insertRecipients(tx, grant, whom);
  await writeAdminLog(tx, {
    atMs: deps.now(),
    adminId,
    deed: isWaiting ? "grant asked for" : "grant given",
    subject: { kind: "grant", id },
    why: asked.why,
    after: { ...amounts, cardId, players, worth: each * players, state },
  });
  return { id, isWaiting };
}

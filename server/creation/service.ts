/**
 * Creating a card. The request only makes a promise: one row with rarity, strength and seed
 * drawn. A worker keeps it (work.ts), and the player watches.
 */
import type * as contract from "#contract/creation.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { bonusPrice } from "#game/creation/bonus.ts";
import { freeCardStatus, refuseFreeCard } from "#game/creation/daily.ts";
import { surprise } from "#game/creation/surprise.ts";
import { describe, refuseDescription } from "#game/creation/describe.ts";
import { rollCardRarity, rollStrength } from "#game/creation/roll.ts";
import { dayOf } from "#game/lib/day.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { getOwned } from "#server/collection/service.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import { lockPurse } from "#server/purse/service.ts";
import {
  creationRefusals,
  descriptionRefusals,
  helpRefusals,
  lengthRefusals,
} from "#texts/en/creation.ts";
import * as queries from "./queries.ts";
import { eachChange } from "./watch.ts";

type CreateCardInput = InputOf<typeof contract.createCard>;

export { promiseBought } from "./bought.ts";
export { paint } from "./makers.ts";
export { keepPromises } from "./promises.ts";
export { findOfCard, takingFrom, type CreationRow } from "./queries.ts";
export { drawnFrom } from "./drawn-from.ts";

/** A caller who does not watch waits this long for the card, unless the server stops before. */
const WAIT_MS = 25_000;

export async function cooldown({ db, now, settings }: Deps, playerId: string) {
  const nowMs = now();
  const day = dayOf(nowMs);
  const today = await queries.findDaily(db, playerId, day);
  const status = freeCardStatus(today ? day : null, nowMs);
  const unfinished = today !== null && today.state !== "done";
  return {
    canCreate: status.canCreate,
    nextAvailableAt: status.canCreate ? null : new Date(status.nextAvailableAtMs).toISOString(),
    unfinishedCreationId: unfinished ? today.id : null,
    bonusPrice: bonusPrice(await queries.countBonus(db, playerId, day), settings),
  };
}

/** The text that the creature is made from, checked before anything is drawn or called. */
async function descriptionOf(
  deps: Deps,
  playerId: string,
  input: CreateCardInput,
): Promise<string> {
  const answers = [
    input.strength,
    input.spiritAnimal,
    input.element,
    input.personality,
    input.backstory,
  ];
  if (![input.description, ...answers].some((text) => text !== undefined && text !== "")) {
    throw refusedError(descriptionRefusals, "nothing_described");
  }
  return allowedDescription(deps, playerId, describe(input.description, input));
}

/** The text itself, if a card may be made from it. */
export async function allowedDescription(
  deps: Deps,
  playerId: string,
  description: string,
): Promise<string> {
  const refusal = refuseDescription(description);
  if (refusal) throw refusedError(lengthRefusals, refusal);
  const mayLeave = await mayDo(deps, "outside_ai", playerId);
  const verdict = await (mayLeave ? deps.moderator : deps.localModerator).review(description);
  if (verdict.allowed) return description;
  const { code: topic, suggestions } = verdict;
  if (topic === "self_harm") {
    throw refusedError(helpRefusals, "needs_help").with({ suggestions });
  }
  throw refusedError(descriptionRefusals, "unsafe_description", { topic }).with({ suggestions });
}

async function promiseDaily(
  tx: Tx,
  { playerId, description, nowMs }: { playerId: string; description: string; nowMs: number },
) {
  const day = dayOf(nowMs);
  await lockPurse(tx, playerId);
  const earlier = await queries.findDaily(tx, playerId, day);

  const refusal = refuseFreeCard(earlier ? day : null, nowMs);
  if (refusal) throw refusedError(creationRefusals, "daily_limit");

  const source = `daily:${playerId}:${day}`;
  return promiseFree(tx, { playerId, description, day, kind: "daily", source });
}

type FreeCard = Pick<queries.NewCreation, "playerId" | "description" | "day" | "source"> & {
  kind: "daily" | "bonus";
};

/** A card with the chances of the free one, without a description a surprise; the id of its creation. */
export async function promiseFree(tx: Tx, card: FreeCard): Promise<string> {
  const seed = newSeed();
  const dice = diceFrom(seed);
  const rarity = rollCardRarity(dice, "free");
  const strength = rollStrength(dice, { kind: "free" });
  const description = card.description || surprise(dice);
  const creation = { ...card, id: newId(), description, ...strength, rarity, seed };
  await queries.insertCreation(tx, creation);
  await sendNudge(tx, { about: "promise" });
  return creation.id;
}

export async function createDaily(deps: Deps, playerId: string, input: CreateCardInput) {
  const nowMs = deps.now();
  await deps.limits.count("creation of one player", playerId);
  const description = await descriptionOf(deps, playerId, input);
  const creationId = await deps.db.transaction((tx) =>
    promiseDaily(tx, { playerId, description, nowMs }),
  );
  return takenShape(deps, playerId, { creationId, watch: input.watch });
}

/** The creation, finished unless the caller watches it or it takes too long. */
export async function takenShape(
  deps: Deps,
  playerId: string,
  { creationId, watch }: { creationId: string; watch: boolean | undefined },
) {
  const creation =
    watch === true
      ? await getCreation(deps, playerId, { id: creationId })
      : await untilDone(deps, playerId, creationId);
  return { creation, card: creation.userCard?.card ?? null };
}

export async function getCreation(
  { db }: Deps,
  playerId: string,
  { id }: { id: string },
): Promise<contract.CreationOnWire> {
  const row = await queries.findCreation(db, id);
  if (row?.playerId !== playerId) {
    throw refusedError(creationRefusals, "no_creation");
  }
  return {
    id: row.id,
    state: row.state,
    rarity: row.rarity,
    attack: row.attack,
    defense: row.defense,
    words: row.words,
    imageUrl: row.picture === null ? null : pictureUrl(row.picture),
    userCard: row.ownedCardId === null ? null : await findIfOwned(db, playerId, row.ownedCardId),
  };
}

/** The finished card may have been given away since. */
const findIfOwned = (db: Tx, playerId: string, id: string) =>
  getOwned(db, playerId, id).catch((error: unknown) => {
    if (error instanceof RefusedError) return null;
    throw error;
  });

export const pictureUrl = (hash: string): string => `/pictures/${hash}.webp`;

async function untilDone(deps: Deps, playerId: string, id: string) {
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.stopping.signal]);
  for await (const _ of eachChange(deps.nudges, playerId, signal)) {
    const creation = await getCreation(deps, playerId, { id });
    if (creation.state === "done") return creation;
  }
  return getCreation(deps, playerId, { id });
}

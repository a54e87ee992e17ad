/**
 * Keeping the promise of a card: words, picture, card. Every step is stored before the next begins
 * and may be repeated, by the same process or, after a crash, by another.
 */
import { must } from "#game/lib/must.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import { usdValueCents } from "#game/cards/value.ts";
import {
  giveCards,
  insertCard,
  isNameTaken,
  nameKey,
  type NewCard,
} from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { newId } from "#server/lib/ids.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { notify, type NewNotification } from "#server/notifications/service.ts";
import type { CardWords, WriteRequest } from "#server/ports/card-writer.ts";
import { lockPurse } from "#server/purse/service.ts";
import { askInTurn, makersFor, paint } from "./makers.ts";
import * as queries from "./queries.ts";
import { pictureUrl } from "./service.ts";

/** How many names the forge proposes before a number is added. */
const NAMES_TO_TRY = 16;

export async function finishCreation(deps: Deps, creationId: string): Promise<void> {
  const creation = await queries.findCreation(deps.db, creationId);
  if (!creation || creation.state === "done") return;
  const words = await writeWords(deps, creation);
  await paintPicture(deps, creation, words);
  await giveCard(deps, creation);
}

const isComplete = (words: Partial<CardWords>): words is CardWords => words.backstory !== undefined;

const requestOf = (creation: queries.CreationRow, attempt = 0): WriteRequest => {
  const { description, rarity, seed, element } = creation;
  return { description, rarity, seed, element, attempt };
};

async function writeWords(deps: Deps, creation: queries.CreationRow): Promise<CardWords> {
  if (creation.state !== "writing" && isComplete(creation.words)) return creation.words;
  const { id, playerId } = creation;
  const announced: Promise<unknown>[] = [];
  const announce = (field: Partial<CardWords>) => {
    const announcement = changeAndNudge(deps, playerId, (tx) => queries.addWords(tx, id, field));
    announced.push(announcement);
    // It is awaited below; until then its failure must not be an unhandled rejection.
    void announcement.catch(() => {});
  };
  const { answer, by } = await askInTurn(await makersFor(deps, playerId, deps.writers), {
    ask: (writer) =>
      writer.write(requestOf(creation), (field) => announce(asOrdered(creation, field))),
    failed: (error, writer) => deps.log.warn({ error, creation: id, writer }, "a writer failed"),
  });
  const words = { ...answer, ...asOrdered(creation, answer) };
  await Promise.all(announced);
  await changeAndNudge(deps, playerId, (tx) => queries.completeWords(tx, id, { words, by }));
  return words;
}

/** A custom card has the element that was chosen, whatever the words came to. */
function asOrdered<Words extends Partial<CardWords>>(
  { element }: queries.CreationRow,
  words: Words,
) {
  return words.element === undefined || element === null ? words : { ...words, element };
}

async function paintPicture(
  deps: Deps,
  creation: queries.CreationRow,
  words: CardWords,
): Promise<void> {
  if (creation.picture !== null) return;
  const { id, playerId } = creation;
  const painted = await paint(deps, { ...creation, words });
  await changeAndNudge(deps, playerId, (tx) => queries.completePicture(tx, id, painted));
}

/** One step of a creation, and the nudge to its player. */
const changeAndNudge = (deps: Deps, playerId: string, work: (tx: Tx) => Promise<unknown>) =>
  deps.db.transaction(async (tx) => {
    await work(tx);
    nudgePlayer(tx, playerId, "creations");
  });

/** The last step: the card, its place in the collection and what it counts for, all or nothing. */
async function giveCard(deps: Deps, { id, playerId }: queries.CreationRow): Promise<void> {
  const names = await proposeNames(deps, id);
  const words = await orderedWords(deps, id);
  await changeAndNudge(deps, playerId, async (tx) => {
    await lockPurse(tx, playerId);
    const creation = await queries.lockCreation(tx, id);
    if (!creation || creation.state === "done") return;

    const { cardId, name } = await insertUnderFreeName(tx, { ...creation, words }, names);
    const { rarity } = creation;
    const cause = `creation:${id}`;
    const gift = { ownerId: playerId, cardIds: [cardId], reason: "creation", cause } as const;
    const ownedCardId = must((await giveCards(tx, gift))[0], "copy of the new card");
    await queries.finishCreation(tx, id, { name, cardId, ownedCardId });
    await queries.countCreated(tx, playerId);
    const events = [
      { kind: "create_cards", amount: 1 },
      { kind: "first_card", amount: 1 },
      { kind: "collect_rarity", rarity, amount: 1 },
    ] as const;
    await advanceMissions(tx, { playerId, events, nowMs: deps.now() });
    await notify(tx, deps.jobs, notificationOf({ playerId, rarity, name, ownedCardId, cause }));
  });
}

const notificationOf = (made: {
  playerId: string;
  rarity: Rarity;
  name: string;
  ownedCardId: string;
  cause: string;
}): NewNotification => ({
  playerId: made.playerId,
  code: "card_created",
  params: { name: made.name, rarity: made.rarity },
  link: `/card/${made.ownedCardId}`,
  cause: made.cause,
});

/** The written name first, then others from the forge, then the name with a number. */
async function proposeNames(deps: Deps, id: string): Promise<[string, ...string[]]> {
  const creation = must(await queries.findCreation(deps.db, id), `creation ${id}`);
  const written = must(creation.words.name, `name of creation ${id}`);
  if (!(await isNameTaken(deps.db, nameKey(written)))) return [written];
  const forge = must(deps.writers.at(-1), "forge");
  const others: string[] = [];
  for (let attempt = 1; attempt <= NAMES_TO_TRY; attempt++) {
    others.push((await forge.write(requestOf(creation, attempt), () => {})).name);
  }
  return [written, ...others];
}

/** A custom card has as many abilities as were paid for; the forge knows one more. */
async function orderedWords(deps: Deps, id: string): Promise<queries.CreationRow["words"]> {
  const creation = must(await queries.findCreation(deps.db, id), `creation ${id}`);
  const { words, abilitiesWanted } = creation;
  if (abilitiesWanted === null || words.abilities === undefined) return words;
  const forge = must(deps.writers.at(-1), "forge");
  const more = await forge.write(requestOf(creation, 1), () => {});
  const abilities = [...new Set([...words.abilities, ...more.abilities, more.specialAbility])];
  return { ...words, abilities: abilities.slice(0, abilitiesWanted) };
}

async function insertUnderFreeName(
  tx: Tx,
  creation: queries.CreationRow,
  names: readonly [string, ...string[]],
): Promise<{ cardId: string; name: string }> {
  for (let tried = 0; ; tried++) {
    const name = names[tried] ?? `${names[0]} ${tried - names.length + 2}`;
    const inserted = await insertCard(tx, cardOf(creation, name));
    if (inserted) return { cardId: inserted.id, name };
  }
}

function cardOf(creation: queries.CreationRow, name: string): NewCard {
  const { words, attack, defense, rarity, playerId, picture, thumb } = creation;
  if (!isComplete(words as Partial<CardWords>) || picture === null || thumb === null) {
    throw new Error(`creation ${creation.id} has no words or no picture yet`);
  }
  return {
    ...(words as CardWords),
    name,
    attack,
    defense,
    rarity,
    cardId: newId(),
    nameKey: nameKey(name),
    origin: "created",
    catalogueNumber: null,
    creatorId: playerId,
    imageUrl: pictureUrl(picture),
    thumbUrl: pictureUrl(thumb),
    usdValueCents: usdValueCents({ attack, defense, rarity }),
  };
}

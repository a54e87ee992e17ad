/** Another picture of a made card: promised here, painted in work.ts, and one of all is chosen. */
import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/remakes.ts";
import { levelOf } from "#game/collection/level.ts";
import { nextPicturePrice, SIGNATURE_LEVEL } from "#game/remakes/pictures.ts";
import { refuseToRemake } from "#game/remakes/remake.ts";
import { getOwned, lockMade, repaintMade, type LockedCard } from "#server/collection/service.ts";
import { findOfCard, pictureUrl, type CreationRow } from "#server/creation/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { giveCoins, lockPurse } from "#server/purse/service.ts";
import { pictureRefusals, remakeAnswers, remakeRefusals } from "#texts/en/remakes.ts";
import { seedOfOneKind } from "./looks.ts";
import * as queries from "./picture-queries.ts";

/** A card that is the player's own making, and its creation. */
async function findMade(tx: Tx, playerId: string, id: string) {
  const owned = await getOwned(tx, playerId, id);
  const creation = await findOfCard(tx, owned.cardId);
  if (creation?.playerId !== playerId) throw refusedError(remakeRefusals, "not_own_making");
  return { owned, creation };
}

export const listPictures = (
  { db, settings }: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.listCardPictures>,
) => picturesOf(db, { playerId, id, settings });

type PictureRequest = { playerId: string; id: string; settings: Deps["settings"] };

async function picturesOf(
  tx: Tx,
  { playerId, id, settings }: PictureRequest,
): Promise<contract.CardPicturesOnWire> {
  const { owned, creation } = await findMade(tx, playerId, id);
  const further = await queries.listOfCard(tx, owned.cardId);
  const all = [firstOf(creation), ...further];
  return {
    pictures: all.flatMap(({ id: pictureId, picture, looks }) => {
      if (picture === null || picture === "") return [];
      const imageUrl = pictureUrl(picture);
      return [{ id: pictureId, imageUrl, looks, isShown: imageUrl === owned.card.imageUrl }];
    }),
    isUnderWay: further.some(({ picture }) => picture === null),
    mayPose: owned.level >= SIGNATURE_LEVEL && !further.some(({ isPose }) => isPose),
    price: priceOf(further, settings),
  };
}

const priceOf = (further: readonly queries.PictureRow[], settings: Deps["settings"]): number =>
  nextPicturePrice(further.filter(({ isPose }) => !isPose).length, settings);

/** The one with which the card was made. */
const firstOf = ({ picture, thumb, words: { looks = "" } }: CreationRow) => ({
  id: null,
  picture,
  thumb,
  looks,
});

type PictureInput = InputOf<typeof contract.paintCard>;

export async function paintCard(
  deps: Deps,
  playerId: string,
  { id, price, isPose = false }: PictureInput,
) {
  await deps.limits.count("creation of one player", playerId);
  const { creation, owned } = await findMade(deps.db, playerId, id);
  const seed = isPose
    ? await seedOfShown(deps.db, creation, owned)
    : await seedOfOneKind(deps, creation);
  return deps.db.transaction(async (tx) => {
    await promise(tx, deps, { playerId, id, shownPrice: price, seed, isPose });
    const pictures = await picturesOf(tx, { playerId, id, settings: deps.settings });
    return { ...succeeded, message: remakeAnswers.painting, ...pictures };
  });
}

/** In its pose a creature looks as its card shows it. */
async function seedOfShown(tx: Tx, { seed }: CreationRow, { cardId, card }: OwnedCardOnWire) {
  const further = await queries.listOfCard(tx, cardId);
  const shown = further.find(({ picture }) => picture && pictureUrl(picture) === card.imageUrl);
  return shown?.seed ?? seed;
}

type Promised = {
  playerId: string;
  id: string;
  shownPrice: number;
  seed: number;
  isPose: boolean;
};

async function promise(
  tx: Tx,
  { now, settings }: WithoutDb,
  { playerId, id, shownPrice, seed, isPose }: Promised,
): Promise<void> {
  const { coins } = await lockPurse(tx, playerId);
  const { cardId, experience } = await lockOwnMaking(tx, playerId, id);
  const earlier = await queries.listOfCard(tx, cardId);
  if (earlier.some(({ picture }) => picture === null)) {
    throw refusedError(pictureRefusals, "picture_under_way");
  }
  if (isPose) requirePose(levelOf(experience).level, earlier);
  const price = isPose ? 0 : priceOf(earlier, settings);
  if (price !== shownPrice) throw refusedError(pictureRefusals, "picture_price_changed", { price });
  if (coins < price) throw refusedError(pictureRefusals, "picture_too_expensive", { price, coins });

  const pictureId = newId();
  await queries.insertPicture(tx, {
    id: pictureId,
    cardId,
    playerId,
    number: earlier.length + 1,
    coins: price,
    seed,
    isPose,
    askedAt: new Date(now()),
  });
  const cause = `picture:${pictureId}`;
  await giveCoins(tx, { playerId, coins: -price, reason: "card_repainted", cause });
  await sendNudge(tx, { about: "promise" });
  nudgePlayer(tx, playerId, "creations");
}

function requirePose(level: number, earlier: readonly queries.PictureRow[]): void {
  if (level < SIGNATURE_LEVEL) throw refusedError(pictureRefusals, "pose_too_early");
  if (earlier.some(({ isPose }) => isPose)) throw refusedError(pictureRefusals, "pose_painted");
}

async function lockOwnMaking(tx: Tx, playerId: string, id: string): Promise<LockedCard> {
  const card = await lockMade(tx, playerId, id);
  const refusal = refuseToRemake(card);
  if (refusal) throw refusedError(remakeRefusals, refusal);
  return card;
}

export function choosePicture(
  { db }: Deps,
  playerId: string,
  { id, pictureId }: InputOf<typeof contract.choosePicture>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const card = await lockOwnMaking(tx, playerId, id);
    const { picture, thumb, looks } = await pictureOf(tx, card.cardId, pictureId);
    if (!picture || !thumb) throw refusedError(pictureRefusals, "picture_not_there");
    const shown = { imageUrl: pictureUrl(picture), thumbUrl: pictureUrl(thumb), looks };
    await repaintMade(tx, card, shown);
    nudgePlayer(tx, playerId, "creations");
    const message = remakeAnswers.picture_chosen({ name: card.name });
    return { ...succeeded, message, card: await getOwned(tx, playerId, card.id) };
  });
}

/** Null: the one with which the card was made. */
async function pictureOf(tx: Tx, cardId: string, pictureId: string | null) {
  const creation = pictureId === null ? await findOfCard(tx, cardId) : null;
  const further = pictureId === null ? null : await queries.findPicture(tx, pictureId);
  const found = creation ? firstOf(creation) : further?.cardId === cardId ? further : null;
  if (!found) throw refusedError(pictureRefusals, "picture_not_there");
  return found;
}

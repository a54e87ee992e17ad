/**
 * The picture that another site shows beside a link to a card. It is drawn when it is first asked
 * for and kept under a key of everything that stands on it, so a changed card is drawn anew.
 */
import { readId } from "#contract/ids.ts";
import { createHash } from "node:crypto";
import { creatureFrom, speedOf } from "#game/cards/card.ts";
import { eidolume, galevanth, vulkarune } from "#game/cards/rare-creatures.ts";
import { cardsById } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { drawnOnce, pictureBytes, type ToDraw } from "#server/pictures/service.ts";
import type { CardToDraw } from "#server/ports/share-artist.ts";
import { findCardToShow } from "./shared-cards.ts";

/** The name of the picture for the game itself. */
export const GAME = "taleborn";

/** Part of the keys of NFTs' pictures. */
const TOKEN = "token";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const flagships = [galevanth, eidolume, vulkarune].map(creatureFrom).map((creature) => ({
  ...creature,
  speed: speedOf(creature),
  imageUrl: `/creatures/${creature.slug}.webp`,
}));

type Drawing = ToDraw & {
  /** False: only for the player who requests it. */
  isPublic: boolean;
};

export type SharePicture = { key: string; bytes: Uint8Array; isPublic: boolean };

/** The caller and their address; the id of a visitor is null. */
type Asker = { playerId: string | null; address: string };

export function sharePictures(deps: Deps) {
  const drawn = drawnOnce(deps);
  return async (name: string, asker: Asker): Promise<SharePicture | null> => {
    const drawing = name === GAME ? await gameDrawing(deps) : await cardDrawing(deps, name, asker);
    if (!drawing) return null;
    const { key, isPublic } = drawing;
    return { key, bytes: await drawn(drawing, asker.address), isPublic };
  };
}

/** Pictures of NFTs, which are public. */
export function tokenPictures(deps: Deps) {
  const drawn = drawnOnce(deps);
  return async (card: Drawable, address: string): Promise<SharePicture> => {
    const shown = await pictured(deps, card);
    const key = keyOf(deps, [shown], TOKEN);
    const draw = () => deps.shareArtist.drawToken(shown);
    return { key, bytes: await drawn({ key, draw }, address), isPublic: true };
  };
}

async function cardDrawing(deps: Deps, name: string, { playerId }: Asker): Promise<Drawing | null> {
  const found = await findCardToShow(deps, readId<"card">(name), playerId);
  if (!found) return null;
  const shown = await pictured(deps, found.card);
  const { isPublic } = found;
  return { key: keyOf(deps, [shown]), draw: () => deps.shareArtist.drawCard(shown), isPublic };
}

async function gameDrawing(deps: Deps): Promise<Drawing> {
  const cards = await Promise.all(flagships.map((card) => pictured(deps, card)));
  const draw = () => deps.shareArtist.drawGame(cards);
  return { key: keyOf(deps, cards), draw, isPublic: true };
}

type Drawable = CardToDraw["card"] & { imageUrl: string };

/** Only what stands on the picture, so that nothing else makes it another one. */
async function pictured(deps: Deps, row: Drawable): Promise<CardToDraw> {
  const { name, element, rarity, attack, defense, speed, specialAbility, description } = row;
  return {
    card: { name, element, rarity, attack, defense, speed, specialAbility, description },
    picture: await pictureBytes(deps, row),
  };
}

function keyOf({ shareArtist }: Deps, cards: readonly CardToDraw[], kind = ""): string {
  const hash = createHash("sha256").update(shareArtist.version).update(kind);
  for (const { card, picture } of cards) hash.update(JSON.stringify(card)).update(picture);
  return hash.digest("hex").slice(0, 40);
}

/**
 * Runs nightly: old drawings make room; the server draws a picture again when a request needs it.
 */
export const forgetDrawings = ({ drawings, now }: Pick<Deps, "drawings" | "now">) =>
  drawings.forgetBefore(now() - KEPT_MS);

/**
 * Called before the words and pictures of a card are deleted, because the keys are made from these.
 */
export async function forgetDrawingsOf(deps: Deps, cardIds: readonly string[]): Promise<void> {
  const cardOf = await cardsById(deps.db, [...cardIds]);
  for (const id of cardIds) {
    const shown = await pictured(deps, cardOf(id));
    await deps.drawings.forget(keyOf(deps, [shown]));
    await deps.drawings.forget(keyOf(deps, [shown], TOKEN));
  }
}

/** Painting the promised pictures, as cards are made. */
import { must } from "#game/lib/must.ts";
import { findOfCard, keepPromises, paint } from "#server/creation/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import type { CardWords } from "#server/ports/card-writer.ts";
import { forgeLooks } from "./looks.ts";
import * as queries from "./picture-queries.ts";

export const paintPromised = (deps: Deps, { atOnce }: { atOnce: number }) =>
  keepPromises(deps, {
    what: "the painting of further pictures",
    atOnce,
    make: (id) => finishPicture(deps, id),
    takeUnfinished: queries.takeUnfinished,
    keepTaken: queries.keepTaken,
    letRest: queries.letRest,
  });

/** May run twice: what is kept already stays. */
async function finishPicture(deps: Deps, id: string): Promise<void> {
  const promised = await queries.findPicture(deps.db, id);
  if (promised?.picture !== null) return;
  const { cardId, playerId, seed, isPose: isPosed } = promised;
  const creation = must(await findOfCard(deps.db, cardId), `creation of card ${cardId}`);
  const words = creation.words as CardWords;
  const painted = await paint(deps, { ...creation, playerId, seed, words, isPosed });
  const isOfForge = painted.by === deps.artists.at(-1)?.name;
  const looks = isOfForge ? await forgeLooks(deps, creation, seed) : words.looks;
  await deps.db.transaction(async (tx) => {
    await queries.completePicture(tx, id, { ...painted, looks });
    nudgePlayer(tx, playerId, "creations");
  });
}

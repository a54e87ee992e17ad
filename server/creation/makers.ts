/** Writers and artists, asked one after the other; the forge is the last of both. */
import { mayDo } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { CardWords } from "#server/ports/card-writer.ts";
import type { CreationRow } from "./queries.ts";

/** The forge alone for players whose words stay in the game. Every step looks that up again. */
export const makersFor = async <Maker>(deps: Deps, playerId: string, makers: readonly Maker[]) =>
  (await mayDo(deps, "outside_ai", playerId)) ? makers : makers.slice(-1);

type Turns<Maker, Answer> = {
  ask(maker: Maker): Promise<Answer>;
  failed(error: unknown, name: string): void;
};

/** The answer of the first who has one, and their name. The last is the forge, and it never fails. */
export async function askInTurn<Maker extends { name: string }, Answer>(
  makers: readonly Maker[],
  { ask, failed }: Turns<Maker, Answer>,
): Promise<{ answer: Answer; by: string }> {
  for (const maker of makers) {
    try {
      return { answer: await ask(maker), by: maker.name };
    } catch (error) {
      failed(error, maker.name);
    }
  }
  throw new Error("nobody could make this part of the card");
}

type ToPaint = Pick<
  CreationRow,
  "id" | "playerId" | "description" | "rarity" | "seed" | "artQuality"
> & {
  words: CardWords;
  isPosed?: boolean;
};

export type Painted = { picture: string; thumb: string; by: string };

/** The picture by the first artist who answers, kept under its name. */
export async function paint(deps: Deps, wanted: ToPaint): Promise<Painted> {
  const { id, playerId, description, rarity, seed, words, artQuality, isPosed = false } = wanted;
  const { answer: painting, by } = await askInTurn(await makersFor(deps, playerId, deps.artists), {
    ask: (artist) =>
      artist.paint({ description, rarity, seed, words, quality: artQuality, isPosed }),
    failed: (error, artist) => deps.log.warn({ error, creation: id, artist }, "an artist failed"),
  });
  const picture = await deps.pictures.put(painting.picture);
  const thumb = await deps.pictures.put(painting.thumb);
  return { picture, thumb, by };
}

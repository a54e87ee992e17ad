import { must } from "#game/lib/must.ts";
import { areOfOneKind } from "#game/remakes/pictures.ts";
import type { CreationRow } from "#server/creation/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newSeed } from "#server/lib/ids.ts";

type Forge = Pick<Deps, "writers">;

/** What the forge's picture of a creation would show with this seed, in words. */
export async function forgeLooks(
  { writers }: Forge,
  { description, rarity, words }: CreationRow,
  seed: number,
): Promise<string> {
  const forge = must(writers.at(-1), "forge");
  const written = await forge.write(
    { description, rarity, seed, element: words.element ?? null, attempt: 0 },
    () => {},
  );
  return written.looks;
}

/** A description without an animal leaves even that to chance; name and story speak of the first one. */
const SEEDS_TO_TRY = 24;

/** A seed with which the forge draws the same kind of creature, if one is found soon. */
export async function seedOfOneKind(deps: Forge, creation: CreationRow): Promise<number> {
  const first = await forgeLooks(deps, creation, creation.seed);
  for (let tries = 1; tries < SEEDS_TO_TRY; tries++) {
    const seed = newSeed();
    if (areOfOneKind(first, await forgeLooks(deps, creation, seed))) return seed;
  }
  return newSeed();
}

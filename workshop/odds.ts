/**
 * Works out the published odds of every pack anew and says whether game/packs/published-odds.ts
 * still has them: `npm run odds`.
 */
import { isDeepStrictEqual } from "node:util";
import { baseOdds, packs } from "#game/packs/packs.ts";
import { publishedOdds, type PackOdds } from "#game/packs/published-odds.ts";
import { longRun } from "./long-run.ts";

const rounded = (numbers: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, each]) => [name, Number(each.toFixed(6))]),
  );

const roundedOdds = ({ perCard, perPack }: PackOdds) => ({
  perCard: rounded(perCard),
  perPack: rounded(perPack),
});

for (const pack of packs) {
  const found = roundedOdds(longRun(pack));
  const isPublished = isDeepStrictEqual(found, publishedOdds[pack.id]);
  console.log(pack.name, { base: rounded(baseOdds(pack)), ...found, isPublished });
  if (!isPublished) process.exitCode = 1;
}

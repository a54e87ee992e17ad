/**
 * Works out the published odds of every pack anew and says whether game/packs/published-odds.ts
 * still has them: `npm run odds`. Then it counts how many of the cards in a new player's first packs
 * are new, with twelve starter cards owned, and how many were when these packs were like all others.
 */
import { isDeepStrictEqual } from "node:util";
import { FIRST_PACKS } from "#game/packs/draw.ts";
import { baseOdds, packs } from "#game/packs/packs.ts";
import { publishedOdds, type PackOdds } from "#game/packs/published-odds.ts";
import { openPacks } from "./balance/first-packs.ts";
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

const PLAYERS = 20_000;

for (const pack of packs) {
  const [inFirst, inOthers] = [0, FIRST_PACKS].map((nonce) => openPacks(pack, nonce, PLAYERS));
  console.log(
    `${pack.name}: of 100 cards in the first ${FIRST_PACKS} packs ${inFirst?.newOfHundred.toFixed(1)} are new`,
    `(${inOthers?.newOfHundred.toFixed(1)} if they were like all others).`,
  );
}

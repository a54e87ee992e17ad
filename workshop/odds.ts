/**
 * Works out the published odds of every pack anew and says whether game/packs/published-odds.ts
 * still has them: `npm run odds`. Then it counts how many of the cards in a new player's first packs
 * are new, with twelve starter cards owned, and how many were when these packs were like all others.
 */
import { isDeepStrictEqual } from "node:util";
import { creatures } from "#game/cards/creatures.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { drawPack } from "#game/packs/committed-draw.ts";
import { FIRST_PACKS, noPity } from "#game/packs/draw.ts";
import { readOdds, writeOdds } from "#game/packs/odds.ts";
import { welcomeCards } from "#game/packs/welcome.ts";
import { baseOdds, packs, type PackKind } from "#game/packs/packs.ts";
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

const PLAYERS = 20_000;
const catalogue = creatures.map(({ slug, rarity }) => ({ id: slug, rarity }));

/** Of 100 cards in the packs that a player opens from this one on. */
function newOfHundred(pack: PackKind, firstNonce: number): number {
  const odds = readOdds(writeOdds(pack, catalogue));
  let found = 0;
  for (let player = 0; player < PLAYERS; player++) {
    const dice = diceFrom(player);
    const has = new Set(welcomeCards(dice, creatures).map(({ slug }) => slug));
    const atFirst = has.size;
    let pityBefore = noPity;
    for (let nonce = firstNonce; nonce < firstNonce + FIRST_PACKS; nonce++) {
      const owned = catalogue.flatMap(({ id }, place) => (has.has(id) ? [place] : []));
      const drawn = drawPack(dice, odds, { owned, pityBefore, nonce });
      drawn.cardIds.forEach((id) => has.add(id));
      pityBefore = drawn.pityAfter;
    }
    found += has.size - atFirst;
  }
  return (100 * found) / (PLAYERS * FIRST_PACKS * pack.slots.length);
}

for (const pack of packs) {
  const [inFirst, inOthers] = [newOfHundred(pack, 0), newOfHundred(pack, FIRST_PACKS)];
  console.log(
    `${pack.name}: of 100 cards in the first ${FIRST_PACKS} packs ${inFirst.toFixed(1)} are new`,
    `(${inOthers.toFixed(1)} if they were like all others).`,
  );
}

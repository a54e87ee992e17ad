import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstCreatures } from "#game/cards/test-first-creatures.ts";
import { rank } from "#game/cards/rarities.ts";
import { diceFrom, seedFrom } from "#game/lib/dice.ts";
import { sha256 } from "#game/lib/sha256.ts";
import { drawCommitted, drawPack, verify, type CommittedDraw } from "./committed-draw.ts";
import { noPity } from "./draw.ts";
import { readOdds, writeOdds } from "./odds.ts";
import { packs } from "./packs.ts";

const catalogue = firstCreatures.map(({ slug, rarity }) => ({ id: slug, rarity }));
const odds = writeOdds(packs[2]!, catalogue);

/** Short, and good enough for a test without an attacker; the game itself uses SHA-256. */
const fingerprint = (text: string) => seedFrom(text).toString(16).padStart(8, "0");

const draw: CommittedDraw = {
  seed: "ab".repeat(32),
  luck: "my lucky words",
  nonce: 4,
  odds,
  pityBefore: { sinceEpic: 3, sinceLegendary: 40, sinceMythical: 100 },
  owned: [0, 1, 2],
};

const drawnBy = (changed: Partial<CommittedDraw>) =>
  drawCommitted({ ...draw, ...changed }, fingerprint);

const claim = {
  ...draw,
  ...drawnBy({}),
  commit: fingerprint(draw.seed),
  oddsHash: fingerprint(odds),
};

const placeOf = (id: string) => catalogue.findIndex((card) => card.id === id);

test("the same secret, luck and number give the same cards, whatever else happens", () => {
  expect(drawnBy({})).toEqual(drawnBy({}));
  expect(drawnBy({}).cardIds).toHaveLength(5);
});

test.for([
  ["secret", { seed: "cd".repeat(32) }],
  ["player's text", { luck: "my other words" }],
  ["number of the pack", { nonce: 5 }],
] as const)("another %s gives other cards", ([, changed]) => {
  expect(drawnBy(changed).cardIds).not.toEqual(drawnBy({}).cardIds);
});

test("the text of the odds does not depend on what else a card has", () => {
  expect(
    writeOdds(
      packs[2]!,
      firstCreatures.map((one) => ({ ...one, id: one.slug })),
    ),
  ).toBe(odds);
});

/** Older odds know nothing of a player's first packs. */
const ofVersion = (version: 1 | 2) =>
  odds.replace('"version":3', `"version":${version}`).replace(',"firstPacks":5', "");

test("a pack that was opened when 32 bits counted still gives the cards that it gave", () => {
  const { cardIds, pityAfter } = drawCommitted({ ...draw, odds: ofVersion(1) }, sha256);

  expect(cardIds).toEqual(["gloamadder", "galevanth", "prismarmot", "loamadillo", "undowyrm"]);
  expect(pityAfter).toEqual({ sinceEpic: 0, sinceLegendary: 45, sinceMythical: 105 });
});

test("a pack that was opened before first packs were others still gives the cards that it gave", () => {
  const { cardIds } = drawCommitted({ ...draw, odds: ofVersion(2) }, sha256);
  expect(cardIds).toEqual(["duskarrel", "rimefuzzle", "murkitten", "quartzelot", "canopragon"]);
});

const commons = catalogue.flatMap(({ rarity }, place) => (rarity === "common" ? [place] : []));
const rarityList = (cardIds: readonly string[]) => cardIds.map(rarityOf);

test("the first five packs give no common card that the player has, while another is new", () => {
  const lacking = commons.slice(3);
  const owned = commons.slice(0, 3);
  fc.assert(
    fc.property(fc.nat(), fc.nat(4), (seed, nonce) => {
      const from = { owned, pityBefore: noPity, nonce };
      const { cardIds } = drawPack(diceFrom(seed), readOdds(odds), from);
      const drawn = cardIds.map(placeOf).filter((place) => commons.includes(place));
      expect(drawn.every((place) => lacking.includes(place))).toBe(true);
      expect(new Set(drawn).size).toBe(drawn.length);
    }),
  );
});

test("who has every common card gets one of them in the first packs, too", () => {
  const from = { owned: commons, pityBefore: noPity, nonce: 0 };
  const { cardIds } = drawPack(diceFrom(1), readOdds(odds), from);
  expect(cardIds).toHaveLength(5);
});

test("the same dice give the same rarities in a first pack as in any other", () => {
  fc.assert(
    fc.property(fc.nat(), fc.subarray(commons), (seed, owned) => {
      const draws = [0, 4, 5, 60].map((nonce) => {
        const from = { owned, pityBefore: noPity, nonce };
        return rarityList(drawPack(diceFrom(seed), readOdds(odds), from).cardIds);
      });
      expect(draws).toEqual(draws.map(() => draws[0]));
    }),
  );
});

test("a secret, a text and a number give these cards for ever", () => {
  const { cardIds } = drawCommitted(draw, sha256);

  expect(cardIds).toEqual(["duskarrel", "joulekit", "murkitten", "quartzelot", "canopragon"]);
});

test("a draw that is told as it was is found to be true", () => {
  expect(verify(claim, fingerprint)).toMatchObject({ commit: true, odds: true, cards: true });
});

test.for([
  ["another secret", { seed: "cd".repeat(32) }, { commit: false }],
  ["another fingerprint", { commit: fingerprint("other") }, { commit: false, cards: true }],
  ["odds with better chances", { odds: odds.replace("75", "74") }, { odds: false }],
  ["odds that nobody can read", { odds: "{" }, { odds: false, cards: false }],
  ["another card", { cardIds: claim.cardIds.toReversed() }, { commit: true, cards: false }],
  ["another luck", { luck: "" }, { commit: true, odds: true, cards: false }],
  ["cards that were owned already", { owned: claim.cardIds.map(placeOf) }, { cards: false }],
  ["other counters", { pityAfter: noPity }, { cards: false }],
] as const)("%s is found out", ([, lie, verdict]) => {
  const found = verify({ ...claim, ...lie }, fingerprint);

  expect(found).toMatchObject(verdict);
  expect(found.commit && found.odds && found.cards && found.drawn !== null).toBe(false);
});

test("one pack never holds the same epic twice while another is new", () => {
  const read = readOdds(odds);
  const epicsOnly = { ...read, slots: read.slots.map(() => read.slots[4]!) };
  const epicIds = catalogue.filter(({ rarity }) => rarity === "epic").map(({ id }) => id);

  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { cardIds } = drawPack(diceFrom(seed), epicsOnly, {
        owned: [],
        pityBefore: noPity,
        nonce: 5,
      });
      const epics = cardIds.filter((id) => epicIds.includes(id));

      expect(new Set(epics).size).toBe(epics.length);
      expect(cardIds.every((id) => rank(rarityOf(id)) >= rank("epic"))).toBe(true);
    }),
  );
});

const rarityOf = (id: string) => catalogue.find((card) => card.id === id)!.rarity;

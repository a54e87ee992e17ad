/**
 * A draw that neither side can steer. Before the player pays, the game has fixed a secret and shown
 * its fingerprint; then the player's browser adds a text of its own. The cards follow from both, so
 * neither side alone could choose them, and a reader who knows both afterwards can repeat the draw.
 */
import { must } from "#game/lib/must.ts";
import { diceFrom, diceFromKey, type Dice } from "#game/lib/dice.ts";
import { drawBy, type Pity } from "./draw.ts";
import { readOdds, type Odds } from "./odds.ts";

/** SHA-256 of a text, in hex. */
export type Fingerprint = (text: string) => string;

export type CommittedDraw = {
  /** The secret: 32 bytes of chance in hex. */
  seed: string;
  /** The player's own text. */
  luck: string;
  /** How many packs the player had opened before. */
  nonce: number;
  /** What writeOdds wrote. */
  odds: string;
  pityBefore: Pity;
  /** Places, in the list of cards inside the odds, of the cards that the player owned before. */
  owned: readonly number[];
};

export type DrawResult = { cardIds: string[]; pityAfter: Pity };

export const commitTo = (seed: string, fingerprint: Fingerprint): string => fingerprint(seed);

/** The text whose fingerprint decides. */
export const mixOf = ({ seed, luck, nonce }: Pick<CommittedDraw, "seed" | "luck" | "nonce">) =>
  `${seed}:${luck}:${nonce}`;

/** The pack's cards in the order of its slots. */
export function drawCommitted(draw: CommittedDraw, fingerprint: Fingerprint): DrawResult {
  const odds = readOdds(draw.odds);
  const mixed = fingerprint(mixOf(draw));
  const dice =
    odds.version === 1
      ? diceFrom(Number.parseInt(mixed.slice(0, 8), 16))
      : diceFromKey(mixed, fingerprint);
  return drawPack(dice, odds, draw);
}

/** Each card counts as owned for the next. */
export function drawPack(
  dice: Dice,
  odds: Odds,
  from: Pick<CommittedDraw, "owned" | "pityBefore" | "nonce">,
): DrawResult {
  const owned = new Set(from.owned.map((place) => must(odds.cards[place], "such card").id));
  const isOfFirstPacks = from.nonce < (odds.firstPacks ?? 0);
  const cardIds: string[] = [];
  let pity = from.pityBefore;
  for (const { chances } of odds.slots) {
    const rules = { chances, promises: odds.promises };
    const drawn = drawBy(dice, rules, { catalogue: odds.cards, owned, pity, isOfFirstPacks });
    cardIds.push(drawn.card.id);
    owned.add(drawn.card.id);
    pity = drawn.pity;
  }
  return { cardIds, pityAfter: pity };
}

export type Claim = CommittedDraw & {
  commit: string;
  oddsHash: string;
  cardIds: readonly string[];
  pityAfter: Pity;
};

export type ProofVerdict = {
  /** The fingerprint that was shown before is that of the secret. */
  commit: boolean;
  /** The odds are those that were named. */
  odds: boolean;
  /** The same cards come out, and the counters of bad luck stand where they stood. */
  cards: boolean;
  /** What came out now; none when the odds cannot be read. */
  drawn: DrawResult | null;
};

/** Draws again and compares. */
export function verify(claim: Claim, fingerprint: Fingerprint): ProofVerdict {
  const drawn = drawOrNull(claim, fingerprint);
  return {
    commit: commitTo(claim.seed, fingerprint) === claim.commit,
    odds: fingerprint(claim.odds) === claim.oddsHash,
    cards:
      drawn !== null &&
      drawn.cardIds.join() === claim.cardIds.join() &&
      isSame(drawn.pityAfter, claim.pityAfter),
    drawn,
  };
}

function drawOrNull(claim: Claim, fingerprint: Fingerprint): DrawResult | null {
  try {
    return drawCommitted(claim, fingerprint);
  } catch {
    return null;
  }
}

const isSame = (a: Pity, b: Pity): boolean =>
  a.sinceEpic === b.sinceEpic &&
  a.sinceLegendary === b.sinceLegendary &&
  a.sinceMythical === b.sinceMythical;

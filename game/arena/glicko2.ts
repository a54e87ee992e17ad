/**
 * How good a player is, as Mark Glickman's Glicko-2 works it out: a rating, how sure it is
 * (deviation), and how steady the player is (volatility). A win against a stronger player lifts it
 * far, a win against a weaker one hardly; after a long pause the rating is less sure.
 * The formulas and their names are those of "Example of the Glicko-2 system" (2022).
 */
import { DAY_MS } from "#game/lib/day.ts";

export type Rating = { rating: number; deviation: number; volatility: number };

export const newRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A rating below this is sure enough for the leaderboard. */
export const ESTABLISHED_DEVIATION = 110;

/** What is won, as a share of one: a draw is half a win. */
export type Score = 0 | 0.5 | 1;

export type Encounter = { opponent: Rating; score: Score };

/** How fast the volatility may change. */
const TAU = 0.5;
/** Points of the scale that players see, for one of the scale that is calculated with. */
const SCALE = 173.7178;
/** Without a duel that confirms it, a rating grows unsure by one period a day. */
const PERIOD_MS = DAY_MS;

const PRECISION = 0.000001;

/** What lies between two moments, in rating periods. */
export const periodsBetween = (fromMs: number, toMs: number): number =>
  Math.max(0, toMs - fromMs) / PERIOD_MS;

/** The deviation after so many periods without a duel. */
export function deviationAfter({ deviation, volatility }: Rating, periods: number): number {
  const phi = Math.hypot(deviation / SCALE, volatility * Math.sqrt(periods));
  return Math.min(newRating.deviation, phi * SCALE);
}

/** Until when a rating is sure enough if no duel follows; null when it is not sure now. */
export function sureUntilMs({ deviation, volatility }: Rating, nowMs: number): number | null {
  if (deviation > ESTABLISHED_DEVIATION) return null;
  const room = ESTABLISHED_DEVIATION ** 2 - deviation ** 2;
  return Math.floor(nowMs + (room / (volatility * SCALE) ** 2) * PERIOD_MS);
}

/** Step 3: how much a result counts against a player whose rating is not sure. */
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Step 3: the score to be expected. */
const expected = (mu: number, { muJ, phiJ }: { muJ: number; phiJ: number }): number =>
  1 / (1 + Math.exp(-g(phiJ) * (mu - muJ)));

/** The rating after these encounters, which began `periods` after the rating was last worked out. */
export function ratingAfter(
  player: Rating,
  encounters: readonly Encounter[],
  periods: number,
): Rating {
  const mu = (player.rating - newRating.rating) / SCALE;
  const phi = player.deviation / SCALE;
  const met = encounters.map(({ opponent, score }) => {
    const muJ = (opponent.rating - newRating.rating) / SCALE;
    const phiJ = opponent.deviation / SCALE;
    return { score, weight: g(phiJ), chance: expected(mu, { muJ, phiJ }) };
  });
  if (met.length === 0) return { ...player, deviation: deviationAfter(player, periods) };

  const information = sum(met.map(({ weight, chance }) => weight ** 2 * chance * (1 - chance)));
  const surprise = sum(met.map(({ weight, score, chance }) => weight * (score - chance)));
  const v = 1 / information;
  const volatility = newVolatility({ phi, v, delta: v * surprise, sigma: player.volatility });

  const phiStar = Math.hypot(phi, volatility * Math.sqrt(periods));
  const phiAfter = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / v);
  return {
    rating: (mu + phiAfter ** 2 * surprise) * SCALE + newRating.rating,
    deviation: Math.min(newRating.deviation, phiAfter * SCALE),
    volatility,
  };
}

type Surprise = { phi: number; v: number; delta: number; sigma: number };

/** Step 5, by the Illinois algorithm. */
function newVolatility({ phi, v, delta, sigma }: Surprise): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const spread = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let left = a;
  let right = firstBound(f, { a, over: delta ** 2 - phi ** 2 - v });
  let [fLeft, fRight] = [f(left), f(right)];
  while (Math.abs(right - left) > PRECISION) {
    const between = left + ((left - right) * fLeft) / (fRight - fLeft);
    const fBetween = f(between);
    if (fBetween * fRight <= 0) [left, fLeft] = [right, fRight];
    else fLeft /= 2;
    [right, fRight] = [between, fBetween];
  }
  return Math.exp(left / 2);
}

function firstBound(f: (x: number) => number, { a, over }: { a: number; over: number }): number {
  if (over > 0) return Math.log(over);
  let k = 1;
  while (f(a - k * TAU) < 0) k++;
  return a - k * TAU;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

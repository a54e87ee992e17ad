/** What a SOL is worth: the number of the settings, or what a feed has said. */
import type { SolPrice, SolRate } from "#server/ports/sol-price.ts";

/** A feed that has been silent for longer is not believed any more. */
const BELIEVED_MS = 24 * 60 * 60_000;
const PATIENCE_MS = 10_000;

type SolPriceSettings = { solUsd: number; solPriceUrl: string };

export function openSolPrice(
  { solUsd, solPriceUrl }: SolPriceSettings,
  now: () => number,
): SolPrice {
  const setting: SolRate = { usdPerSol: solUsd, source: "setting", atMs: now() };
  let heard: SolRate | null = null;
  return {
    now: () => (heard && now() - heard.atMs <= BELIEVED_MS ? heard : setting),
    async refresh() {
      if (solPriceUrl === "") return;
      heard = { usdPerSol: await ask(solPriceUrl), source: "feed", atMs: now() };
    },
  };
}

async function ask(url: string): Promise<number> {
  // Where the operator has not sent the game it does not go.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { signal, redirect: "error" });
  if (!answer.ok) throw new Error(`the price of a SOL: ${answer.status}`);
  const place = decodeURIComponent(new URL(url).hash.slice(1)).split(".");
  const price = Number(at(await answer.json(), place));
  if (Number.isFinite(price) && price > 0) return price;
  throw new Error(`the price of a SOL: there is none at "${place.join(".")}"`);
}

/** What stands at the end of this path; null when it leads nowhere. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, name) =>
      typeof inside === "object" && inside !== null && Object.hasOwn(inside, name)
        ? (inside as Record<string, unknown>)[name]
        : null,
    value,
  );

/** Refusals that an attack has and play has not: what was tried, by whom, stands in the log. */
import type { FastifyRequest } from "fastify";
import { atMost } from "./at-most.ts";
import type { RefusedError } from "#server/lib/refuse.ts";
import type { requestRefusals } from "#texts/en/requests.ts";

const suspicious: ReadonlySet<string> = new Set<keyof typeof requestRefusals>([
  "other_site",
  "not_admin",
  "second_factor_first",
  "too_many_tries",
]);

/** A flood of requests must not fill the disk. */
const LINES_A_MINUTE = 60;

/** One for each server. */
export function refusedLog(): (request: FastifyRequest, refused: RefusedError) => void {
  const isOneOfFew = atMost(LINES_A_MINUTE, 60_000);
  return ({ log, id, signedIn, method, routeOptions }, { code }) => {
    if (!suspicious.has(code) || !isOneOfFew()) return;
    const call = `${method} ${routeOptions.url ?? ""}`;
    log.warn({ id, code, call, player: signedIn?.player.id ?? null }, "a request was refused");
  };
}

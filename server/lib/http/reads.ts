/** A script that reads without a pause must not slow others; no player comes near it. */
import type { FastifyRequest } from "fastify";
import type { Deps } from "#server/lib/deps.ts";
import { addressOf } from "./address.ts";

/** Counts a read by its player, and of those who are not signed in all of one address together. */
export async function countRead(
  { signedIn, ip }: Pick<FastifyRequest, "signedIn" | "ip">,
  { limits }: Pick<Deps, "limits">,
): Promise<void> {
  await (signedIn
    ? limits.count("read by one player", signedIn.player.id)
    : limits.count("read by visitors of one address", addressOf(ip)));
}

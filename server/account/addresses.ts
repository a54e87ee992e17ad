/** An address and a username belong to one player. */
import { isDuplicate, type Tx } from "#server/lib/db.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { signUpRefusals } from "#texts/en/account.ts";
import { isHeldForAnother } from "./restore-queries.ts";

const takenBy = {
  players_email_key_key: "email_taken",
  players_username_key_key: "username_taken",
  players_username_skeleton: "username_taken",
} as const;

/** Turns the violated unique constraint of two sign-ups at once into a refusal. */
export function refuseTaken(error: unknown): never {
  for (const [constraint, code] of Object.entries(takenBy)) {
    if (isDuplicate(error, constraint)) throw refusedError(signUpRefusals, code);
  }
  throw error;
}

/** To be asked after the address is written: only then has everybody who gave it up committed. */
export async function refuseHeldAddress(
  tx: Tx,
  address: { playerId: string; emailKey: string },
): Promise<void> {
  if (await isHeldForAnother(tx, address)) throw refusedError(signUpRefusals, "email_taken");
}

import { findLetterAddress, findReturn } from "#server/account/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { ownDataLetters } from "#texts/en/own-data.ts";

/** Says that an account was closed, and how it comes back. */
export async function sendLeavingLetter(
  { db, mailer, publicUrl }: Deps,
  { playerId }: JobWork["send-leaving-letter"],
): Promise<void> {
  const reader = await findLetterAddress(db, playerId);
  const until = await findReturn(db, playerId);
  if (!reader || !until) return;
  const words = ownDataLetters.leaving({
    username: reader.username,
    link: `${publicUrl}/login`,
    until: until.toISOString(),
  });
  const id = `leaving-${playerId}-${until.getTime()}`;
  await mailer.send({ to: reader.email, about: playerId, id, ...words });
}

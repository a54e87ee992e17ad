/** Letters about what leaves the game: another person may be using the player's open browser. */
import { findReader } from "#server/account/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { nftLetters } from "#texts/en/nfts.ts";
import { findWithdrawal } from "./withdrawal-queries.ts";

type LetterJob = JobWork["send-nft-letter"];

export async function sendNftLetter(deps: Deps, work: LetterJob): Promise<void> {
  const { db, mailer, publicUrl, nft } = deps;
  const { playerId } = work;
  const reader = await findReader(db, playerId);
  if (!reader) return;
  const about = { name: reader.username, link: `${publicUrl}/wallet` };
  if (work.letter === "exported") {
    const words = nftLetters.exported({ ...about, cards: work.cards });
    await mailer.send({ to: reader.email, about: playerId, id: `key-${work.address}`, ...words });
    return;
  }
  const { cardName: card, address, state } = await findWithdrawal(db, work.withdrawalId);
  if (state === "cancelled") return;
  const words = nftLetters.asked({ ...about, card, address, hours: nft.withdrawWaitHours });
  const id = `withdrawal-${work.withdrawalId}`;
  await mailer.send({ to: reader.email, about: playerId, id, ...words });
}

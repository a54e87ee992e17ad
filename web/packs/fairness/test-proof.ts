/** For tests: a draw that can be checked. */
import type { OpeningProof } from "#contract/packs.ts";
import { drawCommitted } from "#game/packs/committed-draw.ts";
import { noPity } from "#game/packs/draw.ts";
import { writeOdds } from "#game/packs/odds.ts";
import { packs } from "#game/packs/packs.ts";
import { sha256 } from "#game/lib/sha256.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

const seed = "5e".repeat(32);
export const cards = ["Aaa", "Bbb", "Ccc", "Ddd", "Eee", "Fff", "Ggg", "Hhh", "Iii", "Jjj"].map(
  (name, nth) => {
    const rarity = (["common", "common", "rare", "epic", "legendary", "mythical"] as const)[
      nth % 6
    ]!;
    return ownedCard(name, { card: { id: name, rarity } }).card;
  },
);
export const odds = writeOdds(packs[2]!, cards);
const fixed = { seed, luck: "it's $HOME", nonce: 6, odds, pityBefore: noPity, owned: [2] };
export const { cardIds, pityAfter } = drawCommitted(fixed, sha256);

export const proof: OpeningProof = {
  ...fixed,
  id: "o1",
  packName: "Legendary Pack",
  openedAt: "2026-11-21T20:00:00.000Z",
  slots: [...packs[2]!.slots],
  commit: sha256(seed),
  oddsHash: sha256(odds),
  pityAfter,
  cards: cardIds.map((id) => cards.find((card) => card.id === id)!),
};

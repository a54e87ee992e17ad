/** A certificate says where a card on the chain comes from, whose it was, and what the chain says now. */
import type { CertificateOnWire } from "#contract/nfts.ts";
import { isHidden } from "#game/remakes/remake.ts";
import { cardOnWire, cardsById, type CardRow } from "#server/collection/service.ts";
import { whoMay } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ChainError } from "#server/ports/chain.ts";
import { networkOnWire } from "#server/wallet/service.ts";
import { cardMoveText } from "#texts/en/purse.ts";
import { certificateWords, outsideRefusals } from "#texts/en/nfts.ts";
import { findCertified, listNames, listOwners, type CertifiedRow } from "./certificate-queries.ts";
import type { ReadMint } from "./chain-reads.ts";
import { listWallets } from "./queries.ts";

export async function nftCertificate(
  deps: Deps,
  { mint }: { mint: string },
): Promise<CertificateOnWire> {
  const certified = await findCertified(deps.db, mint);
  if (!certified) throw refusedError(outsideRefusals, "no_certificate");
  const { cardId, finish, ownedCardId, makerId, state } = certified;
  const nftAddress = state === "minting" ? null : mint;
  const [owners, read, cardOf] = await Promise.all([
    listOwners(deps.db, ownedCardId),
    readChain(deps, mint),
    cardsById(deps.db, [cardId]),
  ]);
  const card = cardOf(cardId);
  const holderId = await findHolder(deps, read);
  const people = [...owners.map(({ playerId }) => playerId), makerId, holderId];
  const nameOf = await namesOf(deps, people);
  return {
    mint,
    ...networkOnWire(deps.chain),
    state,
    card: cardOnWire(card, { nftAddress, finish }),
    maker: makerOnWire(certified, card, nameOf),
    owners: owners.map(({ playerId, since, reason }) => ({
      name: nameOf(playerId) ?? certificateWords.hidden,
      since: since.toISOString(),
      how: cardMoveText({ reason, isReceived: true, otherName: null }),
    })),
    onChain: read && onChainOnWire(read, holderId && (nameOf(holderId) ?? certificateWords.hidden)),
    mintedAt: certified.mintedAt?.toISOString() ?? null,
    signature: certified.signature,
  };
}

type NameOf = (id: string | null) => string | null;

/** The words of a player who may not share are not shown either, nor those that a moderator took away. */
function makerOnWire(
  { makerId, words, madeAt }: CertifiedRow,
  { imageUrl }: CardRow,
  nameOf: NameOf,
) {
  const name = nameOf(makerId);
  const mayBeRead = name !== null && !isHidden(imageUrl);
  return { name, words: mayBeRead ? words : null, madeAt: madeAt.toISOString() };
}

/** The player whose wallet has it; null when the wallet belongs to no player. */
async function findHolder({ db }: Deps, read: ReadMint | null): Promise<string | null> {
  if (!read || read.holder === null) return null;
  const [wallet] = await listWallets(db, [read.holder]);
  return wallet?.playerId ?? null;
}

const onChainOnWire = ({ found, holder, readAtMs }: ReadMint, holderName: string | null) => ({
  supply: Number(found.supply),
  canMintMore: found.canMintMore,
  holder,
  holderName,
  name: found.name,
  uri: found.uri,
  readAt: new Date(readAtMs).toISOString(),
});

async function readChain({ chain, chainReads, now }: Deps, mint: string): Promise<ReadMint | null> {
  try {
    return await chainReads.mint(mint, async () => {
      const [found, holders] = await Promise.all([chain.readMint(mint), chain.holdersOf([mint])]);
      return found && { found, holder: holders.get(mint) ?? null, readAtMs: now() };
    });
  } catch (error) {
    if (error instanceof ChainError) return null;
    throw error;
  }
}

/** Names of players who may share; null for all others, and for players who have left. */
async function namesOf(deps: Deps, ids: readonly (string | null)[]): Promise<NameOf> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const able = await whoMay(deps, "sharing", known);
  const rows = await listNames(deps.db, known);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id !== null && able.has(id) ? (names.get(id) ?? null) : null);
}

/** Why a balance changed, and which cards came and went, as their owner reads it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purse.ts";
import { packs } from "#game/packs/packs.ts";
import { causeLink } from "#game/purse/cause-link.ts";
import { cardOnWire, cardsOf } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { cardMoveText, movementText } from "#texts/en/purse.ts";
import * as queries from "./queries.ts";

const PAGE = 30;

type PageQuery = InputOf<typeof contract.listMovements>;

const ledgerPageOf = ({ limit = PAGE, cursor }: PageQuery): queries.LedgerPage => ({
  limit,
  before: cursor ?? null,
});

export async function listMovements(
  { db }: Deps,
  playerId: string,
  query: PageQuery,
): Promise<contract.MovementOnWire[]> {
  const rows = await queries.listMovements(db, playerId, ledgerPageOf(query));
  return rows.map(({ cause, createdAt, packId, ownedCardId, ...row }) => ({
    ...row,
    words: movementText({ reason: row.reason, cause, name: row.name ?? packName(packId) }),
    link: ownedCardId === null ? causeLink(cause) : `/card/${ownedCardId}`,
    at: createdAt.toISOString(),
  }));
}

const packName = (packId: number | null): string | null =>
  packs.find(({ id }) => id === packId)?.name ?? null;

export async function listCardMoves(
  { db }: Deps,
  playerId: string,
  query: PageQuery,
): Promise<contract.CardMoveOnWire[]> {
  const rows = await queries.listCardMoves(db, playerId, ledgerPageOf(query));
  const cardOf = await cardsOf(db, rows);
  return rows.map(({ ownedCardId, cardId, isHere, cause, createdAt, ...row }) => {
    const card = cardOnWire(cardOf(cardId));
    const link = isHere ? `/card/${ownedCardId}` : causeLink(cause);
    return { ...row, card, words: cardMoveText(row), link, at: createdAt.toISOString() };
  });
}

/** Who has each card. */
import type { Tx } from "#server/lib/db.ts";
import { effectsFor } from "./effects.ts";
import { answerOf, told, type History, type Operation } from "./history.ts";

type OwnedRow = { id: string; owner: string | null; card: string };

export const listOwned = (db: Tx) =>
  db.rows<OwnedRow>(`select id, owner_id as owner, card_id as card from owned_cards`);

/** `owner`: "*" is any player, null that the card is gone. */
type Move = { beganMs: number; endedMs: number; owner: string | null };
/** A card, or all copies of a creature, may have gone to this owner meanwhile. */
type Doubt = { id: string; owner: string; endedMs: number };

/**
 * Each card belongs to the player who got it last, by an operation after whose end no other one has
 * moved it. `first` is who had it at the beginning.
 */
export function wrongOwners(
  history: History,
  owned: readonly OwnedRow[],
  first: ReadonlyMap<string, string | null>,
): string[] {
  const moves = movesOf(history);
  const doubts = [...givenInTrades(history), ...unanswered(history)];
  const there = new Set(owned.map(({ id }) => id));
  const isRight = ({ id, owner, card }: OwnedRow) => {
    const all = [...(moves.get(id) ?? [])];
    const begin = first.get(id);
    if (begin !== undefined) all.push({ beganMs: -1, endedMs: 0, owner: begin });
    if (all.length === 0) return true;
    const last = Math.max(...all.map(({ beganMs }) => beganMs));
    const about = doubts.filter((doubt) => doubt.id === id || doubt.id === card);
    return [...all, ...about].some(
      (each) => each.endedMs >= last && (each.owner === "*" || each.owner === owner),
    );
  };
  return [
    ...[...moves.keys()]
      .filter((id) => !there.has(id))
      .map((id) => told(`a card is lost: ${id}`, history, id)),
    ...owned
      .filter((row) => !isRight(row))
      .map(({ id, owner }) => told(`${owner} has the card ${id}`, history, id)),
  ];
}

function movesOf(history: History): Map<string, Move[]> {
  const moves = new Map<string, Move[]>();
  for (const each of history.answered()) {
    for (const [card, owner] of movedBy(each)) {
      const all = moves.get(card) ?? [];
      all.push({ beganMs: each.beganMs, endedMs: each.endedMs, owner });
      moves.set(card, all);
    }
  }
  return moves;
}

function movedBy(operation: Operation): (readonly [card: string, owner: string | null])[] {
  const { brings, gives, uses } = effectsFor(operation);
  const [input, answer] = [operation.input as never, answerOf(operation) as never];
  return [
    ...(brings?.(input, answer) ?? []).map((card) => [card, operation.player] as const),
    ...(gives?.(input, answer) ?? []).map((card) => [card, "*"] as const),
    ...(uses?.(input) ?? []).map((card) => [card, null] as const),
  ];
}

/** The copy that is given in a trade is not in its answer: only which creature, and to whom. */
function givenInTrades(history: History): Doubt[] {
  const makers = new Map<unknown, string>();
  const found: Doubt[] = [];
  for (const each of history.answered()) {
    const answer = answerOf(each);
    if ("tradeCode" in answer) makers.set(answer["tradeCode"], each.player);
    const owner = makers.get(each.input["tradeCode"]);
    const given = answer["given"] as { id: string } | undefined;
    if (owner && given) found.push({ id: given.id, owner, endedMs: each.endedMs });
  }
  return found;
}

/** A request without an answer names cards, creatures, or a code or a listing of a card. */
function unanswered(history: History): Doubt[] {
  const things = cardsOfThings(history);
  return history.unanswered().flatMap(({ input, endedMs }) =>
    Object.values(input)
      .flatMap((value) => [String(value), ...(things.get(String(value)) ?? [])])
      .map((id) => ({ id, owner: "*", endedMs })),
  );
}

/** Which cards a listing, a code or an offer is about. */
function cardsOfThings(history: History): Map<string, string[]> {
  const cards = new Map<string, string[]>();
  const link = (thing: unknown, card: unknown) => {
    if (typeof thing !== "string" || typeof card !== "string") return;
    cards.set(thing, [...(cards.get(thing) ?? []), card]);
  };
  for (const each of history.answered()) {
    const { id, userCardId, transferCode, tradeCode } = answerOf(each);
    link(id, userCardId);
    link(transferCode, userCardId);
    link(tradeCode, each.input["offeredCardId"]);
    link(tradeCode, each.input["requestedCardId"]);
  }
  return cards;
}

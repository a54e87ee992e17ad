/** Who has each card. */
import type { Tx } from "#server/lib/db.ts";
import { effectsFor } from "./effects.ts";
import { answerOf, isAnswered, told, type History, type Operation } from "./history.ts";

export type OwnedRow = { id: string; owner: string | null; card: string };

export const listOwned = (db: Tx) =>
  db.rows<OwnedRow>(`select id, owner_id as owner, card_id as card from owned_cards`);

/** "*" is any player, null that the card is gone. */
type Owner = string | null;

/** Until when an operation has run that gave the thing to this owner, or may have. */
type Owners = Map<Owner, number>;

/** `lastMs` is when the last one of the operations began that have moved it. */
type Moved = { id: string; lastMs: number; owners: Owners; isOfPlayers: boolean };

/** Codes and ids are taken in small and capital letters, and with spaces around them. */
const plain = (name: unknown): string =>
  String(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");

function extend(owners: Owners, owner: Owner, endedMs: number): void {
  owners.set(owner, Math.max(endedMs, owners.get(owner) ?? -1));
}

/**
 * Each card belongs to the player who got it last, by an operation after whose end no other one has
 * moved it.
 */
export class CardsModel {
  readonly #cards = new Map<string, Moved>();
  /** A card, or all copies of a creature, may have gone to these owners meanwhile. */
  readonly #doubts = new Map<string, Owners>();
  /** Which cards a listing, a code or an offer is about. */
  readonly #cardsOfThings = new Map<string, string[]>();
  readonly #makersOfTrades = new Map<string, string>();

  /** `first`: who had each card at the beginning. */
  constructor(first: readonly OwnedRow[]) {
    for (const { id, owner } of first) {
      this.#cards.set(plain(id), {
        id,
        lastMs: -1,
        owners: new Map([[owner, 0]]),
        isOfPlayers: false,
      });
    }
  }

  learn(operations: readonly Operation[]): void {
    const answered = operations.filter(isAnswered);
    for (const each of answered) {
      for (const [card, owner] of movedBy(each)) this.#move(card, owner, each);
      this.#link(each);
    }
    for (const each of answered) this.#doubtTrade(each);
    for (const each of operations) if (each.status === null) this.#doubtUnanswered(each);
  }

  wrong(owned: readonly OwnedRow[], history: History): string[] {
    const there = new Set(owned.map(({ id }) => plain(id)));
    const lost = [...this.#cards].filter(([id, { isOfPlayers }]) => isOfPlayers && !there.has(id));
    return [
      ...lost.map(([, { id }]) => told(`a card is lost: ${id}`, history, id)),
      ...owned
        .filter((row) => !this.#isRight(row))
        .map(({ id, owner }) => told(`${owner} has the card ${id}`, history, id)),
    ];
  }

  #isRight({ id, owner, card }: OwnedRow): boolean {
    const moved = this.#cards.get(plain(id));
    if (!moved) return true;
    const doubts = [id, card].map((each) => this.#doubts.get(plain(each)));
    return [moved.owners, ...doubts].some((owners) =>
      [owner, "*"].some((each) => (owners?.get(each) ?? -Infinity) >= moved.lastMs),
    );
  }

  #move(card: string, owner: Owner, { beganMs, endedMs }: Operation): void {
    const { lastMs, owners } = this.#cards.get(plain(card)) ?? { lastMs: -1, owners: new Map() };
    extend(owners, owner, endedMs);
    const last = Math.max(lastMs, beganMs);
    for (const [each, until] of owners) if (until < last) owners.delete(each);
    this.#cards.set(plain(card), { id: card, lastMs: last, owners, isOfPlayers: true });
  }

  #doubt(id: string, owner: Owner, endedMs: number): void {
    const owners = this.#doubts.get(plain(id)) ?? new Map<Owner, number>();
    extend(owners, owner, endedMs);
    this.#doubts.set(plain(id), owners);
  }

  #link(operation: Operation): void {
    const { id, userCardId, transferCode, tradeCode } = answerOf(operation);
    const { offeredCardId, requestedCardId } = operation.input;
    for (const [thing, card] of [
      [id, userCardId],
      [transferCode, userCardId],
      [tradeCode, offeredCardId],
      [tradeCode, requestedCardId],
    ]) {
      if (typeof thing !== "string" || typeof card !== "string") continue;
      const known = this.#cardsOfThings.get(plain(thing)) ?? [];
      if (!known.includes(card)) this.#cardsOfThings.set(plain(thing), [...known, card]);
    }
    if (tradeCode !== undefined) this.#makersOfTrades.set(plain(tradeCode), operation.player);
  }

  /** The copy that is given in a trade is not in its answer: only which creature, and to whom. */
  #doubtTrade(operation: Operation): void {
    const owner = this.#makersOfTrades.get(plain(operation.input["tradeCode"]));
    const given = answerOf(operation)["given"] as { id: string } | undefined;
    if (owner && given) this.#doubt(given.id, owner, operation.endedMs);
  }

  /** A request without an answer names cards, creatures, or a code or a listing of a card, or uses cards up. */
  #doubtUnanswered(operation: Operation): void {
    const { input, endedMs } = operation;
    // Some requests have in its place what no browser sends.
    const used: unknown = effectsFor(operation).uses?.(input as never);
    for (const value of [...Object.values(input), ...[used].flat()]) {
      const about = [String(value), ...(this.#cardsOfThings.get(plain(value)) ?? [])];
      for (const id of about) this.#doubt(id, "*", endedMs);
    }
  }
}

function movedBy(operation: Operation): (readonly [card: string, owner: Owner])[] {
  const { brings, gives, uses } = effectsFor(operation);
  const [input, answer] = [operation.input as never, answerOf(operation) as never];
  return [
    ...(brings?.(input, answer) ?? []).map((card) => [card, operation.player] as const),
    ...(gives?.(input, answer) ?? []).map((card) => [card, "*"] as const),
    ...(uses?.(input) ?? []).map((card) => [card, null] as const),
  ];
}

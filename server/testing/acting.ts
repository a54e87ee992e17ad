/** What players do, in the words of a story, however their calls travel. */
import type { InjectOptions } from "fastify";
import type * as z from "zod/v4/core";
import * as account from "#contract/account.ts";
import * as battle from "#contract/battle.ts";
import * as collection from "#contract/collection.ts";
import * as creation from "#contract/creation.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { strongestOf } from "#game/battle/rival.ts";

/** `refusal` has empty texts when nothing was refused. */
export type Answer<T> = { status: number; body: T; refusal: FailureBody };

export type FailureBody = Record<"code" | "message", string> & Record<string, unknown>;

export type Extras = {
  headers?: Record<string, string>;
  /** The address that the request comes from. */
  from?: string;
};

export type Call = <In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  extras?: Extras,
) => Promise<Answer<z.output<Out>>>;

export type Identity = { call: Call; id: string; email: string; username: string };

/** What a browser sends for this input: a part of it stands in the path. */
export function requestOf(
  { method, path }: Pick<Endpoint, "method" | "path">,
  input: object,
): InjectOptions & { url: string } {
  const rest: Record<string, unknown> = { ...input };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(rest[part]).toWellFormed();
    delete rest[part];
    return encodeURIComponent(value);
  });
  const said = method === "GET" ? { query: rest as Record<string, string> } : { payload: rest };
  return { method, url, ...said };
}

/** Asks until there is something; how long and how often is the matter of those who wait. */
type Until = <Found>(find: () => Promise<Found | false>) => Promise<Found>;

export function acting<Player extends Identity>(player: Player, until: Until) {
  const { call } = player;
  const deck = async () => (await call(collection.listDeck, {})).body;
  const strongest = async () => {
    const copies = (await deck()).map(({ id, card }) => ({ ...card, id }));
    return strongestOf(copies).map(({ id }) => id);
  };
  return {
    ...player,
    deck,
    vault: async () => (await call(collection.listVault, {})).body,
    cards: async () => (await call(collection.listOwnedCards, {})).body,
    coins: async () => (await call(account.currentUser, {})).body.coins,
    /** Also when the machine is so busy that the first answer comes before the card. */
    async creates(description: string, extras?: Extras) {
      const answer = await call(creation.createCard, { description }, extras);
      if (answer.status !== 200 || answer.body.creation.state === "done") return answer;
      const { id } = answer.body.creation;
      const done = await until(async () => {
        const { body } = await call(creation.getCreation, { id });
        return body.state === "done" && body;
      });
      return { ...answer, body: { creation: done, card: done.userCard?.card ?? null } };
    },
    movesToVault: (id: string, extras?: Extras) =>
      call(collection.moveToVault, { userCardId: id }, extras),
    movesToDeck: (id: string, extras?: Extras) =>
      call(collection.moveToDeck, { userCardId: id }, extras),
    /** With the three strongest cards. */
    async battles(battleType: "computer" | "online" = "computer", extras?: Extras) {
      return call(battle.quickBattle, { playerCards: await strongest(), battleType }, extras);
    },
    async battlesOn(difficulty: ComputerLevel, extras?: Extras) {
      const input = { playerCards: await strongest(), battleType: "computer", difficulty } as const;
      return call(battle.quickBattle, input, extras);
    },
  };
}

/** A player whose calls travel in any way. */
export type Actor = ReturnType<typeof acting<Identity>>;

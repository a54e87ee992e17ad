/**
 * A call that changes something, and the state in which it succeeds: for tests that try every
 * change.
 */
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Answer, Caller, testGame } from "#server/testing/test-game.ts";

export type Game = Awaited<ReturnType<typeof testGame>>;

/** Who sends what. */
type Sending<Input> = { by: Caller; input: Input };
type Sends<Input> = readonly [by: Caller, input: Input];

/** Of a call whose repeat does something else than to give the first answer. */
export type Anew<Output> = {
  why: string;
  /** Whether the repeat is answered as it should be; when it is not said, like the first. */
  isRight?: (again: Answer<Output>, first: Answer<Output>) => boolean;
  /** Tables in which the repeat may leave something. */
  touches?: readonly string[];
};

export type Change = {
  name: string;
  endpoint: Endpoint;
  begin: (game: Game) => Promise<Sending<object>>;
  anew: Anew<unknown> | null;
};

export const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

export const change = <
  In extends z.$ZodType,
  Out extends z.$ZodType,
  const Sent extends z.input<In> & object,
>(
  endpoint: Endpoint<In, Out>,
  begin: (game: Game) => Promise<Sending<Sent>>,
  anew: Anew<z.output<Out>> | null = null,
): Change => ({
  name: nameOf(endpoint),
  endpoint: endpoint as Endpoint,
  begin: begin as Change["begin"],
  anew: anew as Anew<unknown> | null,
});

/** The same in a scene that is set before: who sends what there. */
export const changeIn = <
  In extends z.$ZodType,
  Out extends z.$ZodType,
  Scene,
  const Sent extends z.input<In> & object,
>(
  endpoint: Endpoint<In, Out>,
  scene: (game: Game) => Promise<Scene>,
  send: (scene: Scene, game: Game) => Sends<Sent> | Promise<Sends<Sent>>,
  anew: Anew<z.output<Out>> | null = null,
): Change => {
  const begin = async (game: Game) => {
    const [by, input] = await send(await scene(game), game);
    return { by, input };
  };
  return change(endpoint, begin, anew);
};

export const aPlayer = (game: Game) => game.player();
export const anAdmin = (game: Game) => game.admin();

/** A new player sends what needs no input. */
export const alone = async (game: Game) => ({ by: await game.player(), input: {} });

/** What a sign-in leaves, and each sign-in leaves it. */
export const signsIn = {
  why: "it opens a session",
  touches: ["sessions", "sign_ins", "known_devices"],
};

/** The body of a step on the way: without it there is nothing to try. */
export async function bodyOf<T>(answering: Promise<Answer<T>>): Promise<T> {
  const { status, body, refusal } = await answering;
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  return body;
}

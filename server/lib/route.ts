import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Deps } from "./deps.ts";
import type { Written } from "./http/written.ts";
import type { Player } from "./session.ts";

/** How long a browser is remembered after the last sign-in; browsers keep no cookie for longer. */
export const DEVICE_DAYS = 400;

/** Where a request comes from, and its cookies. Only accounts look at it. */
export type Visit = {
  address: string;
  /** Such as "Chrome on Windows". */
  device: string;
  sessionId: string | null;
  /** More than a password was shown in this session. */
  isTwoFactor: boolean;
  token: string | null;
  /** The token that this browser got at a sign-in; it outlives sessions. */
  deviceToken: string | null;
  /** The browser says that another site, or an element of a page, made it send this request. */
  isUnasked: boolean;
  /** Puts the token into the answer's cookie; null takes the cookie away. */
  setToken(token: string | null): void;
  setDeviceToken(token: string): void;
  /** Of the admin who tries the game in this browser; the session of now is another one. */
  returnToken: string | null;
  setReturnToken(token: string | null): void;
};

/** What a handler gets beside its input. `deps.db` answers once per Idempotency-Key. */
export type RequestContext = { deps: Deps; player: Player; visit: Visit };

export type Route = {
  endpoint: Endpoint;
  handle: (input: never, context: RequestContext) => Promise<unknown>;
};

/** Ties an entry of the contract to the service that answers; the compiler checks both shapes. */
export const playerRoute = <In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  answer: Answer<z.output<In>, z.input<Out>>,
): Route => ({
  endpoint,
  handle: (input: z.output<In>, { deps, player, visit }) => answer(deps, player.id, input, visit),
});

/** The same for what does not depend on who asks. */
export const plainRoute = <In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  answer: (deps: Deps, input: z.output<In>, visit: Visit) => Answered<z.input<Out>>,
): Route => playerRoute(endpoint, (deps, _, input, visit) => answer(deps, input, visit));

type Answer<In, Out> = (deps: Deps, playerId: string, input: In, visit: Visit) => Answered<Out>;

type Answered<Out> = Promise<Out | Written<Out>>;

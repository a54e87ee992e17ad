/**
 * The shape of everything that browser and server say to each other. An entry is a value: the
 * server binds a handler to it, the browser calls it, the OpenAPI document is printed from it.
 */
import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { Capability } from "#game/account/capabilities.ts";
import type { RefusalCode } from "#texts/refusal-codes.ts";

/** Who may call: anyone, a signed-in player, or an admin. */
export type Access = "anyone" | "player" | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Path = `/api/${string}`;

const isAccess = (caller: Access | Capability): caller is Access =>
  caller === "anyone" || caller === "player" || caller === "admin";

type About = {
  /** One line for the OpenAPI document. */
  summary: string;
  /** Only for a player who has shown within the last minutes who they are: see PROOF_MINUTES. */
  sensitive?: true;
  /** A change that players may make while the game is looked after: it ends what has begun. */
  duringMaintenance?: true;
  /** Players may call it while their account is suspended: to read, to take away, to close. */
  whileSuspended?: true;
  /**
   * No answer is stored: the input says which of its kind it is, so that it counts once however
   * often it is sent; or each time must be looked at anew, because it opens or ends a session.
   */
  repeatable?: true;
  /**
   * A repeated request is answered by its handler, to which its transaction gives what it gave the
   * first time: it opens the session once more, or shows a secret, which no stored answer has.
   */
  repeatedByHandler?: true;
};

/** For so long a sign-in, a password or a passkey opens what is sensitive. */
export const PROOF_MINUTES = 10;

export type Endpoint<In extends $ZodType = $ZodType, Out extends $ZodType = $ZodType> = About & {
  method: Method;
  path: Path;
  access: Access;
  /** What a player's account must be allowed to do. */
  needs: Capability | null;
  input: In;
  output: Out;
};

/** What the handler of an entry is given, such as `InputOf<typeof contract.login>`. */
export type InputOf<Of extends Endpoint> = z.output<Of["input"]>;

const nothing = z.object({});

/** The answer of a change that has nothing more to say than that it happened. */
export const done = z.object({ success: z.literal(true), message: z.string() });

/**
 * An entry of the contract, such as `endpoint("GET /api/cards/{id}", "player", …)`. A capability in
 * the place of "player" is what the account must be allowed to do. `{name}` parts are filled from the
 * input field of the same name; the rest of the input is the query or the body. Without `input`
 * nothing is sent, and without `output` the answer is that it is done.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<In extends $ZodType = typeof nothing, Out extends $ZodType = typeof done>(
  line: `${Method} ${Path}`,
  caller: Access | Capability,
  entry: About & { input?: In; output?: Out },
): Endpoint<In, Out> {
  const [method, path] = line.split(" ");
  const [access, needs] = isAccess(caller) ? [caller, null] : ["player", caller];
  const gate = { method, path, access, needs };
  return { ...gate, input: nothing, output: done, ...entry } as Endpoint<In, Out>;
}

/** An answer to an input, which a page brings along so that its browser need not call. */
export type PageAnswer = { path: string; input: object; answer: unknown };

/**
 * The body of every non-2xx answer. `code` is for programs, `message` is the toast, and `params` is
 * what the message was made with, when it does not always read the same.
 */
export type Refusal = { code: RefusalCode; message: string; params?: object };

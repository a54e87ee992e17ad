/**
 * The shape of everything that browser and server say to each other. An entry is a value: the
 * server binds a handler to it, the browser calls it, the OpenAPI document is printed from it.
 */
import type * as z from "zod/v4/core";

/** Who may call: anyone, a signed-in player, or an admin. */
export type Access = "anyone" | "player" | "admin";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export type Endpoint<In extends z.$ZodType = z.$ZodType, Out extends z.$ZodType = z.$ZodType> = {
  method: Method;
  /** `{name}` parts are filled from the input field of the same name; the rest is query or body. */
  path: `/api/${string}`;
  access: Access;
  /** One line for the OpenAPI document. */
  summary: string;
  input: In;
  output: Out;
  /** The input says which of its kind it is, so that it counts once however often it is sent. */
  repeatable?: true;
};

export const endpoint = <In extends z.$ZodType, Out extends z.$ZodType>(entry: Endpoint<In, Out>) =>
  entry;

/**
 * The body of every non-2xx answer. `code` is for programs, `message` is the toast, and `params` is
 * what the message was made with, when it does not always read the same.
 */
export type Refusal = { code: string; message: string; params?: object };

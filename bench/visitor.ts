import type * as z from "zod/v4/core";
import { signUp } from "#contract/account.ts";
import type { Endpoint } from "#contract/endpoint.ts";

export type Visitor = ReturnType<typeof visitor>;

/** An HTTP client of the game: it calls by the contract and keeps the session cookie. */
export function visitor(url: string) {
  const jar = { cookie: "" };
  const call = async <In extends z.$ZodType, Out extends z.$ZodType>(
    { method, path }: Endpoint<In, Out>,
    input: z.input<In>,
  ): Promise<z.output<Out>> => {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie: jar.cookie, "content-type": "application/json" },
      ...(method !== "GET" && { body: JSON.stringify(input) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) jar.cookie = set.split(";")[0] ?? "";
    return (await answer.json()) as z.output<Out>;
  };
  return {
    jar,
    call,
    signUp: (username: string) =>
      call(signUp, {
        username,
        email: `${username}@bench.test`,
        password: "lantern-of-moss",
        birthMonth: "1990-01",
      }),
  };
}

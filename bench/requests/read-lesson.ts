/** A call that only reads, answered without a server around it. */
import * as z from "zod/v4/core";
import { must } from "#game/lib/must.ts";
import { routes } from "#server/app.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Visit } from "#server/lib/route.ts";
import type { Player } from "#server/lib/session.ts";

/** The path of a GET call with its query, and who asks. */
export type ReadLesson = { path: string; by: Player };

const visit: Visit = {
  address: "127.0.0.1",
  device: "Another program",
  sessionId: null,
  isTwoFactor: true,
  token: null,
  deviceToken: null,
  isUnasked: false,
  setToken() {},
  setDeviceToken() {},
  returnToken: null,
  setReturnToken() {},
};

export function serveRead(deps: Deps, { path: asked, by }: ReadLesson): Promise<unknown> {
  const [path = "", query] = asked.split("?");
  const { endpoint, handle } = must(
    routes.find((route) => route.endpoint.method === "GET" && route.endpoint.path === path),
    path,
  );
  const input = z.parse(endpoint.input, Object.fromEntries(new URLSearchParams(query)));
  return handle(input as never, { deps, player: by, visit });
}

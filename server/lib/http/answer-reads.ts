/** Reads of the contract that are answered inside a page, each as its call would answer it. */
import { must } from "#game/lib/must.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/v4/core";
import type { Endpoint, PageAnswer } from "#contract/endpoint.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { RequestContext, Route } from "#server/lib/route.ts";
import { contextOf, refuseSuspended, requireAccess } from "./serve.ts";
import { Written } from "./written.ts";

export type Read = { endpoint: Endpoint; input: object };

type Page = { request: FastifyRequest; reply: FastifyReply; deps: Deps };

/**
 * A read that fails or is not allowed is left out: the screen will ask for it, and tell the player
 * if it fails again.
 */
export async function answerReads(
  routes: readonly Route[],
  reads: readonly Read[],
  { request, reply, deps }: Page,
): Promise<PageAnswer[]> {
  const context = contextOf(request, reply, deps);
  const answers = reads.map(async (read) => {
    requireAccess(deps, read.endpoint.access, request.signedIn);
    refuseSuspended(deps, read.endpoint, request.signedIn);
    const answer = await answerRead(findRoute(routes, read.endpoint), read.input, context);
    return { path: read.endpoint.path, input: read.input, answer };
  });
  const settled = await Promise.allSettled(answers);
  return settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

function findRoute(routes: readonly Route[], endpoint: Endpoint): Route {
  const route = routes.find((each) => each.endpoint === endpoint);
  return must(route, `answer for ${endpoint.path}`);
}

async function answerRead(
  { endpoint, handle }: Route,
  input: object,
  context: RequestContext,
): Promise<unknown> {
  const answer = await handle(z.parse(endpoint.input, input) as never, context);
  const said: unknown = answer instanceof Written ? JSON.parse(answer.text) : answer;
  return z.parse(endpoint.output, said);
}

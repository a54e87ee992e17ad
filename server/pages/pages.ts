import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UserOnWire } from "#contract/account.ts";

export function registerPages(
  _app: FastifyInstance,
  _options: { folder: string; whoIs(request: FastifyRequest): Promise<UserOnWire | null> },
): void {}

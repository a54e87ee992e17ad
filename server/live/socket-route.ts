/** The upgrade to a socket: the same cookie and the same site as every other request. */
import { must } from "#game/lib/must.ts";
import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/v4/core";
import {
  clientMessage,
  LIVE_PATH,
  type ReceivedMessage,
  type ServerMessage,
} from "#contract/live.ts";
import type { Deps } from "#server/lib/deps.ts";
import { cookieName, isCrossSite } from "#server/lib/http/origin.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import { capabilityRefusals } from "#texts/en/account.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import type { Follower } from "./sockets.ts";

const MESSAGE_BYTES = 200;
const NOT_UNDERSTOOD = 1008;
const TOO_FAST = 1008;

const PONG = JSON.stringify({ kind: "pong" } satisfies ServerMessage);

type SocketRequest = Exclude<ReceivedMessage, { kind: "ping" }>;

export type LiveSocketOptions = {
  deps: Deps;
  /** What browsers ask for over their socket. It must not throw for what they say. */
  onMessage(message: SocketRequest, follower: Follower): Promise<void>;
};

const tokenOf = (request: FastifyRequest, { publicUrl }: Deps): string =>
  request.cookies[cookieName(publicUrl)] ?? "";

async function admit(request: FastifyRequest, deps: Deps): Promise<void> {
  if (isCrossSite(request, deps.publicUrl)) {
    throw refusedError(requestRefusals, "other_site");
  }
  const token = tokenOf(request, deps);
  request.signedIn = token === "" ? null : await deps.sessions.find(token);
  if (!request.signedIn) throw refusedError(requestRefusals, "signed_out");
  if (request.signedIn.standing.isSuspended) throw refusedError(capabilityRefusals, "suspended");
}

/** Null for anything that is not one of the few things that may be said. */
function read(text: string): ReceivedMessage | null {
  try {
    return z.safeParse(clientMessage, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function listen(
  socket: WebSocket,
  follower: Follower,
  { deps, onMessage }: LiveSocketOptions,
): void {
  const answer = async (message: ReceivedMessage): Promise<void> => {
    await deps.limits.count("message of one player", follower.playerId);
    if (message.kind === "ping") follower.send(PONG);
    else await onMessage(message, follower);
  };
  socket.on("message", (text: Buffer, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    const message = isBinary ? null : read(text.toString());
    if (!message) return socket.close(NOT_UNDERSTOOD, "not understood");
    answer(message).catch((error: unknown) => {
      if (error instanceof RefusedError) return socket.close(TOO_FAST, "too fast");
      deps.log.error({ error, message }, "a message could not be answered");
      socket.terminate();
    });
  });
}

export async function registerLiveSocket(
  app: FastifyInstance,
  options: LiveSocketOptions,
): Promise<void> {
  const { deps } = options;
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false, clientTracking: false },
    errorHandler: (_, socket) => socket.terminate(),
    preClose: (done) => void deps.sockets.close().then(() => done()),
  });
  app.get(
    LIVE_PATH,
    { websocket: true, onRequest: (request) => admit(request, deps) },
    (socket, request) => {
      const { id: playerId } = must(request.signedIn, "player at this socket").player;
      const follower = deps.sockets.add(socket, { playerId, token: tokenOf(request, deps) });
      listen(socket, follower, options);
    },
  );
}

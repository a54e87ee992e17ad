import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "#contract/endpoint.ts";
import { isDatabaseAway } from "#server/lib/database-away.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { StorageAwayError } from "#server/lib/storage-away.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { refusedLog } from "./refused-log.ts";
import { REQUEST_ID } from "./request-id.ts";

type PlainCode = Exclude<keyof typeof requestRefusals, "too_many_tries">;

/** Of what the HTTP layer itself refuses, by the error of its library. */
const requestErrors: Record<string, PlainCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "not_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
};

const inWords = (code: PlainCode): Refusal => ({ code, message: requestRefusals[code] });

/** While the database or the storage does not answer. */
export const RETRY_AFTER_SECONDS = 2;

/** Every failure leaves as `{code, message}`: refusals as they are, bugs without a word of detail. */
export function answerErrors(app: FastifyInstance): void {
  const note = refusedLog();
  app.setErrorHandler((error: FastifyError | RefusedError, request, reply) => {
    if (error instanceof RefusedError) {
      note(request, error);
      const { code, message, params, details } = error;
      if (typeof details["retryAfterSeconds"] === "number") {
        void reply.header("retry-after", details["retryAfterSeconds"]);
      }
      return reply
        .code(error.status)
        .send({ ...details, code, message, ...(params && { params }) });
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send(inWords(requestErrors[error.code] ?? "bad_input"));
    const away = awayOf(error);
    if (away) {
      request.log.warn({ error }, away.logged);
      void reply.header("retry-after", RETRY_AFTER_SECONDS);
      return reply.code(503).send(inWords(away.code));
    }
    // Behind the question mark may stand a token from a letter, or the address of a player.
    const [url] = request.url.split("?");
    request.log.error({ error, id: request.id, url }, "a request failed");
    return reply.code(500).send(inWords("bug"));
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(inWords("not_found")));
}

/** What does not answer at the moment, so that the request may be sent again; null: it is a bug. */
function awayOf(error: unknown): { code: PlainCode; logged: string } | null {
  if (error instanceof StorageAwayError) {
    return { code: "no_storage", logged: "the storage does not answer" };
  }
  if (!isDatabaseAway(error)) return null;
  return { code: "no_database", logged: "the database does not answer" };
}

/** An address that cannot be read never gets as far as a route and its hooks. */
export const answerBadUrl =
  (headers: Record<string, string>) =>
  ({ statusCode = 400 }: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...headers, [REQUEST_ID]: id });
    void reply.code(statusCode).send(inWords("bad_input"));
  };

const rawStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is no HTTP at all, or comes too slowly, has only a socket to be answered on. */
export const answerNoRequest =
  (headers: Record<string, string>) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = rawStatuses[code ?? ""] ?? 400;
    const body = JSON.stringify(inWords(status === 408 ? "too_slow" : "bad_input"));
    const all = {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  };

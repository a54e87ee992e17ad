import type { FastifyError, FastifyInstance } from "fastify";
import type { Refusal } from "#contract/endpoint.ts";
import { RefusedError } from "#server/lib/refuse.ts";

const bug: Refusal = { code: "bug", message: "Something went wrong. Please try again." };
const notFound: Refusal = { code: "not_found", message: "There is nothing here." };

/** Words for what the HTTP layer itself refuses. */
const requestErrors: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "not_json", message: "Please send JSON." },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "too_large", message: "That is too much to send at once." },
};
const badRequest: Refusal = { code: "bad_input", message: "This request cannot be read." };

/** Every failure leaves as `{code, message}`: refusals as they are, bugs without a word of detail. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RefusedError, request, reply) => {
    if (error instanceof RefusedError) {
      const { code, message, details } = error;
      if (typeof details["retryAfterSeconds"] === "number") {
        void reply.header("retry-after", details["retryAfterSeconds"]);
      }
      return reply.code(error.status).send({ ...details, code, message });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(requestErrors[error.code] ?? badRequest);
    request.log.error({ error, id: request.id, url: request.url }, "a request failed");
    return reply.code(500).send(bug);
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(notFound));
}

import type { FastifyError, FastifyInstance } from "fastify";
import type { Refusal } from "#contract/endpoint.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";

type PlainCode = Exclude<keyof typeof requestRefusals, "too_many_tries">;

/** Of what the HTTP layer itself refuses, by the error of its library. */
const requestErrors: Record<string, PlainCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "not_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
};

const inWords = (code: PlainCode): Refusal => ({ code, message: requestRefusals[code] });

/** Every failure leaves as `{code, message}`: refusals as they are, bugs without a word of detail. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RefusedError, request, reply) => {
    if (error instanceof RefusedError) {
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
    request.log.error({ error, id: request.id, url: request.url }, "a request failed");
    return reply.code(500).send(inWords("bug"));
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(inWords("not_found")));
}

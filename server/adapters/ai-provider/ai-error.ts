/** Everything that can go wrong between us and an AI, in our words. */
export type AiFailure =
  /** The provider's own filter said no, or kept back part of the answer. */
  | "refused"
  /** The answer was cut off. */
  | "cut"
  /** The answer does not have the asked form. */
  | "malformed"
  /** Our own moderator said no to the answer. */
  | "unsafe"
  /** There is no picture in the answer, or an empty one. */
  | "empty"
  | "rate_limited"
  | "unavailable"
  /** Wrong key, unknown model, a request that the provider does not understand. */
  | "misconfigured"
  | "timeout"
  | "over_budget";

const mayPass: readonly AiFailure[] = ["cut", "malformed", "unsafe", "rate_limited", "unavailable"];

/** Longer than this a player does not wait; the forge finishes the card instead. */
const RETRY_AFTER_MAX_MS = 3_000;

export class AiError extends Error {
  override name = "AiError";
  readonly failure: AiFailure;
  /** How long the provider asks us to wait. */
  readonly retryAfterMs: number;

  constructor(
    failure: AiFailure,
    detail: string,
    { cause, retryAfterMs = 0 }: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(`${failure}: ${detail}`, { cause });
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }

  get isWorthRepeating(): boolean {
    return mayPass.includes(this.failure) && this.retryAfterMs <= RETRY_AFTER_MAX_MS;
  }
}

type SdkError = {
  name: string;
  message: string;
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
  finishReason?: string;
};

/** The SDK is loaded lazily, so its errors are known by their names. */
const failureByName: Record<string, AiFailure> = {
  AbortError: "timeout",
  TimeoutError: "timeout",
  AI_NoImageGeneratedError: "empty",
  AI_NoObjectGeneratedError: "malformed",
  AI_NoOutputGeneratedError: "malformed",
  AI_JSONParseError: "malformed",
  AI_TypeValidationError: "malformed",
  AI_InvalidResponseDataError: "malformed",
  AI_APICallError: "unavailable",
  AI_RetryError: "unavailable",
  AI_StreamProviderError: "unavailable",
  // How fetch reports a connection that broke.
  TypeError: "unavailable",
};

export function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  const { name, message, statusCode, finishReason } = error as SdkError;
  if (statusCode !== undefined) return fromStatus(error as SdkError, statusCode);
  if (finishReason !== undefined && finishReason !== "stop") return fromFinish(finishReason, error);
  return new AiError(failureByName[name] ?? "misconfigured", message, { cause: error });
}

/** A filtered or cut answer may still be perfect JSON: only `stop` counts. */
export function fromFinish(finishReason: string, cause?: unknown): AiError {
  if (finishReason === "content-filter") return new AiError("refused", "filtered", { cause });
  if (finishReason === "length") return new AiError("cut", "too long", { cause });
  return new AiError("malformed", `finished with ${finishReason}`, { cause });
}

function fromStatus(error: SdkError, statusCode: number): AiError {
  const { message, responseHeaders, responseBody = "" } = error;
  const retryAfterMs = 1_000 * (Number(responseHeaders?.["retry-after"]) || 0);
  const options = { cause: error, retryAfterMs };
  return new AiError(
    failureOf(statusCode, message + responseBody),
    `${statusCode} ${message}`,
    options,
  );
}

function failureOf(statusCode: number, text: string): AiFailure {
  if (statusCode === 429) return "rate_limited";
  // A good status with an error is an answer that broke off.
  if (statusCode >= 500 || statusCode === 408 || statusCode < 400) return "unavailable";
  return /safety|policy|moderation|filter/i.test(text) ? "refused" : "misconfigured";
}

import type { LanguageModel } from "ai";
import type { AiSettings, CallLimits } from "#server/adapters/ai-provider/settings.ts";
import { AiError, fromFinish } from "#server/adapters/ai-provider/ai-error.ts";
import { callTwice } from "#server/adapters/ai-provider/calls.ts";
import { loadTextModel } from "#server/adapters/ai-provider/models.ts";
import type { CardWords, CardWriter, WriteRequest } from "#server/ports/card-writer.ts";
import type { Moderator } from "#server/ports/moderator.ts";
import { askedAnswer, isField, parseField, parseWords, textOf } from "./answer.ts";
import { instructions, promptFor } from "./instructions.ts";

export type AiWriterOptions = Partial<CallLimits> & { moderator: Moderator };

const ANSWER_TOKENS_MAX = 900;

type Sdk = typeof import("ai");

type Order = {
  settings: AiSettings;
  moderator: Moderator;
  silenceMs: number;
  request: WriteRequest;
  onField: (words: Partial<CardWords>) => void;
};

/** Asks a language model. Every word that leaves here has the asked form and passed the moderator. */
export function aiWriter(settings: AiSettings, options: AiWriterOptions): CardWriter {
  const { moderator, totalMs = 20_000, silenceMs = 6_000 } = options;
  return {
    name: `${settings.provider}:${settings.textModel}`,
    write(request, onField) {
      const order = { settings, moderator, silenceMs, request, onField };
      return callTwice((attempt) => ask(order, attempt), { ...options, totalMs, silenceMs });
    },
  };
}

type Attempt = { earlier: AiError | null; signal: AbortSignal };

async function ask(order: Order, { earlier, signal }: Attempt): Promise<CardWords> {
  const sdk = await import("ai");
  const textModel = await loadTextModel(order.settings);
  // A chatty model gets a second chance: then everything around the outermost braces is dropped.
  const middleware = sdk.extractJsonMiddleware(earlier ? { transform: outermostObject } : {});
  const model = sdk.wrapLanguageModel({ model: textModel, middleware });

  const hangUp = new AbortController();
  const silent = () => hangUp.abort(new AiError("timeout", "no answer began"));
  const patience = setTimeout(silent, order.silenceMs);
  try {
    const { partials, finished } = startStream(sdk, {
      model,
      prompt: promptFor(order.request, earlier),
      silenceMs: order.silenceMs,
      signal: AbortSignal.any([signal, hangUp.signal]),
    });
    const release = releaseFields(order);
    for await (const partial of partials) {
      clearTimeout(patience);
      await release(partial, { isWhole: false });
    }
    const answer = await finished;
    await release(answer, { isWhole: true });
    return parseWords(answer);
  } finally {
    // Also after a refused field: the provider would charge for words that go unread.
    clearTimeout(patience);
    hangUp.abort();
  }
}

type StreamOrder = {
  model: LanguageModel;
  prompt: string;
  silenceMs: number;
  signal: AbortSignal;
};

function startStream(sdk: Sdk, { model, prompt, silenceMs, signal }: StreamOrder) {
  let streamError: unknown = null;
  const stream = sdk.streamText({
    model,
    instructions,
    prompt,
    output: sdk.Output.object({ schema: askedAnswer, name: "card" }),
    maxOutputTokens: ANSWER_TOKENS_MAX,
    maxRetries: 0,
    timeout: { chunkMs: silenceMs },
    abortSignal: signal,
    // Without this the SDK prints errors of the stream and forgets them.
    onError: ({ error }) => {
      streamError = error;
    },
  });
  const finished = Promise.all([stream.output, stream.finishReason]).then(
    ([answer, finishReason]) => {
      if (finishReason !== "stop") throw fromFinish(finishReason);
      return answer;
    },
    (error: unknown) => {
      throw streamError ?? signal.reason ?? error;
    },
  );
  // The stream is read first; without this, a failure until then would be an unhandled rejection.
  finished.catch(() => {});
  return { partials: stream.partialOutputStream, finished };
}

const outermostObject = (text: string): string => {
  const [start, end] = [text.indexOf("{"), text.lastIndexOf("}")];
  return start >= 0 && end > start ? text.slice(start, end + 1) : text;
};

/** Announces each field once, when the next one has begun, so that nothing unfinished is shown. */
function releaseFields({ moderator, onField }: Order) {
  const released = new Set<string>();
  return async (answer: object, { isWhole }: { isWhole: boolean }): Promise<void> => {
    const begun = Object.entries(answer);
    for (const [key, value] of isWhole ? begun : begun.slice(0, -1)) {
      if (released.has(key) || !isField(key)) continue;
      released.add(key);
      const words = parseField(key, value);
      if (words === null) throw new AiError("malformed", `${key} does not have the asked form`);
      const verdict = await moderator.review(textOf(words));
      if (!verdict.allowed) throw new AiError("unsafe", `${key}: ${verdict.code}`);
      onField(words);
    }
  };
}

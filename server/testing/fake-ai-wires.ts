/** How four kinds of provider put the same answer on the wire, piece by piece. */
export type Answer = {
  text: string;
  model: string;
  ending: "stop" | "filtered" | "cut" | "refused";
};

/** One event of a stream, with its name where the protocol names events. */
type WireEvent = { event?: string; data: unknown };

export type Wire = {
  answersTo: RegExp;
  pieces(answer: Answer): WireEvent[];
};

const PIECE = 12;

const cutUp = (text: string): string[] => text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, "g")) ?? [];

const usage = { input_tokens: 420, output_tokens: 210, total_tokens: 630 };

const openAiResponses: Wire = {
  answersTo: /\/responses$/,
  pieces({ text, model, ending }) {
    const place = { item_id: "msg_1", output_index: 0, content_index: 0 };
    const isRefused = ending === "refused";
    const content = isRefused
      ? { type: "refusal", refusal: "I cannot help with that." }
      : { type: "output_text", text, annotations: [], logprobs: null };
    const message = { id: "msg_1", type: "message", role: "assistant", status: "completed" };
    const isIncomplete = ending === "cut" || ending === "filtered";
    const reason = ending === "cut" ? "max_output_tokens" : "content_filter";
    const response = {
      id: "resp_1",
      object: "response",
      created_at: 1,
      model,
      status: isIncomplete ? "incomplete" : "completed",
      incomplete_details: isIncomplete ? { reason } : null,
      output: [{ ...message, content: [content] }],
      usage: {
        ...usage,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens_details: { reasoning_tokens: 0 },
      },
    };
    const begun = { ...response, output: [], status: "in_progress" };
    const item = { ...message, status: "in_progress", content: [] };
    const deltas = isRefused
      ? [{ type: "response.refusal.delta", ...place, delta: "I cannot help with that." }]
      : cutUp(text).map((delta) => ({ type: "response.output_text.delta", ...place, delta }));
    return [
      { type: "response.created", response: begun },
      { type: "response.output_item.added", output_index: 0, item },
      ...deltas,
      { type: "response.output_item.done", output_index: 0, item: { ...item, ...message } },
      { type: isIncomplete ? "response.incomplete" : "response.completed", response },
    ].map((data) => ({ event: data.type, data }));
  },
};

const chatCompletions: Wire = {
  answersTo: /\/chat\/completions$/,
  pieces({ text, model, ending }) {
    const reasons = {
      stop: "stop",
      cut: "length",
      filtered: "content_filter",
      refused: "content_filter",
    };
    const chunk = (delta: object, reason: string | null) => ({
      data: {
        id: "c",
        object: "chat.completion.chunk",
        created: 1,
        model,
        choices: [{ index: 0, delta, finish_reason: reason }],
      },
    });
    return [
      ...cutUp(text).map((content) => chunk({ content }, null)),
      chunk({}, reasons[ending]),
      { data: "[DONE]" },
    ];
  },
};

const anthropicMessages: Wire = {
  answersTo: /\/messages$/,
  pieces({ text, model, ending }) {
    const reasons = {
      stop: "end_turn",
      cut: "max_tokens",
      filtered: "refusal",
      refused: "refusal",
    };
    const message = { id: "a", type: "message", role: "assistant", model, content: [], usage };
    return [
      { type: "message_start", message: { ...message, stop_reason: null, stop_sequence: null } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      ...cutUp(text).map((piece) => ({
        type: "content_block_delta",
        index: 0,
        delta: { type: "text_delta", text: piece },
      })),
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: reasons[ending], stop_sequence: null },
        usage,
      },
      { type: "message_stop" },
    ].map((data) => ({ event: data.type, data }));
  },
};

const googleGenerate: Wire = {
  answersTo: /:streamGenerateContent/,
  pieces({ text, ending }) {
    const reasons = { stop: "STOP", cut: "MAX_TOKENS", filtered: "SAFETY", refused: "SAFETY" };
    const pieces = cutUp(text);
    return pieces.map((piece, i) => {
      const isLast = i === pieces.length - 1;
      const candidate = { content: { role: "model", parts: [{ text: piece }] }, index: 0 };
      return {
        data: {
          candidates: [{ ...candidate, ...(isLast ? { finishReason: reasons[ending] } : {}) }],
          usageMetadata: { promptTokenCount: 420, candidatesTokenCount: 210, totalTokenCount: 630 },
        },
      };
    });
  },
};

export const wires: readonly Wire[] = [
  openAiResponses,
  chatCompletions,
  anthropicMessages,
  googleGenerate,
];

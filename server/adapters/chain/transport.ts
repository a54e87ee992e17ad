/** The way to a network: one call goes out; one answer comes back, or the outcome stays unknown. */
import { createDefaultRpcTransport } from "@solana/kit";
import type { EmbeddedChain } from "./embedded/embedded-chain.ts";

export type Transport = (asked: { payload: unknown; signal?: AbortSignal }) => Promise<unknown>;

export const overHttp = (url: string): Transport => {
  const transport = createDefaultRpcTransport({ url });
  return (asked) => transport(asked);
};

export const inProcess =
  ({ handle }: EmbeddedChain): Transport =>
  ({ payload }) =>
    handle(payload);

/** What comes later than this has not come. */
const PATIENCE_MS = 10_000;

/** An answer that does not fit the question, or says nothing, is as good as none. */
export function withPatience(transport: Transport, patienceMs = PATIENCE_MS): Transport {
  return async ({ payload }) => {
    const signal = AbortSignal.timeout(patienceMs);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    const answer = await Promise.race([transport({ payload, signal }), tooLate]);
    requireAnswerTo(payload, answer);
    return answer;
  };
}

function requireAnswerTo(payload: unknown, answer: unknown): void {
  const { id } = payload as { id: unknown };
  if (typeof answer === "object" && answer !== null && "id" in answer) {
    const isAnswer = "result" in answer || "error" in answer;
    if (isAnswer && String(answer.id) === String(id)) return;
  }
  throw new Error("the answer does not fit the question");
}

import { loadTextModel } from "./models.ts";
import type { AiSettings } from "./settings.ts";

const PATIENCE_MS = 20_000;
const WORD_MAX = 60;

/** The least that a provider can be asked for: whether it knows the key and the model. */
export async function oneWord(settings: AiSettings): Promise<string> {
  const { generateText } = await import("ai");
  const { text } = await generateText({
    model: await loadTextModel(settings),
    prompt: "Answer with one friendly word.",
    maxOutputTokens: 200,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(PATIENCE_MS),
  });
  return text.trim().slice(0, WORD_MAX);
}

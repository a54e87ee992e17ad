import { suggestInstead, type TextRefusal } from "#game/creation/allowed.ts";
import type { Moderator } from "#server/ports/moderator.ts";

export type OpenAiModeratorSettings = {
  apiKey: string;
  /** Null for the provider's own address. */
  baseUrl: string | null;
  /** The game's own rules come first; they also stand when the provider does not answer. */
  local: Moderator;
  onFailure?: (error: unknown) => void;
  timeoutMs?: number;
};

export type OpenAiModerator = Moderator & {
  /** May this picture be shown? Doubt means no. */
  mayShow(picture: Uint8Array): Promise<boolean>;
};

const MODEL = "omni-moderation-latest";
const OPENAI_URL = "https://api.openai.com/v1";

/** Their categories in our words, the gravest first. */
const refusalByCategory: readonly (readonly [RegExp, TextRefusal])[] = [
  [/^self-harm/, "self_harm"],
  [/^sexual/, "sexual"],
  [/^hate/, "hate"],
  [/^violence/, "violence"],
  [/^harassment/, "rude"],
  [/^illicit/, "violence"],
];

/** Other servers than the provider's own may leave out why. */
type Judgement = { flagged: boolean; categories?: Record<string, boolean> };

/** Asks the free moderation call of OpenAI after the local rules. */
export function openAiModerator(settings: OpenAiModeratorSettings): OpenAiModerator {
  const { local, onFailure } = settings;
  return {
    async review(text) {
      const verdict = await local.review(text);
      if (!verdict.allowed) return verdict;
      try {
        const refusal = refusalFor(await judge(settings, text));
        if (refusal === null) return verdict;
        return { allowed: false, code: refusal, suggestions: suggestInstead(refusal, text) };
      } catch (error) {
        onFailure?.(error);
        return verdict;
      }
    },
    async mayShow(picture) {
      try {
        const url = `data:image/webp;base64,${Buffer.from(picture).toString("base64")}`;
        const judgement = await judge(settings, [{ type: "image_url", image_url: { url } }]);
        return !judgement.flagged;
      } catch (error) {
        onFailure?.(error);
        return false;
      }
    },
  };
}

async function judge(
  { apiKey, baseUrl, timeoutMs = 5_000 }: OpenAiModeratorSettings,
  input: unknown,
): Promise<Judgement> {
  const response = await fetch(`${baseUrl ?? OPENAI_URL}/moderations`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: MODEL, input }),
    signal: AbortSignal.timeout(timeoutMs),
    // A player's words go to the provider and no further.
    redirect: "error",
  });
  if (!response.ok) throw new Error(`moderation answered ${response.status}`);
  const { results } = (await response.json()) as { results?: Judgement[] };
  const [judgement] = results ?? [];
  if (typeof judgement?.flagged !== "boolean") throw new Error("moderation did not judge");
  return judgement;
}

function refusalFor({ flagged, categories = {} }: Judgement): TextRefusal | null {
  if (!flagged) return null;
  const found = Object.keys(categories).filter((category) => categories[category]);
  const match = refusalByCategory.find(([pattern]) => found.some((name) => pattern.test(name)));
  return match?.[1] ?? "violence";
}

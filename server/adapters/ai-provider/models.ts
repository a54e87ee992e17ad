/** SDKs are loaded when the first card is written: a game without a key never pays for them. */
import type { ImageModel } from "ai";
import { AiError } from "./ai-error.ts";
import type { AiSettings } from "./settings.ts";

/** Some providers only write. */
export const canPaint = ({ provider, imageModel }: AiSettings): boolean =>
  imageModel !== null && provider !== "anthropic";

const optionsOf = ({ apiKey, baseUrl }: AiSettings) => ({
  apiKey,
  ...(baseUrl === null ? {} : { baseURL: baseUrl }),
});

async function loadOpenAi(settings: AiSettings) {
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI(optionsOf(settings));
}

async function loadAnthropic(settings: AiSettings) {
  const { createAnthropic } = await import("@ai-sdk/anthropic");
  return createAnthropic(optionsOf(settings));
}

async function loadGoogle(settings: AiSettings) {
  const { createGoogle } = await import("@ai-sdk/google");
  return createGoogle(optionsOf(settings));
}

async function loadCompatible({ apiKey, baseUrl }: AiSettings) {
  if (baseUrl === null) throw new AiError("misconfigured", "a compatible server needs an address");
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "compatible",
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  });
}

export async function loadTextModel(settings: AiSettings) {
  const { provider, textModel } = settings;
  if (provider === "openai") return (await loadOpenAi(settings))(textModel);
  if (provider === "anthropic") return (await loadAnthropic(settings))(textModel);
  if (provider === "google") return (await loadGoogle(settings))(textModel);
  return (await loadCompatible(settings))(textModel);
}

export async function loadImageModel(settings: AiSettings): Promise<ImageModel> {
  const { provider, imageModel } = settings;
  if (imageModel === null || !canPaint(settings)) {
    throw new AiError("misconfigured", `${provider} has no image model`);
  }
  if (provider === "openai") return (await loadOpenAi(settings)).image(imageModel);
  if (provider === "google") return (await loadGoogle(settings)).image(imageModel);
  return (await loadCompatible(settings)).imageModel(imageModel);
}

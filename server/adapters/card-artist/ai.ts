import sharp, { type Sharp } from "sharp";
import { AiError } from "#server/adapters/ai-provider/ai-error.ts";
import { callTwice } from "#server/adapters/ai-provider/calls.ts";
import { loadImageModel } from "#server/adapters/ai-provider/models.ts";
import type { AiSettings, CallLimits } from "#server/adapters/ai-provider/settings.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import type { DescriptionReader } from "#server/ports/description-reader.ts";
import { encodePainting } from "./encode.ts";
import { paintingPrompt } from "./painting-prompt.ts";

export type AiArtistOptions = Partial<Pick<CallLimits, "mayCall" | "totalMs">> & {
  /** Whether a finished picture may be shown; doubt means no. */
  mayShow?: (picture: Uint8Array) => Promise<boolean>;
  /** What of the description the picture should show. */
  reader?: DescriptionReader;
};

const PIXELS_MAX = 25_000_000;
const SIDE_MIN = 256;
/** A filter that says no with a picture sends one colour, nearly. */
const DEVIATION_MIN = 3;

/** What each provider calls an upright picture. */
const upright = {
  openai: { size: "1024x1536" },
  google: { aspectRatio: "3:4" },
  compatible: { size: "1024x1024" },
  anthropic: {},
} as const;

/** Asks an image model. What it sends is decoded, looked at and encoded again before it is used. */
export function aiArtist(settings: AiSettings, options: AiArtistOptions = {}): CardArtist {
  const { mayShow, reader, totalMs = 60_000 } = options;
  const limits = { ...options, totalMs, silenceMs: totalMs };
  return {
    name: `${settings.provider}:${settings.imageModel ?? "none"}`,
    async paint(request) {
      // A reader that fails does not hold up the picture.
      const words = await reader?.read(request.description).catch(() => null);
      const prompt = paintingPrompt(request, words?.understood ?? []);
      const image = await callTwice(({ signal }) => ask(settings, prompt, signal), limits);
      const painting = await encodePainting(image);
      if (mayShow && !(await mayShow(painting.picture))) {
        throw new AiError("unsafe", "the picture may not be shown");
      }
      return painting;
    },
  };
}

async function ask(settings: AiSettings, prompt: string, abortSignal: AbortSignal): Promise<Sharp> {
  const { generateImage } = await import("ai");
  const { image } = await generateImage({
    model: await loadImageModel(settings),
    prompt,
    ...upright[settings.provider],
    n: 1,
    maxRetries: 0,
    abortSignal,
  });
  return openImage(image.uint8Array);
}

async function openImage(bytes: Uint8Array): Promise<Sharp> {
  if (!looksLikeImage(Buffer.from(bytes))) throw new AiError("empty", "these bytes are no picture");
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" });
  try {
    const { width, height } = await image.metadata();
    const { channels } = await image.stats();
    const isBlank = channels.every(({ stdev }) => stdev < DEVIATION_MIN);
    if (Math.min(width, height) < SIDE_MIN || isBlank) throw new Error("too small, or blank");
  } catch (error) {
    throw new AiError("empty", "the picture cannot be used", { cause: error });
  }
  return image;
}

/** PNG, JPEG or WebP, by their first bytes. An empty answer comes without an error. */
function looksLikeImage(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString("latin1");
  const isWebp = head.startsWith("RIFF") && head.endsWith("WEBP");
  return head.startsWith("\x89PNG") || head.startsWith("\xff\xd8\xff") || isWebp;
}

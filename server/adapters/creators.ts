import type { Log } from "#server/lib/log.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import type { CardWriter } from "#server/ports/card-writer.ts";
import type { CutOutArtist } from "#server/ports/cut-out-artist.ts";
import type { DescriptionReader } from "#server/ports/description-reader.ts";
import type { LocalModerator, Moderator } from "#server/ports/moderator.ts";
import type { SketchArtist } from "#server/ports/sketch-artist.ts";
import { canPaint } from "./ai-provider/models.ts";
import { oneWord } from "./ai-provider/one-word.ts";
import type { AiSettings } from "./ai-provider/settings.ts";
import { aiArtist } from "./card-artist/ai.ts";
import { forgeCutOuts } from "./card-artist/cut-out.ts";
import { forgeArtist, type DrawnSize } from "./card-artist/embedded.ts";
import { forgeSketches } from "./card-artist/sketch.ts";
import { aiWriter } from "./card-writer/ai.ts";
import { forgeWriter } from "./card-writer/embedded.ts";
import { forgeReader } from "./description-reader/embedded.ts";
import { forgeThreads } from "./forge/threads.ts";
import { localModerator } from "./moderator/embedded.ts";
import { openAiModerator } from "./moderator/openai.ts";

/** Who judges, writes and paints, in the order in which they are asked. The forge is always last. */
export type Creators = {
  moderator: Moderator;
  localModerator: LocalModerator;
  writers: readonly CardWriter[];
  artists: readonly CardArtist[];
  sketchArtist: SketchArtist;
  cutOutArtist: CutOutArtist;
  descriptionReader: DescriptionReader;
  /** One word, for those who want to know whether the provider answers; null without one. */
  askProvider: (() => Promise<string>) | null;
  close(): Promise<void>;
};

export type CreatorSurroundings = {
  log: Log;
  /** Reserves a call to a paid provider. */
  mayCall(): Promise<boolean>;
  /** How large the forge draws; as large as a picture when it is not said. */
  drawAt?: DrawnSize | undefined;
};

export function openCreators(
  ai: AiSettings | null,
  { log, mayCall, drawAt }: CreatorSurroundings,
): Creators {
  const threads = forgeThreads();
  const forge = { writer: forgeWriter(threads), artist: forgeArtist(threads, drawAt) };
  const local = localModerator();
  const descriptionReader = forgeReader();
  const close = async () => {
    await descriptionReader.close();
    await threads.close();
  };
  const sketchArtist = forgeSketches(threads);
  const cutOutArtist = forgeCutOuts(threads, drawAt);
  if (ai === null) {
    const makers = { writers: [forge.writer], artists: [forge.artist] };
    return {
      moderator: local,
      localModerator: local,
      ...makers,
      sketchArtist,
      cutOutArtist,
      descriptionReader,
      askProvider: null,
      close,
    };
  }
  const { apiKey, baseUrl } = ai;
  const onFailure = (error: unknown) => log.warn({ error }, "the provider's moderation failed");
  const judge =
    ai.provider === "openai" ? openAiModerator({ apiKey, baseUrl, local, onFailure }) : null;
  const moderator = judge ?? local;
  const painter = aiArtist(ai, {
    mayCall,
    reader: descriptionReader,
    ...(judge && { mayShow: judge.mayShow }),
  });
  return {
    moderator,
    localModerator: local,
    writers: [aiWriter(ai, { moderator, mayCall }), forge.writer],
    artists: canPaint(ai) ? [painter, forge.artist] : [forge.artist],
    sketchArtist,
    cutOutArtist,
    descriptionReader,
    askProvider: () => oneWord(ai),
    close,
  };
}

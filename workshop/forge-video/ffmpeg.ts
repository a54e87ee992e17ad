/** Frames go into a lossless reel first, so that every format is made from the same picture. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, statSync } from "node:fs";
import type { Size } from "#forge/scene/raster.ts";
import { framesPerSecond } from "./films.ts";

export function requireFfmpeg(): void {
  if (!spawnSync("ffmpeg", ["-version"]).error) return;
  throw new Error(
    "ffmpeg is not on the PATH. Get it with `apt install ffmpeg`, `brew install ffmpeg` or `winget install ffmpeg`.",
  );
}

const quiet = ["-hide_banner", "-loglevel", "error", "-y"];

export function openReel(file: string, { width, height }: Size) {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`];
  const args = [...quiet, ...raw, "-r", `${framesPerSecond}`, "-i", "-", "-c:v", "ffv1", file];
  const ffmpeg = spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "close");
  return {
    file,
    async add(frame: Uint8Array): Promise<void> {
      if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
    },
    async close(): Promise<void> {
      ffmpeg.stdin.end();
      const [code] = (await ended) as [number];
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}

const largest = 1_000_000;
const largestPoster = 40_000;

/** Browsers take it that a film is in these colours; without the words some guess others. */
const colors = "bt709";
const asVideo = [
  ["-an", "-vf", `scale=out_color_matrix=${colors}:out_range=tv,format=yuv420p`],
  ["-colorspace", colors, "-color_primaries", colors, "-color_trc", colors],
].flat();

type Format = {
  ending: string;
  bytesMax: number;
  /** From good to poor; the first that is small enough is taken. */
  qualities: readonly number[];
  make(reel: string, file: string, quality: number): void;
};

const formats: readonly Format[] = [
  {
    ending: "webm",
    bytesMax: largest,
    qualities: [33, 36, 39, 42, 46],
    make(reel, file, quality) {
      const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", `${quality}`, "-row-mt", "1"];
      const passes = ["-g", "240", "-speed", "1", "-passlogfile", `${reel}.log`];
      const film = [...quiet, "-i", reel, ...asVideo, ...vp9, ...passes];
      run([...film, "-pass", "1", "-f", "null", "-"]);
      run([...film, "-pass", "2", file]);
    },
  },
  {
    ending: "mp4",
    bytesMax: largest,
    qualities: [23, 25, 27, 29, 32],
    make(reel, file, quality) {
      const h264 = ["-c:v", "libx264", "-preset", "veryslow", "-crf", `${quality}`];
      const fast = ["-profile:v", "high", "-movflags", "+faststart"];
      run([...quiet, "-i", reel, ...asVideo, ...h264, ...fast, file]);
    },
  },
  {
    ending: "webp",
    bytesMax: largestPoster,
    qualities: [82, 76, 70, 62, 54],
    make(reel, file, quality) {
      const still = ["-frames:v", "1", "-c:v", "libwebp", "-quality", `${quality}`];
      run([...quiet, "-i", reel, ...still, "-compression_level", "6", file]);
    },
  },
];

/** Writes `name`.webm, .mp4 and .webp, and says how large they are. */
export function* encodeFilm(reel: string, name: string): Generator<string> {
  for (const { ending, qualities, bytesMax, make } of formats) {
    const draft = `${reel}.${ending}`;
    const quality = qualities.find((each) => {
      make(reel, draft, each);
      return statSync(draft).size < bytesMax;
    });
    if (quality === undefined) throw new Error(`${name}.${ending} is too large at any quality.`);
    copyFileSync(draft, `${name}.${ending}`);
    yield `${name}.${ending}: ${statSync(draft).size} bytes at quality ${quality}`;
  }
}

function run(args: readonly string[]): void {
  const { status } = spawnSync("ffmpeg", args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

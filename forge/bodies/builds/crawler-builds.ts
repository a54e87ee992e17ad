/** The bodies of crawling animals, by species word. Data only. */
import type { Vector } from "#forge/shapes/vector.ts";

/** A round segment: where its middle is, and its radii. */
type Segment = { at: Vector; radii: Vector; isLight?: boolean };

export type CrawlerBuild = {
  segments: readonly Segment[];
  /** Height, depth and radius of the head. */
  head: readonly [y: number, z: number, size: number];
  /** Feet: how many pairs, along which part of the body, how far out, how high the knees are. */
  legs: {
    pairs: number;
    span: readonly [number, number];
    reach: number;
    knee: number;
    radius: number;
  };
  kind: "spider" | "scorpion" | "crab" | "ant" | "grub";
  yaw?: number;
};

const spider: CrawlerBuild = {
  segments: [
    { at: [0, 0.86, -0.62], radii: [0.54, 0.52, 0.58] },
    { at: [0, 0.6, 0.05], radii: [0.32, 0.27, 0.36] },
  ],
  head: [0.72, 0.42, 0.46],
  legs: { pairs: 4, span: [0.34, -0.34], reach: 1.05, knee: 0.98, radius: 0.085 },
  kind: "spider",
  yaw: 0.35,
};

const scorpion: CrawlerBuild = {
  segments: [
    { at: [0, 0.42, -0.5], radii: [0.3, 0.22, 0.28] },
    { at: [0, 0.44, -0.18], radii: [0.38, 0.25, 0.34] },
    { at: [0, 0.46, 0.16], radii: [0.38, 0.27, 0.34] },
  ],
  head: [0.6, 0.46, 0.38],
  legs: { pairs: 4, span: [0.18, -0.42], reach: 0.82, knee: 0.55, radius: 0.07 },
  kind: "scorpion",
  yaw: 0.4,
};

const crab: CrawlerBuild = {
  segments: [{ at: [0, 0.6, 0], radii: [0.66, 0.38, 0.44] }],
  head: [0.68, 0.16, 0.48],
  legs: { pairs: 3, span: [0.12, -0.3], reach: 1, knee: 0.66, radius: 0.08 },
  kind: "crab",
  yaw: 0.25,
};

const ant: CrawlerBuild = {
  segments: [
    { at: [0, 0.62, -0.68], radii: [0.36, 0.34, 0.48] },
    { at: [0, 0.58, -0.2], radii: [0.16, 0.16, 0.18] },
    { at: [0, 0.64, 0.12], radii: [0.24, 0.22, 0.3] },
  ],
  head: [0.88, 0.48, 0.44],
  legs: { pairs: 3, span: [0.28, -0.1], reach: 0.72, knee: 0.72, radius: 0.06 },
  kind: "ant",
  yaw: 0.55,
};

/** A row of balls from the tail to the neck, humped in the middle. */
function row(count: number, { size, hump, wave }: { size: number; hump: number; wave: number }) {
  return Array.from({ length: count }, (_, i): Segment => {
    const t = i / (count - 1);
    const front = Math.max(0, t - 0.72) / 0.28;
    const r = size * (0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, t + 0.12)));
    return {
      at: [
        wave * Math.sin(t * 2 * Math.PI) * (1 - t),
        r + 0.08 + hump * Math.sin(Math.PI * Math.min(1, t / 0.8)) + 0.26 * front * front,
        -1.15 + 1.5 * t,
      ],
      radii: [r, r, r * 0.92],
      isLight: i % 2 === 1,
    };
  });
}

const caterpillar: CrawlerBuild = {
  segments: row(6, { size: 0.36, hump: 0.03, wave: 0 }),
  head: [0.98, 0.5, 0.46],
  legs: { pairs: 6, span: [0.35, -1.1], reach: 0.26, knee: 0, radius: 0.1 },
  kind: "grub",
  yaw: 0.75,
};

const centipede: CrawlerBuild = {
  segments: row(12, { size: 0.25, hump: 0.02, wave: 0.42 }).map(
    ({ at: [x, y, z], ...segment }) => ({
      ...segment,
      at: [x + 0.5 * Math.max(0, -z - 0.3), y, z * 1.15 + 0.05],
    }),
  ),
  head: [0.84, 0.62, 0.36],
  legs: { pairs: 10, span: [0.3, -1.2], reach: 0.42, knee: 0.3, radius: 0.05 },
  kind: "grub",
  yaw: 0.95,
};

const worm: CrawlerBuild = {
  segments: row(9, { size: 0.26, hump: 0.3, wave: 0 }),
  head: [0.86, 0.5, 0.36],
  legs: { pairs: 0, span: [0, 0], reach: 0, knee: 0, radius: 0 },
  kind: "grub",
  yaw: 0.8,
};

export const usualCrawler = spider;

export const crawlerBuilds: Record<string, CrawlerBuild> = {
  scorpion,
  crab,
  hermitcrab: crab,
  ant,
  termite: ant,
  caterpillar,
  silkworm: caterpillar,
  grub: caterpillar,
  centipede,
  millipede: centipede,
  worm,
  earthworm: worm,
  inchworm: worm,
  slug: worm,
};

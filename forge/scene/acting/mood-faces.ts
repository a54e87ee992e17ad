/** How a mood shows on any face, beyond what its plan does of itself. Data only. */
import type { Mood } from "#forge/genome.ts";

export type MoodFace = {
  /** The upper lid is no higher than this; of wide eyes no lower. */
  lid?: number;
  wide?: true;
  /** The lids fall towards the nose (stern) or, below 0, outwards (sad). */
  slant?: number;
  /** How low the lower lid is: it rises in a smile and in a squint. */
  lowerLid?: number;
  /** It looks aside. */
  aside?: number;
  /** In eye heights: how much higher their inner ends are, and how far above the eye they lie. */
  brows?: { tilt: number; lift?: number; thick?: number; gray?: true; uneven?: number };
  mouth?: "teeth" | "smile";
  tear?: true;
  blush?: true;
  /** Radians: chest out is above 0; what hangs its head is below. */
  pitch?: number;
  roll?: number;
};

export const moodFaces: Record<Mood, MoodFace> = {
  shy: { aside: -0.34, brows: { tilt: 0.3, lift: 0.1 }, blush: true, pitch: -0.06 },
  brave: { lid: 0.78, slant: 0.1, brows: { tilt: -0.3, thick: 1.25 }, pitch: 0.12 },
  gentle: { slant: -0.14, lowerLid: 0.62, blush: true },
  fierce: { lid: 0.66, slant: 0.3, brows: { tilt: -0.6, thick: 1.5 }, mouth: "teeth" },
  sleepy: { lid: 0.12 },
  wise: { lid: 0.46, slant: -0.08, brows: { tilt: 0.08, lift: 0.12, thick: 1.7, gray: true } },
  playful: {
    wide: true,
    lid: 0.95,
    lowerLid: 0.66,
    brows: { tilt: 0.1, lift: 0.25 },
    mouth: "smile",
  },
  proud: { lid: 0.42, brows: { tilt: 0.05, lift: 0.3 }, pitch: 0.18 },
  grumpy: { lid: 0.52, brows: { tilt: -0.12, lift: -0.2, thick: 1.8 }, pitch: -0.05 },
  sneaky: { lid: 0.4, lowerLid: 0.5, aside: 0.3, brows: { tilt: -0.35, uneven: 0.3 } },
  lonely: { lid: 0.74, slant: -0.3, brows: { tilt: 0.55, lift: 0.05 }, tear: true, pitch: -0.08 },
  curious: { wide: true, lid: 1.02, brows: { tilt: 0.1, lift: 0.3, uneven: 0.35 }, roll: 0.12 },
};

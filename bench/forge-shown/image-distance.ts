/**
 * How different two pictures look. They are compared in blocks, so that noise does not count, and
 * in OKLab, where equal steps look equal; 1 is about the least that an eye can tell apart.
 */
import { toOklch } from "#forge/paint/color.ts";

export type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

export type Distance = {
  /** Over the whole picture. */
  mean: number;
  /** Where it is largest, over a place of two by two blocks. */
  worst: number;
};

const block = 5;

/** From how much on two pictures are not the same: a horn more, another colour, another pose. */
const tolerated: Distance = { mean: 1.5, worst: 3 };

export const looksOther = ({ mean, worst }: Distance): boolean =>
  mean > tolerated.mean || worst > tolerated.worst;

type Blocks = { across: number; down: number; lab: Float64Array };

/** The average colour of each block: lightness, and how green or red and blue or yellow it is. */
function blocksOf({ width, height, data }: Pixels): Blocks {
  const across = Math.floor(width / block);
  const down = Math.floor(height / block);
  const lab = new Float64Array(across * down * 3);
  for (let i = 0; i < across * down; i++) {
    const sum: [number, number, number] = [0, 0, 0];
    for (let k = 0; k < block * block; k++) {
      const x = (i % across) * block + (k % block);
      const y = Math.floor(i / across) * block + Math.floor(k / block);
      for (let c = 0; c < 3; c++) sum[c]! += data[(y * width + x) * 3 + c]! / (255 * block * block);
    }
    const [lightness, chroma, hue] = toOklch(sum);
    const angle = (hue * Math.PI) / 180;
    lab.set([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)], i * 3);
  }
  return { across, down, lab };
}

/**
 * The pictures must have the same size. With `inside`, of 1 for each pixel that counts, only blocks
 * of which at least half counts are compared.
 */
export function distanceBetween(one: Pixels, other: Pixels, inside?: Uint8Array): Distance {
  const a = blocksOf(one);
  const b = blocksOf(other);
  const { across, down } = a;
  const counted = inside && countedBlocks(inside, one.width, a);
  const apart = Float64Array.from({ length: across * down }, (_, i) =>
    counted?.[i] === 0
      ? 0
      : Math.hypot(...[0, 1, 2].map((c) => 100 * (a.lab[i * 3 + c]! - b.lab[i * 3 + c]!))),
  );
  let worst = 0;
  for (let y = 0; y + 1 < down; y++) {
    for (let x = 0; x + 1 < across; x++) {
      const i = y * across + x;
      const here = apart[i]! + apart[i + 1]! + apart[i + across]! + apart[i + across + 1]!;
      worst = Math.max(worst, here / 4);
    }
  }
  const blocks = counted ? counted.reduce((sum, each) => sum + each, 0) : apart.length;
  return { mean: apart.reduce((sum, d) => sum + d, 0) / blocks, worst };
}

/** 1 for each block of which at least half counts. */
function countedBlocks(inside: Uint8Array, width: number, { across, down }: Blocks): Uint8Array {
  const counted = new Uint8Array(across * down);
  for (let i = 0; i < counted.length; i++) {
    let covered = 0;
    for (let k = 0; k < block * block; k++) {
      const x = (i % across) * block + (k % block);
      covered += inside[(Math.floor(i / across) * block + Math.floor(k / block)) * width + x]!;
    }
    counted[i] = covered * 2 >= block * block ? 1 : 0;
  }
  return counted;
}

/** Pictures of floating-point numbers, and how they are blurred, enlarged and shrunk. */
import { clamp } from "#forge/shapes/numbers.ts";

export type Raster = {
  width: number;
  height: number;
  channels: 1 | 3;
  values: Float32Array;
  /** 1 for each pixel that something will be laid over wholly, and that need not be painted. */
  hidden?: Uint8Array;
};

export const newRaster = (width: number, height: number, channels: 1 | 3): Raster => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
});

type Axis = { first: Int32Array; second: Int32Array; part: Float32Array };

/** For each pixel of the larger side: between which two smaller ones it lies, eased. */
function stretched(from: number, to: number): Axis {
  const axis = {
    first: new Int32Array(to),
    second: new Int32Array(to),
    part: new Float32Array(to),
  };
  for (let i = 0; i < to; i++) {
    const at = clamp(((i + 0.5) * from) / to - 0.5, 0, from - 1);
    const first = Math.min(from - 1, Math.floor(at));
    const t = at - first;
    axis.first[i] = first;
    axis.second[i] = Math.min(from - 1, first + 1);
    axis.part[i] = t * t * (3 - 2 * t) * 0.5 + t * 0.5;
  }
  return axis;
}

export function enlarged(small: Raster, to: Size): Raster {
  const out = newRaster(to.width, to.height, small.channels);
  const xs = stretched(small.width, to.width);
  const ys = stretched(small.height, to.height);
  const length = to.width * small.channels;
  let [upper, lower] = [new Float64Array(length), new Float64Array(length)];
  let [upperRow, lowerRow] = [-1, -1];
  for (let y = 0; y < to.height; y++) {
    const [first, second, ty] = [ys.first[y]!, ys.second[y]!, ys.part[y]!];
    if (first === lowerRow) {
      [upper, lower] = [lower, upper];
      [upperRow, lowerRow] = [lowerRow, upperRow];
    }
    if (upperRow !== first) stretchRow(small, (upperRow = first), xs, upper);
    if (lowerRow !== second) stretchRow(small, (lowerRow = second), xs, lower);
    for (let i = 0, o = y * length; i < length; i++, o++) {
      const p = upper[i]!;
      out.values[o] = p + (lower[i]! - p) * ty;
    }
  }
  return out;
}

/** One row of the small picture at the width of the large one. */
function stretchRow(
  { width, channels: n, values }: Raster,
  row: number,
  xs: Axis,
  out: Float64Array,
) {
  const start = row * width;
  for (let x = 0, o = 0; x < xs.part.length; x++) {
    const [left, right, tx] = [
      (start + xs.first[x]!) * n,
      (start + xs.second[x]!) * n,
      xs.part[x]!,
    ];
    for (let k = 0; k < n; k++, o++) {
      const a = values[left + k]!;
      out[o] = a + (values[right + k]! - a) * tx;
    }
  }
}

export type Size = { width: number; height: number };

/** The average of each square of `by` pixels. Most of what is shrunk is nothing and adds nothing. */
export function shrunk({ width, height, channels: n, values }: Raster, by: number): Raster {
  const out = newRaster(Math.ceil(width / by), Math.ceil(height / by), n);
  const length = width * n;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / by);
    const rows = Math.min(by, height - row * by);
    for (let i = 0; i < length; i++) {
      const value = values[y * length + i]!;
      if (value === 0) continue;
      const x = Math.floor(i / n);
      const column = Math.floor(x / by);
      const share = 1 / (rows * Math.min(by, width - column * by));
      out.values[(row * out.width + column) * n + (i % n)]! += value * share;
    }
  }
  return out;
}

/** Two passes of a box blur each way: close to a bell curve. */
export function blurred(raster: Raster, radius: number): Raster {
  const { width, height, channels: n } = raster;
  const across = { length: width, step: n, lines: height, lineStep: width * n };
  const down = { length: height, step: width * n, lines: width, lineStep: n };
  let { values } = raster;
  for (const way of [across, down, across, down]) values = boxBlurred(values, way, n, radius);
  return { ...raster, values };
}

type Way = { length: number; step: number; lines: number; lineStep: number };

function boxBlurred(
  values: Float32Array,
  { length, step, lines, lineStep }: Way,
  channels: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(values.length);
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines * channels; line++) {
    const start = Math.floor(line / channels) * lineStep + (line % channels);
    const at = (i: number) => values[start + clamp(i, 0, length - 1) * step]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      out[start + i * step] = sum * share;
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return out;
}

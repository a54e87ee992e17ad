/**
 * Seedless noise: the same place always gives the same number. Patterns, clouds and bark are made
 * of it. Integer hashing only, so that every machine agrees to the last bit.
 */

/** A number in [0, 1) for a cell of the grid. */
function cellHash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1407501202);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in [0, 1), one bump per unit. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const fx = ease(x - xi);
  const fy = ease(y - yi);
  const fz = ease(z - zi);
  const a = cellHash(xi, yi, zi);
  const b = cellHash(xi, yi + 1, zi);
  const c = cellHash(xi, yi, zi + 1);
  const d = cellHash(xi, yi + 1, zi + 1);
  const p = a + (cellHash(xi + 1, yi, zi) - a) * fx;
  const q = b + (cellHash(xi + 1, yi + 1, zi) - b) * fx;
  const r = c + (cellHash(xi + 1, yi, zi + 1) - c) * fx;
  const s = d + (cellHash(xi + 1, yi + 1, zi + 1) - d) * fx;
  const u = p + (q - p) * fy;
  const v = r + (s - r) * fy;
  return u + (v - u) * fz;
}

/** Noise with finer noise on top, in [0, 1): clouds, rock, skylines. */
export function layeredNoise(x: number, y: number, z: number, octaves = 3): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y, z);
    total += weight;
    x = x * 2.03 + 7.1;
    y = y * 2.03 + 3.7;
    z = z * 2.03 + 1.9;
    weight *= 0.5;
  }
  return sum / total;
}

export type Cell = {
  /** How far the nearest seed point is: 0 in the middle of a cell. */
  distance: number;
  /** How far the border to the next cell is: 0 on the border. */
  border: number;
  /** A number in [0, 1) that is the same everywhere in the cell. */
  id: number;
};

/** The irregular cells of scales, cracks, spots and shells. The answer is reused: read it at once. */
export function cells(x: number, y: number, z: number): Cell {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let nearest = 9;
  let second = 9;
  let ax = 0;
  let ay = 0;
  let az = 0;
  for (let k = 0; k < 27; k++) {
    const a = xi + (k % 3) - 1;
    const b = yi + (((k / 3) | 0) % 3) - 1;
    const c = zi + ((k / 9) | 0) - 1;
    const dx = a + cellHash(a, b, c) - x;
    const dy = b + cellHash(a + 57, b, c) - y;
    const dz = c + cellHash(a, b + 91, c) - z;
    const d = dx * dx + dy * dy + dz * dz;
    if (d < nearest) {
      second = nearest;
      nearest = d;
      ax = a;
      ay = b;
      az = c;
    } else if (d < second) second = d;
  }
  answer.distance = Math.sqrt(nearest);
  answer.border = Math.sqrt(second) - answer.distance;
  answer.id = cellHash(ax + 13, ay + 7, az);
  return answer;
}

const answer: Cell = { distance: 0, border: 0, id: 0 };

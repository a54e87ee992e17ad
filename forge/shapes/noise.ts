/**
 * Seedless noise: the same place always gives the same number. Patterns, clouds and bark are made
 * of it. Integer hashing only, so that every machine agrees to the last bit.
 */

const strideX = 374761393;
const strideY = 668265263;
const strideZ = 1407501202;

/** A number in [0, 1) for a cell of the grid. */
const cellHash = (x: number, y: number, z: number): number =>
  hashed(Math.imul(x, strideX) ^ Math.imul(y, strideY) ^ Math.imul(z, strideZ));

function hashed(cell: number): number {
  const h = Math.imul(cell ^ (cell >>> 13), 1274126177);
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
  const x0 = Math.imul(xi, strideX);
  const x1 = (x0 + strideX) | 0;
  const y0 = Math.imul(yi, strideY);
  const y1 = (y0 + strideY) | 0;
  const z0 = Math.imul(zi, strideZ);
  const z1 = (z0 + strideZ) | 0;
  const a = hashed(x0 ^ y0 ^ z0);
  const p = a + (hashed(x1 ^ y0 ^ z0) - a) * fx;
  // Lines and planes of the grid, as the sky and the ground use them, have fewer corners.
  if (fy === 0 && fz === 0) return p;
  const b = hashed(x0 ^ y1 ^ z0);
  const q = b + (hashed(x1 ^ y1 ^ z0) - b) * fx;
  const u = p + (q - p) * fy;
  if (fz === 0) return u;
  const c = hashed(x0 ^ y0 ^ z1);
  const d = hashed(x0 ^ y1 ^ z1);
  const r = c + (hashed(x1 ^ y0 ^ z1) - c) * fx;
  const s = d + (hashed(x1 ^ y1 ^ z1) - d) * fx;
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

/**
 * The marching core in plain TypeScript: runs everywhere, and gives the same results as march.wasm
 * to the last bit. march.as.ts is the same code, so change both or none.
 */
import {
  checkSize,
  neighbourLimit,
  parametersPerPrimitive,
  primitiveLimit,
  slot,
  type MarchCore,
  type Solid,
} from "./core.ts";
import { toShape } from "./distances.ts";

// One solid at a time for the whole thread: as module variables they are twice as fast to reach.
const selected = new Int32Array(primitiveLimit);
const reached = new Float64Array(primitiveLimit);
const answers = new Float64Array(16);
const neighbourIds = new Int32Array(neighbourLimit);
const neighbourWeights = new Float64Array(neighbourLimit);
let kinds: Int32Array = selected;
let p: Float64Array = reached;
let blends: Float64Array = reached;
let spheres: Float64Array = reached;
let corners: Float64Array = reached;
let count = 0;
let selectedCount = 0;

export const plainCore: MarchCore = {
  answers,
  neighbourIds,
  neighbourWeights,
  bind,
  selectAll,
  select,
  distance,
  approach,
  trace,
  reach,
  nearest,
};

function bind(solid: Solid): void {
  checkSize(solid);
  count = solid.count;
  kinds = solid.kinds;
  p = solid.parameters;
  blends = solid.blends;
  spheres = solid.spheres;
  corners = solid.corners;
  selectAll();
}

const toPrimitive = (i: number, x: number, y: number, z: number, limit: number): number =>
  toShape(p, corners, kinds[i]!, i * parametersPerPrimitive, x, y, z, limit);

/** Whether a primitive is further away than `room`. */
function isBeyond(i: number, x: number, y: number, z: number, room: number): boolean {
  const b = i * 4;
  const dx = x - spheres[b]!;
  const dy = y - spheres[b + 1]!;
  const dz = z - spheres[b + 2]!;
  const limit = room + spheres[b + 3]!;
  return dx * dx + dy * dy + dz * dz > limit * limit;
}

function distance(x: number, y: number, z: number): number {
  let d = 1e9;
  for (let j = 0; j < selectedCount; j++) {
    const i = selected[j]!;
    const k = blends[i]!;
    if (isBeyond(i, x, y, z, d + k)) continue;
    const di = toPrimitive(i, x, y, z, d + k);
    if (k > 0) {
      const h = k - Math.abs(d - di);
      if (di < d) d = di;
      if (h > 0) d -= (h * h * 0.25) / k;
    } else if (di < d) d = di;
  }
  return d;
}

function selectAll(): void {
  for (let i = 0; i < count; i++) selected[i] = i;
  selectedCount = count;
}

function select(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  width: number,
  spread: number,
  margin: number,
): number {
  selectedCount = 0;
  let start = 1e9;
  let end = 0;
  for (let i = 0; i < count; i++) {
    const b = i * 4;
    const cx = spheres[b]! - ox;
    const cy = spheres[b + 1]! - oy;
    const cz = spheres[b + 2]! - oz;
    const t = cx * dx + cy * dy + cz * dz;
    const l2 = cx * cx + cy * cy + cz * cz;
    const room = spheres[b + 3]! + blends[i]! * 0.7 + margin + width + spread * (t > 0 ? t : 0);
    if (l2 - t * t >= room * room) continue;
    selected[selectedCount] = i;
    selectedCount++;
    const l = Math.sqrt(l2);
    const r = spheres[b + 3]! + 0.02;
    if (l - r < start) start = l - r;
    if (l + r > end) end = l + r;
  }
  answers[slot.start] = start < 0.05 ? 0.05 : start;
  answers[slot.end] = end;
  return selectedCount;
}

function approach(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  spread: number,
): number {
  let t = answers[slot.start]!;
  const end = answers[slot.end]!;
  for (let i = 0; i < 24; i++) {
    const s = distance(ox + dx * t, oy + dy * t, oz + dz * t) - spread * t;
    if (s < spread * t * 0.4) break;
    t += s * 0.95;
    if (t > end) break;
  }
  return t;
}

function reach(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  furthest: number,
): number {
  let t = 0;
  for (let i = 0; i < 40; i++) {
    const s = distance(ox + dx * t, oy + dy * t, oz + dz * t);
    if (s < 0.004) return t;
    t += s * 0.95;
    if (t > furthest) break;
  }
  return 1e9;
}

let closest = 0;
let gap = 0;
let gapAt = 0;
let line = 0;

/** The closest pass between two steps of a ray, in pixels: into `closest`, and `gap` if it leads. */
function closestBetween(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  from: number,
  to: number,
  pixelSpread: number,
  before: number,
): void {
  let a = from;
  let b = to;
  for (let q = 0; q < 4; q++) {
    const u1 = a + (b - a) * 0.38;
    const u2 = a + (b - a) * 0.62;
    const s1 = distance(ox + dx * u1, oy + dy * u1, oz + dz * u1);
    const s2 = distance(ox + dx * u2, oy + dy * u2, oz + dz * u2);
    if (s1 < s2) b = u2;
    else a = u1;
    const w1 = s1 / (pixelSpread * u1);
    const w2 = s2 / (pixelSpread * u2);
    if (w1 < closest) closest = w1;
    if (w2 < closest) closest = w2;
  }
  if (closest < gap) {
    gap = closest;
    gapAt = before;
  }
}

/** The ray has left a near miss behind: its ink line lies over what comes next. */
function drawLine(ink: number): void {
  const weight = Math.min(1, Math.max(0, ink + 0.5 - closest));
  if (weight > line) line = weight;
  closest = 1e9;
}

function trace(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  start: number,
  end: number,
  pixelSpread: number,
  ink: number,
): number {
  let t = start;
  let before = start;
  let twoBefore = start;
  let last = 1e9;
  let falling = true;
  let hit = 0;
  closest = 1e9;
  gap = 1e9;
  gapAt = 0;
  line = 0;
  for (let i = 0; i < 96; i++) {
    const s = distance(ox + dx * t, oy + dy * t, oz + dz * t);
    const pixel = pixelSpread * t;
    if (s < pixel * 0.45) {
      hit = 1;
      break;
    }
    if (s < last) {
      falling = true;
      closest = s / pixel;
    } else if (falling) {
      falling = false;
      if (last >= pixel * (ink + 4)) closest = 1e9;
      else closestBetween(ox, oy, oz, dx, dy, dz, twoBefore, t, pixelSpread, before);
    }
    if (s > 12 * pixel && closest < ink + 1) drawLine(ink);
    last = s;
    twoBefore = before;
    before = t;
    t += Math.max(s * 0.92, pixel * 0.3);
    if (t > end) break;
  }
  answers[slot.distance] = t;
  answers[slot.line] = line;
  answers[slot.gap] = gap;
  answers[slot.gapAt] = gapAt;
  if (hit === 1) feel(ox + dx * t, oy + dy * t, oz + dz * t, pixelSpread * t);
  return hit;
}

/** The normal of a surface point and how open it lies. */
function feel(px: number, py: number, pz: number, pixel: number): void {
  const e = Math.max(0.0012, pixel * 0.7);
  const g0 = distance(px + e, py - e, pz - e);
  const g1 = distance(px - e, py - e, pz + e);
  const g2 = distance(px - e, py + e, pz - e);
  const g3 = distance(px + e, py + e, pz + e);
  let nx = g0 - g1 - g2 + g3;
  let ny = -g0 - g1 + g2 + g3;
  let nz = -g0 + g1 - g2 + g3;
  let l = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (l === 0) l = 1;
  nx /= l;
  ny /= l;
  nz /= l;
  let closed = 0;
  let weight = 1;
  for (let q = 1; q <= 3; q++) {
    const h = 0.008 + 0.03 * q;
    closed += weight * Math.max(0, h - distance(px + nx * h, py + ny * h, pz + nz * h));
    weight *= 0.72;
  }
  answers[slot.normalX] = nx;
  answers[slot.normalY] = ny;
  answers[slot.normalZ] = nz;
  answers[slot.openness] = Math.min(1, Math.max(0, 1 - 5.6 * closed));
}

function nearest(x: number, y: number, z: number, tolerance: number): number {
  let best = 1e9;
  let id = 0;
  for (let j = 0; j < selectedCount; j++) {
    const i = selected[j]!;
    if (isBeyond(i, x, y, z, 0.3)) {
      reached[j] = 1e9;
      continue;
    }
    let d = toPrimitive(i, x, y, z, 1e9);
    if (blends[i]! < 0.011 && d > tolerance) d += 0.5;
    reached[j] = d;
    if (d < best) {
      best = d;
      id = i;
    }
  }
  let n = 0;
  for (let j = 0; j < selectedCount && n < 8; j++) {
    const i = selected[j]!;
    const w = reached[j]! - best;
    const k = Math.max(0.012, Math.min(blends[i]!, blends[id]!) * 0.55);
    if (w >= k) continue;
    const t = 1 - w / k;
    neighbourIds[n] = i;
    neighbourWeights[n] = t * t;
    n++;
  }
  answers[slot.neighbours] = n;
  return id;
}

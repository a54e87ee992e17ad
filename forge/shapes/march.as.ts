// @ts-nocheck: AssemblyScript, compiled to march.wasm by workshop/forge-wasm.ts.
/**
 * The marching core. A test compiles it and compares with march.wasm, so that nobody changes one
 * without the other. Only + - * / and sqrt, which every machine rounds alike.
 */
const PRIMITIVES: i32 = 1024;
const CORNERS: i32 = 8192;

const parameters: usize = heap.alloc(PRIMITIVES * 192);
const kinds: usize = heap.alloc(PRIMITIVES * 4);
const blends: usize = heap.alloc(PRIMITIVES * 8);
const spheres: usize = heap.alloc(PRIMITIVES * 32);
const corners: usize = heap.alloc(CORNERS * 24);
const selected: usize = heap.alloc(PRIMITIVES * 4);
const reached: usize = heap.alloc(PRIMITIVES * 8);
const answers: usize = heap.alloc(256);
let count: i32 = 0;
let selectedCount: i32 = 0;

export function parametersAt(): usize {
  return parameters;
}
export function kindsAt(): usize {
  return kinds;
}
export function blendsAt(): usize {
  return blends;
}
export function spheresAt(): usize {
  return spheres;
}
export function cornersAt(): usize {
  return corners;
}
export function answersAt(): usize {
  return answers;
}
export function bind(primitives: i32): void {
  count = primitives;
  selectAll();
}

function f(row: usize, i: i32): f64 {
  return load<f64>(row + ((<usize>i) << 3));
}
function blendOf(i: i32): f64 {
  return load<f64>(blends + ((<usize>i) << 3));
}
function sphereOf(i: i32): usize {
  return spheres + ((<usize>i) << 5);
}
function selectedAt(j: i32): i32 {
  return load<i32>(selected + ((<usize>j) << 2));
}
function answer(i: i32, value: f64): void {
  store<f64>(answers + ((<usize>i) << 3), value);
}

function toCone(o: usize, x: f64, y: f64, z: f64): f64 {
  const ax = x - f(o, 0);
  const ay = y - f(o, 1);
  const az = z - f(o, 2);
  const bx = f(o, 3);
  const by = f(o, 4);
  const bz = f(o, 5);
  const l2 = f(o, 8);
  const rr = f(o, 9);
  const a2 = f(o, 10);
  const il2 = f(o, 11);
  const yy = ax * bx + ay * by + az * bz;
  const zz = yy - l2;
  const qx = ax * l2 - bx * yy;
  const qy = ay * l2 - by * yy;
  const qz = az * l2 - bz * yy;
  const x2 = qx * qx + qy * qy + qz * qz;
  const y2 = yy * yy * l2;
  const z2 = zz * zz * l2;
  const k = (rr < 0 ? -1.0 : 1.0) * rr * rr * x2;
  if ((zz < 0 ? -1.0 : 1.0) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - f(o, 7);
  if ((yy < 0 ? -1.0 : 1.0) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - f(o, 6);
  return (Math.sqrt(x2 * a2 * il2) + yy * rr) * il2 - f(o, 6);
}

function toEllipsoid(o: usize, lx: f64, ly: f64, lz: f64): f64 {
  const ia = f(o, 12);
  const ib = f(o, 13);
  const ic = f(o, 14);
  const a = lx * ia;
  const b = ly * ib;
  const c = lz * ic;
  const k = Math.sqrt(a * a + b * b + c * c);
  if (k < 1e-5) return -f(o, 15);
  const a1 = a * ia;
  const b1 = b * ib;
  const c1 = c * ic;
  return (k * (k - 1)) / Math.sqrt(a1 * a1 + b1 * b1 + c1 * c1);
}

/** From a point of a plane to a closed outline in it; negative inside. */
function toOutline(first: i32, n: i32, lx: f64, ly: f64): f64 {
  let nearest = 1e9;
  let sign = 1.0;
  let jx = f(corners, (first + n - 1) * 3);
  let jy = f(corners, (first + n - 1) * 3 + 1);
  for (let q = 0; q < n; q++) {
    const corner = (first + q) * 3;
    const ix = f(corners, corner);
    const iy = f(corners, corner + 1);
    const ex = jx - ix;
    const ey = jy - iy;
    const wx = lx - ix;
    const wy = ly - iy;
    let t = (wx * ex + wy * ey) * f(corners, corner + 2);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const px = wx - ex * t;
    const py = wy - ey * t;
    const d = px * px + py * py;
    if (d < nearest) nearest = d;
    const over = ly >= iy;
    const below = ly < jy;
    const left = ex * wy > ey * wx;
    if ((over && below && left) || (!over && !below && !left)) sign = -sign;
    jx = ix;
    jy = iy;
  }
  return sign * Math.sqrt(nearest);
}

function toPlate(o: usize, lx: f64, ly: f64, lz: f64, limit: f64): f64 {
  const bent = lz - (f(o, 14) * lx * lx + f(o, 15) * ly * ly);
  // The box around the outline is a cheap lower bound.
  const bx = Math.max(0, Math.max(f(o, 19) - lx, lx - f(o, 20)));
  const by = Math.max(0, Math.max(f(o, 21) - ly, ly - f(o, 22)));
  const bz = Math.max(0, Math.abs(bent) - f(o, 12));
  const least = (Math.sqrt(bx * bx + by * by + bz * bz) - f(o, 13)) * 0.85;
  if (least > limit) return least;
  const flat = toOutline(<i32>f(o, 16), <i32>f(o, 17), lx, ly);
  const thin = 1 - 0.6 * Math.min(1, Math.sqrt(lx * lx + ly * ly) * f(o, 18));
  const deep = Math.abs(bent) - f(o, 12) * thin;
  const mx = flat > 0 ? flat : 0;
  const my = deep > 0 ? deep : 0;
  const inside = flat > deep ? flat : deep;
  return ((inside < 0 ? inside : 0) + Math.sqrt(mx * mx + my * my) - f(o, 13)) * 0.85;
}

function toCrystal(o: usize, lx: f64, ly: f64, lz: f64): f64 {
  const x = Math.abs(lx);
  const z = Math.abs(lz);
  let across = x > z ? x : z;
  if (f(o, 16) == 6) {
    const slanted = x * 0.8660254037844386 + z * 0.5;
    across = slanted > z ? slanted : z;
  }
  const slope = f(o, 12) / f(o, 14);
  const over = ly > 0 ? ly - f(o, 13) : -ly - f(o, 13) * f(o, 17);
  const side = across - f(o, 12);
  const tip = (across + over * slope) / Math.sqrt(1 + slope * slope);
  return (side > tip ? side : tip) - f(o, 15);
}

function toTorus(o: usize, lx: f64, ly: f64, lz: f64): f64 {
  const q = Math.sqrt(lx * lx + lz * lz) - f(o, 12);
  return Math.sqrt(q * q + ly * ly) - f(o, 13);
}

function toBox(o: usize, lx: f64, ly: f64, lz: f64): f64 {
  const qx = Math.abs(lx) - f(o, 12);
  const qy = Math.abs(ly) - f(o, 13);
  const qz = Math.abs(lz) - f(o, 14);
  const mx = qx > 0 ? qx : 0;
  const my = qy > 0 ? qy : 0;
  const mz = qz > 0 ? qz : 0;
  const m = Math.max(qx, Math.max(qy, qz));
  return Math.sqrt(mx * mx + my * my + mz * mz) + (m < 0 ? m : 0) - f(o, 15);
}

function toLathe(o: usize, lx: f64, ly: f64, lz: f64, limit: f64): f64 {
  const r = Math.sqrt(lx * lx + lz * lz);
  // The cylinder around the profile is a cheap lower bound.
  const br = Math.max(0, r - f(o, 15));
  const by = Math.max(0, Math.max(f(o, 16) - ly, ly - f(o, 17)));
  const least = Math.sqrt(br * br + by * by) - f(o, 14);
  if (least > limit) return least;
  return toOutline(<i32>f(o, 12), <i32>f(o, 13), r, ly) - f(o, 14);
}

function toPrimitive(i: i32, x: f64, y: f64, z: f64, limit: f64): f64 {
  const o = parameters + <usize>i * 192;
  const kind = load<i32>(kinds + ((<usize>i) << 2));
  if (kind == 1) return toCone(o, x, y, z);
  const dx = x - f(o, 0);
  const dy = y - f(o, 1);
  const dz = z - f(o, 2);
  const lx = dx * f(o, 3) + dy * f(o, 4) + dz * f(o, 5);
  const ly = dx * f(o, 6) + dy * f(o, 7) + dz * f(o, 8);
  const lz = dx * f(o, 9) + dy * f(o, 10) + dz * f(o, 11);
  if (kind == 0) return toEllipsoid(o, lx, ly, lz);
  if (kind == 2) return toPlate(o, lx, ly, lz, limit);
  if (kind == 3) return toCrystal(o, lx, ly, lz);
  if (kind == 4) return toTorus(o, lx, ly, lz);
  if (kind == 5) return toBox(o, lx, ly, lz);
  return toLathe(o, lx, ly, lz, limit);
}

function isBeyond(i: i32, x: f64, y: f64, z: f64, room: f64): bool {
  const b = sphereOf(i);
  const dx = x - f(b, 0);
  const dy = y - f(b, 1);
  const dz = z - f(b, 2);
  const limit = room + f(b, 3);
  return dx * dx + dy * dy + dz * dz > limit * limit;
}

export function distance(x: f64, y: f64, z: f64): f64 {
  let d = 1e9;
  for (let j = 0; j < selectedCount; j++) {
    const i = selectedAt(j);
    const k = blendOf(i);
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

export function selectAll(): void {
  for (let i = 0; i < count; i++) store<i32>(selected + ((<usize>i) << 2), i);
  selectedCount = count;
}

export function select(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  width: f64,
  spread: f64,
  margin: f64,
): i32 {
  selectedCount = 0;
  let start = 1e9;
  let end = 0.0;
  for (let i = 0; i < count; i++) {
    const b = sphereOf(i);
    const cx = f(b, 0) - ox;
    const cy = f(b, 1) - oy;
    const cz = f(b, 2) - oz;
    const t = cx * dx + cy * dy + cz * dz;
    const l2 = cx * cx + cy * cy + cz * cz;
    const room = f(b, 3) + blendOf(i) * 0.7 + margin + width + spread * (t > 0 ? t : 0);
    if (l2 - t * t >= room * room) continue;
    store<i32>(selected + ((<usize>selectedCount) << 2), i);
    selectedCount++;
    const l = Math.sqrt(l2);
    const r = f(b, 3) + 0.02;
    if (l - r < start) start = l - r;
    if (l + r > end) end = l + r;
  }
  answer(0, start < 0.05 ? 0.05 : start);
  answer(1, end);
  return selectedCount;
}

export function approach(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, spread: f64): f64 {
  let t = f(answers, 0);
  const end = f(answers, 1);
  for (let i = 0; i < 24; i++) {
    const s = distance(ox + dx * t, oy + dy * t, oz + dz * t) - spread * t;
    if (s < spread * t * 0.4) break;
    t += s * 0.95;
    if (t > end) break;
  }
  return t;
}

export function reach(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, furthest: f64): f64 {
  let t = 0.0;
  for (let i = 0; i < 40; i++) {
    const s = distance(ox + dx * t, oy + dy * t, oz + dz * t);
    if (s < 0.004) return t;
    t += s * 0.95;
    if (t > furthest) break;
  }
  return 1e9;
}

let closest: f64 = 0.0;
let gap: f64 = 0.0;
let gapAt: f64 = 0.0;
let line: f64 = 0.0;

/** The closest pass between two steps of a ray, in pixels: into `closest`, and `gap` if it leads. */
function closestBetween(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  from: f64,
  to: f64,
  pixelSpread: f64,
  before: f64,
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
function drawLine(ink: f64): void {
  const weight = Math.min(1, Math.max(0, ink + 0.5 - closest));
  if (weight > line) line = weight;
  closest = 1e9;
}

export function trace(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  start: f64,
  end: f64,
  pixelSpread: f64,
  ink: f64,
): i32 {
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
  answer(2, t);
  answer(3, line);
  answer(4, gap);
  answer(5, gapAt);
  if (hit) feel(ox + dx * t, oy + dy * t, oz + dz * t, pixelSpread * t);
  return hit;
}

/** The normal of a surface point and how open it lies. */
function feel(px: f64, py: f64, pz: f64, pixel: f64): void {
  const e = Math.max(0.0012, pixel * 0.7);
  const g0 = distance(px + e, py - e, pz - e);
  const g1 = distance(px - e, py - e, pz + e);
  const g2 = distance(px - e, py + e, pz - e);
  const g3 = distance(px + e, py + e, pz + e);
  let nx = g0 - g1 - g2 + g3;
  let ny = -g0 - g1 + g2 + g3;
  let nz = -g0 + g1 - g2 + g3;
  let l = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (l == 0) l = 1;
  nx /= l;
  ny /= l;
  nz /= l;
  let closed = 0.0;
  let weight = 1.0;
  for (let q = 1; q <= 3; q++) {
    const h = 0.008 + 0.03 * q;
    closed += weight * Math.max(0, h - distance(px + nx * h, py + ny * h, pz + nz * h));
    weight *= 0.72;
  }
  answer(6, nx);
  answer(7, ny);
  answer(8, nz);
  answer(9, Math.min(1, Math.max(0, 1 - 5.6 * closed)));
}

/** Neighbour ids lie 128 bytes into the answers, their weights 192. */
export function nearest(x: f64, y: f64, z: f64, tolerance: f64): i32 {
  let best = 1e9;
  let id = 0;
  for (let j = 0; j < selectedCount; j++) {
    const i = selectedAt(j);
    if (isBeyond(i, x, y, z, 0.3)) {
      store<f64>(reached + ((<usize>j) << 3), 1e9);
      continue;
    }
    let d = toPrimitive(i, x, y, z, 1e9);
    if (blendOf(i) < 0.011 && d > tolerance) d += 0.5;
    store<f64>(reached + ((<usize>j) << 3), d);
    if (d < best) {
      best = d;
      id = i;
    }
  }
  let n = 0;
  for (let j = 0; j < selectedCount && n < 8; j++) {
    const i = selectedAt(j);
    const w = f(reached, j) - best;
    const k = Math.max(0.012, Math.min(blendOf(i), blendOf(id)) * 0.55);
    if (w >= k) continue;
    const t = 1 - w / k;
    store<i32>(answers + 128 + ((<usize>n) << 2), i);
    store<f64>(answers + 192 + ((<usize>n) << 3), t * t);
    n++;
  }
  answer(10, <f64>n);
  return id;
}

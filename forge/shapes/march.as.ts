// @ts-nocheck: AssemblyScript, compiled to march.wasm by workshop/forge-wasm.ts.
/**
 * The marching core: the only place where distances are measured. `npm run check` compiles it and
 * compares with march.wasm, so that both always change together. It works on four points
 * at once, a lane for each. Only + - * / and sqrt, which every machine rounds alike.
 */
const PRIMITIVES: i32 = 1024;
const CORNERS: i32 = 8192;
const FAR: f32 = 1e9;

const parameters: usize = heap.alloc(PRIMITIVES * 96);
const kinds: usize = heap.alloc(PRIMITIVES * 4);
const blends: usize = heap.alloc(PRIMITIVES * 4);
const spheres: usize = heap.alloc(PRIMITIVES * 16);
const corners: usize = heap.alloc(CORNERS * 12);
/** What is near a block of tiles; a tile selects from it. */
const around: usize = heap.alloc(PRIMITIVES * 4);
/**
 * What is near a tile, packed in rows: the sphere (x, y, z, r), the blend, the largest blend from
 * here to the last row, and the id.
 */
const ROW: i32 = 32;
const selected: usize = heap.alloc(PRIMITIVES * ROW);
/** How far each row is from the point of each lane. */
const reached: usize = heap.alloc(PRIMITIVES * 16);
/** What can count at any of these points: rows of `selected`. */
const close: usize = heap.alloc(PRIMITIVES * 4);
/** What is near one surface point: rows of `selected`. */
const touching: usize = heap.alloc(PRIMITIVES * 4);
const shading: usize = heap.alloc(PRIMITIVES * 4);
const answers: usize = heap.alloc(256);
/** Four vectors come in: x of all lanes, then y, then z. What `trace` and `reach` find goes out. */
const lanes: usize = heap.alloc(48);
const found: usize = heap.alloc(80);
let count: i32 = 0;
let aroundCount: i32 = 0;
let selectedCount: i32 = 0;
let closeCount: i32 = 0;
/** Where the rays of the block can begin. */
let aroundStart: f64 = 0.0;
/** Where `approach` ended, and how far the surface is from any of its rays there, at most. */
let approachedAt: f64 = 0.0;
let approachedTo: f64 = 1e9;

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
export function lanesAt(): usize {
  return lanes;
}
export function foundAt(): usize {
  return found;
}
export function bind(primitives: i32): void {
  count = primitives;
  surroundAll();
  selectAll();
}

function all(x: f32): v128 {
  return f32x4.splat(x);
}
function plus(a: v128, b: v128): v128 {
  return f32x4.add(a, b);
}
function minus(a: v128, b: v128): v128 {
  return f32x4.sub(a, b);
}
function times(a: v128, b: v128): v128 {
  return f32x4.mul(a, b);
}
function over(a: v128, b: v128): v128 {
  return f32x4.div(a, b);
}
function root(a: v128): v128 {
  return f32x4.sqrt(a);
}
function size(a: v128): v128 {
  return f32x4.abs(a);
}
function most(a: v128, b: v128): v128 {
  return f32x4.pmax(a, b);
}
function least(a: v128, b: v128): v128 {
  return f32x4.pmin(a, b);
}
function less(a: v128, b: v128): v128 {
  return f32x4.lt(a, b);
}
function both(a: v128, b: v128): v128 {
  return v128.and(a, b);
}
function but(a: v128, b: v128): v128 {
  return v128.andnot(a, b);
}
function any(mask: v128): bool {
  return v128.any_true(mask);
}
/** `a` in the lanes of the mask, `b` in the others. */
function pick(mask: v128, a: v128, b: v128): v128 {
  return v128.bitselect(a, b, mask);
}
function first(a: v128): f32 {
  return f32x4.extract_lane(a, 0);
}
/** The number `i` of a row, in all lanes. */
function at(row: usize, i: i32): v128 {
  return v128.load32_splat(row + ((<usize>i) << 2));
}
function one(row: usize, i: i32): f32 {
  return load<f32>(row + ((<usize>i) << 2));
}
function square(a: v128): v128 {
  return times(a, a);
}
function dot(a: v128, b: v128, c: v128, x: v128, y: v128, z: v128): v128 {
  return plus(plus(times(a, x), times(b, y)), times(c, z));
}

function blendOf(i: i32): f32 {
  return one(blends, i);
}
function sphereOf(i: i32): usize {
  return spheres + ((<usize>i) << 4);
}
function rowAt(j: i32): usize {
  return selected + <usize>(j * ROW);
}
function idAt(row: usize): i32 {
  return load<i32>(row, 24);
}
function listed(list: usize, j: i32): i32 {
  return load<i32>(list + ((<usize>j) << 2));
}
function enlist(list: usize, j: i32, i: i32): void {
  store<i32>(list + ((<usize>j) << 2), i);
}
function answer(i: i32, value: f64): void {
  store<f64>(answers + ((<usize>i) << 3), value);
}

function toCone(o: usize, x: v128, y: v128, z: v128): v128 {
  const ax = minus(x, at(o, 0));
  const ay = minus(y, at(o, 1));
  const az = minus(z, at(o, 2));
  const bx = at(o, 3);
  const by = at(o, 4);
  const bz = at(o, 5);
  const l2 = at(o, 8);
  const rr = one(o, 9);
  const a2 = at(o, 10);
  const il2 = at(o, 11);
  const yy = dot(ax, ay, az, bx, by, bz);
  const zz = minus(yy, l2);
  const qx = minus(times(ax, l2), times(bx, yy));
  const qy = minus(times(ay, l2), times(by, yy));
  const qz = minus(times(az, l2), times(bz, yy));
  const x2 = dot(qx, qy, qz, qx, qy, qz);
  const y2 = times(square(yy), l2);
  const z2 = times(square(zz), l2);
  const k = times(all(rr < 0 ? -rr * rr : rr * rr), x2);
  const beyond = less(k, times(times(times(zz, size(zz)), l2), a2));
  const before = less(times(times(times(yy, size(yy)), l2), a2), k);
  const side = pick(before, plus(x2, y2), times(times(x2, a2), il2));
  const slant = pick(v128.or(before, beyond), all(0), times(yy, all(rr)));
  const length = plus(root(pick(beyond, plus(x2, z2), side)), slant);
  return minus(times(length, il2), pick(beyond, at(o, 7), at(o, 6)));
}

function toEllipsoid(o: usize, lx: v128, ly: v128, lz: v128): v128 {
  const ia = at(o, 12);
  const ib = at(o, 13);
  const ic = at(o, 14);
  const a = times(lx, ia);
  const b = times(ly, ib);
  const c = times(lz, ic);
  const k = root(dot(a, b, c, a, b, c));
  const a1 = times(a, ia);
  const b1 = times(b, ib);
  const c1 = times(c, ic);
  const slope = root(dot(a1, b1, c1, a1, b1, c1));
  const d = over(times(k, minus(k, all(1))), slope);
  return pick(less(k, all(1e-5)), f32x4.neg(at(o, 15)), d);
}

/** From a point of a plane to a closed outline in it; negative inside. */
function toOutline(begin: i32, n: i32, lx: v128, ly: v128): v128 {
  let nearest = all(FAR);
  let inside = i32x4.splat(0);
  const row = corners + <usize>begin * 12;
  let jx = at(row, (n - 1) * 3);
  let jy = at(row, (n - 1) * 3 + 1);
  for (let q = 0; q < n; q++) {
    const corner = row + <usize>q * 12;
    const ix = at(corner, 0);
    const iy = at(corner, 1);
    const ex = minus(jx, ix);
    const ey = minus(jy, iy);
    const wx = minus(lx, ix);
    const wy = minus(ly, iy);
    const along = times(plus(times(wx, ex), times(wy, ey)), at(corner, 2));
    const t = least(most(along, all(0)), all(1));
    const px = minus(wx, times(ex, t));
    const py = minus(wy, times(ey, t));
    nearest = least(nearest, plus(square(px), square(py)));
    const under = less(ly, iy);
    const below = less(ly, jy);
    const left = less(times(ey, wx), times(ex, wy));
    const up = but(both(below, left), under);
    const down = but(but(under, below), left);
    inside = v128.xor(inside, v128.or(up, down));
    jx = ix;
    jy = iy;
  }
  const d = root(nearest);
  return pick(inside, f32x4.neg(d), d);
}

function outside(low: v128, x: v128, high: v128): v128 {
  return most(all(0), most(minus(low, x), minus(x, high)));
}

function toPlate(o: usize, lx: v128, ly: v128, lz: v128, limit: v128): v128 {
  const x2 = square(lx);
  const y2 = square(ly);
  const bent = size(minus(lz, plus(times(at(o, 14), x2), times(at(o, 15), y2))));
  const round = at(o, 13);
  // The box around the outline is a cheap lower bound.
  const bx = outside(at(o, 19), lx, at(o, 20));
  const by = outside(at(o, 21), ly, at(o, 22));
  const bz = most(all(0), minus(bent, at(o, 12)));
  const nearer = times(minus(root(dot(bx, by, bz, bx, by, bz)), round), all(0.85));
  if (!any(f32x4.le(nearer, limit))) return nearer;
  const flat = toOutline(<i32>one(o, 16), <i32>one(o, 17), lx, ly);
  const rim = least(all(1), times(root(plus(x2, y2)), at(o, 18)));
  const deep = minus(bent, times(at(o, 12), minus(all(1), times(all(0.6), rim))));
  const mx = most(flat, all(0));
  const my = most(deep, all(0));
  const inside = least(all(0), most(flat, deep));
  const d = plus(inside, root(plus(square(mx), square(my))));
  return times(minus(d, round), all(0.85));
}

function toCrystal(o: usize, lx: v128, ly: v128, lz: v128): v128 {
  const x = size(lx);
  const z = size(lz);
  const radius = one(o, 12);
  const height = one(o, 13);
  const six = one(o, 16) == 6;
  const slanted = plus(times(x, all(0.8660254037844386)), times(z, all(0.5)));
  const across = most(six ? slanted : x, z);
  const slope = radius / one(o, 14);
  const upper = minus(ly, all(height));
  const lower = minus(f32x4.neg(ly), all(height * one(o, 17)));
  const beyond = pick(less(all(0), ly), upper, lower);
  const side = minus(across, all(radius));
  const pointed = all(1 / Mathf.sqrt(1 + slope * slope));
  const tip = times(plus(across, times(beyond, all(slope))), pointed);

  return minus(most(side, tip), at(o, 15));
}

function toTorus(o: usize, lx: v128, ly: v128, lz: v128): v128 {
  const q = minus(root(plus(square(lx), square(lz))), at(o, 12));
  return minus(root(plus(square(q), square(ly))), at(o, 13));
}

function toBox(o: usize, lx: v128, ly: v128, lz: v128): v128 {
  const qx = minus(size(lx), at(o, 12));
  const qy = minus(size(ly), at(o, 13));
  const qz = minus(size(lz), at(o, 14));
  const mx = most(qx, all(0));
  const my = most(qy, all(0));
  const mz = most(qz, all(0));
  const inside = least(all(0), most(qx, most(qy, qz)));
  return minus(plus(root(dot(mx, my, mz, mx, my, mz)), inside), at(o, 15));
}

function toLathe(o: usize, lx: v128, ly: v128, lz: v128, limit: v128): v128 {
  const r = root(plus(square(lx), square(lz)));
  // The cylinder around the profile is a cheap lower bound.
  const br = most(all(0), minus(r, at(o, 15)));
  const by = outside(at(o, 16), ly, at(o, 17));
  const nearer = minus(root(plus(square(br), square(by))), at(o, 14));
  if (!any(f32x4.le(nearer, limit))) return nearer;
  return minus(toOutline(<i32>one(o, 12), <i32>one(o, 13), r, ly), at(o, 14));
}

function toPrimitive(i: i32, x: v128, y: v128, z: v128, limit: v128): v128 {
  const o = parameters + <usize>i * 96;
  const kind = load<i32>(kinds + ((<usize>i) << 2));
  if (kind == 1) return toCone(o, x, y, z);
  const dx = minus(x, at(o, 0));
  const dy = minus(y, at(o, 1));
  const dz = minus(z, at(o, 2));
  const lx = dot(dx, dy, dz, at(o, 3), at(o, 4), at(o, 5));
  const ly = dot(dx, dy, dz, at(o, 6), at(o, 7), at(o, 8));
  const lz = dot(dx, dy, dz, at(o, 9), at(o, 10), at(o, 11));
  if (kind == 0) return toEllipsoid(o, lx, ly, lz);
  if (kind == 2) return toPlate(o, lx, ly, lz, limit);
  if (kind == 3) return toCrystal(o, lx, ly, lz);
  if (kind == 4) return toTorus(o, lx, ly, lz);
  if (kind == 5) return toBox(o, lx, ly, lz);
  return toLathe(o, lx, ly, lz, limit);
}

/** Which of the points have the sphere of a row within their room. */
function areNear(row: usize, x: v128, y: v128, z: v128, room: v128): v128 {
  const dx = minus(x, at(row, 0));
  const dy = minus(y, at(row, 1));
  const dz = minus(z, at(row, 2));
  const limit = most(all(0), plus(room, at(row, 3)));
  return f32x4.le(dot(dx, dy, dz, dx, dy, dz), square(limit));
}

function isNear(row: usize, x: v128, y: v128, z: v128, room: v128): bool {
  return any(areNear(row, x, y, z, room));
}

/** What a primitive at distance `di` makes of the distance `d` of the ones before it. */
function melted(d: v128, di: v128, row: usize): v128 {
  const nearer = least(d, di);
  const k = one(row, 4);
  if (k == 0) return nearer;
  const h = most(all(0), minus(all(k), size(minus(d, di))));
  return minus(nearer, times(square(h), all(<f32>0.25 / k)));
}

/** Right where the surface is nearer than `bound`; there, what lies beyond it is not measured. */
function distanceUpTo(x: v128, y: v128, z: v128, bound: v128): v128 {
  let d = all(FAR);
  const last = rowAt(selectedCount);
  for (let row = selected; row < last; row += ROW) {
    const room = least(plus(d, at(row, 4)), plus(bound, at(row, 5)));
    if (!isNear(row, x, y, z, room)) continue;
    d = melted(d, toPrimitive(idAt(row), x, y, z, room), row);
  }
  return d;
}

/** The distance, where it is likely less than `bound`; lanes bound to less than nothing are idle. */
function likelyWithin(x: v128, y: v128, z: v128, bound: v128): v128 {
  const d = distanceUpTo(x, y, z, bound);
  const wrong = but(f32x4.le(bound, d), less(bound, all(0)));
  if (!any(wrong)) return d;
  return pick(wrong, distanceUpTo(x, y, z, pick(wrong, all(FAR), all(-FAR))), d);
}

export function distance(x: f64, y: f64, z: f64): f64 {
  return first(distanceUpTo(all(<f32>x), all(<f32>y), all(<f32>z), all(FAR)));
}

/** The distance to the rows of a list. */
function distanceTo(list: usize, n: i32, x: v128, y: v128, z: v128): v128 {
  let d = all(FAR);
  for (let j = 0; j < n; j++) {
    const row = rowAt(listed(list, j));
    const room = plus(d, at(row, 4));
    if (!isNear(row, x, y, z, room)) continue;
    d = melted(d, toPrimitive(idAt(row), x, y, z, room), row);
  }
  return d;
}

function keepRow(i: i32): void {
  const row = rowAt(selectedCount);
  v128.store(row, v128.load(sphereOf(i)));
  store<f32>(row, blendOf(i), 16);
  store<i32>(row, i, 24);
  selectedCount++;
}

/** From the last row to the first: what comes later may melt into what came before. */
function spreadBlends(): void {
  let largest: f32 = 0.0;
  for (let j = selectedCount - 1; j >= 0; j--) {
    const row = rowAt(j);
    largest = max(largest, one(row, 4));
    store<f32>(row, largest, 20);
  }
}

export function surroundAll(): void {
  for (let i = 0; i < count; i++) enlist(around, i, i);
  aroundCount = count;
  aroundStart = 0;
}

export function selectAll(): void {
  selectedCount = 0;
  for (let i = 0; i < count; i++) keepRow(i);
  spreadBlends();
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
  for (let j = 0; j < aroundCount; j++) {
    const i = listed(around, j);
    const b = sphereOf(i);
    const cx = <f64>one(b, 0) - ox;
    const cy = <f64>one(b, 1) - oy;
    const cz = <f64>one(b, 2) - oz;
    const radius = <f64>one(b, 3);
    const t = cx * dx + cy * dy + cz * dz;
    const l2 = cx * cx + cy * cy + cz * cz;
    const room = radius + <f64>blendOf(i) * 0.7 + margin + width + spread * (t > 0 ? t : 0);
    if (l2 - t * t >= room * room) continue;
    keepRow(i);
    const l = Math.sqrt(l2);
    const r = radius + 0.02;
    if (l - r < start) start = l - r;
    if (l + r > end) end = l + r;
  }
  spreadBlends();
  answer(0, Math.max(0.05, Math.max(start, aroundStart)));
  answer(1, end);
  return selectedCount;
}

/** What is selected now is what later ones select from, and the block's rays begin at `start`. */
export function surround(start: f64): void {
  for (let j = 0; j < selectedCount; j++) enlist(around, j, idAt(rowAt(j)));
  aroundCount = selectedCount;
  aroundStart = start;
}

export function approach(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, spread: f64): f64 {
  let t = load<f64>(answers);
  const end = load<f64>(answers, 8);
  let bound = 1e9;
  for (let i = 0; i < 24; i++) {
    const x = all(<f32>(ox + dx * t));
    const y = all(<f32>(oy + dy * t));
    const z = all(<f32>(oz + dz * t));
    const d = <f64>first(likelyWithin(x, y, z, all(<f32>bound)));
    const s = d - spread * t;
    bound = d;
    if (s < spread * t * 0.4) break;
    t += s * 0.95;
    bound += s * 0.96;
    if (t > end) break;
  }
  approachedAt = t;
  approachedTo = bound + spread * t;
  return t;
}

/** Parallel rays, each from a lane's point. */
export function reach(dx: f64, dy: f64, dz: f64, furthest: f64): void {
  const ox = v128.load(lanes);
  const oy = v128.load(lanes, 16);
  const oz = v128.load(lanes, 32);
  const ux = all(<f32>dx);
  const uy = all(<f32>dy);
  const uz = all(<f32>dz);
  let t = all(0);
  let end = all(FAR);
  let bound = all(FAR);
  let active = i32x4.splat(-1);
  for (let i = 0; i < 40; i++) {
    const x = plus(ox, times(ux, t));
    const y = plus(oy, times(uy, t));
    const z = plus(oz, times(uz, t));
    const s = likelyWithin(x, y, z, bound);
    const hit = both(active, less(s, all(0.004)));
    end = pick(hit, t, end);
    active = but(active, hit);
    t = pick(active, plus(t, times(s, all(0.95))), t);
    active = but(active, less(all(<f32>furthest), t));
    if (!any(active)) break;
    bound = pick(active, plus(times(s, all(1.96)), all(1e-4)), all(-FAR));
  }
  v128.store(found, end, 16);
}

/** The rays of a packet, and what it has seen so far. */
let ox: v128 = i32x4.splat(0);
let oy: v128 = i32x4.splat(0);
let oz: v128 = i32x4.splat(0);
let ux: v128 = i32x4.splat(0);
let uy: v128 = i32x4.splat(0);
let uz: v128 = i32x4.splat(0);
let closest: v128 = i32x4.splat(0);
let gap: v128 = i32x4.splat(0);
let gapAt: v128 = i32x4.splat(0);

function along(t: v128, bound: v128): v128 {
  return likelyWithin(
    plus(ox, times(ux, t)),
    plus(oy, times(uy, t)),
    plus(oz, times(uz, t)),
    bound,
  );
}

/**
 * The closest pass between two steps of some rays, in pixels: into `closest`, and `gap` if it
 * leads.
 */
function closestBetween(
  rays: v128,
  from: v128,
  to: v128,
  before: v128,
  s: v128,
  spread: v128,
): void {
  let a = from;
  let b = to;
  const bound = pick(rays, plus(s, minus(to, from)), all(-FAR));
  let now = closest;
  for (let q = 0; q < 4; q++) {
    const width = minus(b, a);
    const u1 = plus(a, times(width, all(0.38)));
    const u2 = plus(a, times(width, all(0.62)));
    const s1 = along(u1, bound);
    const s2 = along(u2, bound);
    const lower = less(s1, s2);
    b = pick(lower, u2, b);
    a = pick(lower, a, u1);
    now = least(now, over(s1, times(spread, u1)));
    now = least(now, over(s2, times(spread, u2)));
  }
  closest = pick(rays, now, closest);
  const leads = both(rays, less(closest, gap));
  gap = pick(leads, closest, gap);
  gapAt = pick(leads, before, gapAt);
}

/** Four rays from one point, each along a lane's direction. */
export function trace(
  px: f64,
  py: f64,
  pz: f64,
  start: f64,
  end: f64,
  pixelSpread: f64,
  ink: f64,
): void {
  ox = all(<f32>px);
  oy = all(<f32>py);
  oz = all(<f32>pz);
  ux = v128.load(lanes);
  uy = v128.load(lanes, 16);
  uz = v128.load(lanes, 32);
  const spread = all(<f32>pixelSpread);
  const furthest = all(<f32>end);
  let t = all(<f32>start);
  let before = t;
  let twoBefore = t;
  let last = all(FAR);
  let bound = all(start == approachedAt ? <f32>approachedTo : FAR);
  let active = i32x4.splat(-1);
  let falling = active;
  let hit = i32x4.splat(0);
  let line = all(0);
  closest = all(FAR);
  gap = all(FAR);
  gapAt = all(0);
  for (let i = 0; i < 96; i++) {
    const s = along(t, bound);
    const pixel = times(spread, t);
    const hits = both(active, less(s, times(pixel, all(0.45))));
    hit = v128.or(hit, hits);
    active = but(active, hits);
    if (!any(active)) break;
    const falls = both(active, less(s, last));
    const rises = but(both(active, falling), falls);
    falling = falls;
    closest = pick(falls, over(s, pixel), closest);
    if (any(rises)) {
      const near = both(rises, less(last, times(pixel, all(<f32>(ink + 4)))));
      closest = pick(but(rises, near), all(FAR), closest);
      if (any(near)) closestBetween(near, twoBefore, t, before, s, spread);
    }
    // A near miss that lies behind: its ink line is over what comes next.
    const left = both(less(times(all(12), pixel), s), less(closest, all(<f32>(ink + 1))));
    const passed = both(active, left);
    const weight = least(all(1), minus(all(<f32>(ink + 0.5)), closest));
    line = pick(passed, most(line, weight), line);
    closest = pick(passed, all(FAR), closest);
    last = s;
    twoBefore = before;
    before = t;
    const step = most(times(s, all(0.92)), times(pixel, all(0.3)));
    t = pick(active, plus(t, step), t);
    active = but(active, less(furthest, t));
    if (!any(active)) break;
    bound = pick(active, plus(s, times(step, all(1.05))), all(-FAR));
  }
  v128.store(found, both(hit, i32x4.splat(1)));
  v128.store(found, t, 16);
  v128.store(found, line, 32);
  v128.store(found, gap, 48);
  v128.store(found, gapAt, 64);
}

/**
 * Measures four surface points at once, before `feel` looks at each: a lane costs as much as four.
 * The lanes of rays that hit nothing are far away.
 */
export function touch(): void {
  measure(v128.load(lanes), v128.load(lanes, 16), v128.load(lanes, 32), 0.2);
}

/**
 * The normal of a lane's surface point, how open it lies, and what it belongs to: after `touch`,
 * only the few that can count there are measured again.
 */
export function feel(lane: i32, pixel: f64): i32 {
  const e = <f32>Math.max(0.0012, pixel * 0.7);
  const px = at(lanes, lane);
  const py = at(lanes, 4 + lane);
  const pz = at(lanes, 8 + lane);
  const depth = <f32>(pixel * 0.45);
  let n = 0;
  let m = 0;
  for (let q = 0; q < closeCount; q++) {
    const j = listed(close, q);
    const spare = one(reachedAt(j), lane) - depth - one(rowAt(j), 5);
    if (spare < 0.2) enlist(shading, m++, j);
    if (spare < e * 4) enlist(touching, n++, j);
  }
  const gx = plus(px, f32x4(e, -e, -e, e));
  const gy = plus(py, f32x4(-e, -e, e, e));
  const gz = plus(pz, f32x4(-e, e, -e, e));
  const g = distanceTo(touching, n, gx, gy, gz);
  const g0 = f32x4.extract_lane(g, 0);
  const g1 = f32x4.extract_lane(g, 1);
  const g2 = f32x4.extract_lane(g, 2);
  const g3 = f32x4.extract_lane(g, 3);
  let nx = g0 - g1 - g2 + g3;
  let ny = -g0 - g1 + g2 + g3;
  let nz = -g0 + g1 - g2 + g3;
  let l = Mathf.sqrt(nx * nx + ny * ny + nz * nz);
  if (l == 0) l = 1;
  nx /= l;
  ny /= l;
  nz /= l;
  const h = f32x4(0.038, 0.068, 0.098, 0.098);
  const sx = plus(px, times(all(nx), h));
  const sy = plus(py, times(all(ny), h));
  const sz = plus(pz, times(all(nz), h));
  const closed = most(all(0), minus(h, distanceTo(shading, m, sx, sy, sz)));
  const sum =
    f32x4.extract_lane(closed, 0) +
    f32x4.extract_lane(closed, 1) * <f32>0.72 +
    f32x4.extract_lane(closed, 2) * <f32>0.5184;
  answer(6, nx);
  answer(7, ny);
  answer(8, nz);
  answer(9, min(1, max(0, 1 - 5.6 * <f64>sum)));
  return belong(lane, <f32>Math.max(0.004, pixel * 1.2));
}

function reachedAt(j: i32): usize {
  return reached + ((<usize>j) << 4);
}

/** Into `reached`: how far the rows that are `close` are from each point, where that can matter. */
function measure(x: v128, y: v128, z: v128, room: f32): void {
  closeCount = 0;
  for (let j = 0; j < selectedCount; j++) {
    const row = rowAt(j);
    const near = areNear(row, x, y, z, all(max(<f32>0.3, room + one(row, 5))));
    if (!any(near)) continue;
    const d = toPrimitive(idAt(row), x, y, z, all(FAR));
    v128.store(reachedAt(j), pick(near, d, all(FAR)));
    enlist(close, closeCount++, j);
  }
}

/**
 * The primitive that a measured point belongs to, and the ones that share its paint: their ids lie
 * 128 bytes into the answers, their weights 192.
 */
function belong(lane: i32, tolerance: f32): i32 {
  const own = (<usize>lane) << 2;
  let best = FAR;
  let blend: f32 = 0.0;
  let id = 0;
  for (let q = 0; q < closeCount; q++) {
    const j = listed(close, q);
    const row = rowAt(j);
    const k = one(row, 4);
    let d = load<f32>(reachedAt(j) + own);
    if (k < 0.011 && d > tolerance) {
      d += 0.5;
      store<f32>(reachedAt(j) + own, d);
    }
    if (d >= best) continue;
    best = d;
    blend = k;
    id = idAt(row);
  }
  let n = 0;
  for (let q = 0; q < closeCount && n < 8; q++) {
    const j = listed(close, q);
    const row = rowAt(j);
    const w = load<f32>(reachedAt(j) + own) - best;
    const k = max(<f32>0.012, min(one(row, 4), blend) * <f32>0.55);
    if (w >= k) continue;
    const t: f32 = <f32>1 - w / k;
    store<i32>(answers + 128 + ((<usize>n) << 2), idAt(row));
    store<f64>(answers + 192 + ((<usize>n) << 3), t * t);
    n++;
  }
  answer(10, <f64>n);
  return id;
}

export function nearest(x: f64, y: f64, z: f64, tolerance: f64): i32 {
  measure(all(<f32>x), all(<f32>y), all(<f32>z), 0);
  return belong(0, <f32>tolerance);
}

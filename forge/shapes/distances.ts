/**
 * How far a point is from each kind of primitive. `p` holds the parameters, `o` is where the
 * primitive's own begin, and (lx, ly, lz) is the point in the primitive's axes. march.as.ts has
 * the same functions.
 */
/** A round cone: two balls of different size and everything between them. In world axes. */
function toCone(p: Float64Array, o: number, x: number, y: number, z: number): number {
  const ax = x - p[o]!;
  const ay = y - p[o + 1]!;
  const az = z - p[o + 2]!;
  const bx = p[o + 3]!;
  const by = p[o + 4]!;
  const bz = p[o + 5]!;
  const l2 = p[o + 8]!;
  const rr = p[o + 9]!;
  const a2 = p[o + 10]!;
  const il2 = p[o + 11]!;
  const yy = ax * bx + ay * by + az * bz;
  const zz = yy - l2;
  const qx = ax * l2 - bx * yy;
  const qy = ay * l2 - by * yy;
  const qz = az * l2 - bz * yy;
  const x2 = qx * qx + qy * qy + qz * qz;
  const y2 = yy * yy * l2;
  const z2 = zz * zz * l2;
  const k = (rr < 0 ? -1 : 1) * rr * rr * x2;
  if ((zz < 0 ? -1 : 1) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - p[o + 7]!;
  if ((yy < 0 ? -1 : 1) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - p[o + 6]!;
  return (Math.sqrt(x2 * a2 * il2) + yy * rr) * il2 - p[o + 6]!;
}

/** Not exact, but never too large near the surface, and cheap. */
function toEllipsoid(p: Float64Array, o: number, lx: number, ly: number, lz: number): number {
  const ia = p[o + 12]!;
  const ib = p[o + 13]!;
  const ic = p[o + 14]!;
  const a = lx * ia;
  const b = ly * ib;
  const c = lz * ic;
  const k = Math.sqrt(a * a + b * b + c * c);
  if (k < 1e-5) return -p[o + 15]!;
  const a1 = a * ia;
  const b1 = b * ib;
  const c1 = c * ic;
  return (k * (k - 1)) / Math.sqrt(a1 * a1 + b1 * b1 + c1 * c1);
}

/** A flat outline with a thickness, bent like a sail. Not exact where it is beyond `limit`. */
function toPlate(
  p: Float64Array,
  corners: Float64Array,
  o: number,
  lx: number,
  ly: number,
  lz: number,
  limit: number,
): number {
  const bent = lz - (p[o + 14]! * lx * lx + p[o + 15]! * ly * ly);
  // The box around the outline is a cheap lower bound.
  const bx = Math.max(0, Math.max(p[o + 19]! - lx, lx - p[o + 20]!));
  const by = Math.max(0, Math.max(p[o + 21]! - ly, ly - p[o + 22]!));
  const bz = Math.max(0, Math.abs(bent) - p[o + 12]!);
  const least = (Math.sqrt(bx * bx + by * by + bz * bz) - p[o + 13]!) * 0.85;
  if (least > limit) return least;
  const first = p[o + 16]!;
  const n = p[o + 17]!;
  let nearest = 1e9;
  let sign = 1;
  let jx = corners[(first + n - 1) * 3]!;
  let jy = corners[(first + n - 1) * 3 + 1]!;
  for (let q = 0; q < n; q++) {
    const corner = (first + q) * 3;
    const ix = corners[corner]!;
    const iy = corners[corner + 1]!;
    const ex = jx - ix;
    const ey = jy - iy;
    const wx = lx - ix;
    const wy = ly - iy;
    let t = (wx * ex + wy * ey) * corners[corner + 2]!;
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
  const flat = sign * Math.sqrt(nearest);
  const thin = 1 - 0.6 * Math.min(1, Math.sqrt(lx * lx + ly * ly) * p[o + 18]!);
  const deep = Math.abs(bent) - p[o + 12]! * thin;
  const mx = flat > 0 ? flat : 0;
  const my = deep > 0 ? deep : 0;
  const inside = flat > deep ? flat : deep;
  return ((inside < 0 ? inside : 0) + Math.sqrt(mx * mx + my * my) - p[o + 13]!) * 0.85;
}

/** A column with four or six sides and pointed ends. */
function toCrystal(p: Float64Array, o: number, lx: number, ly: number, lz: number): number {
  const x = Math.abs(lx);
  const z = Math.abs(lz);
  let across = x > z ? x : z;
  const sides = p[o + 16]!;
  if (sides === 6) {
    const slanted = x * 0.8660254037844386 + z * 0.5;
    across = slanted > z ? slanted : z;
  }
  const slope = p[o + 12]! / p[o + 14]!;
  const over = ly > 0 ? ly - p[o + 13]! : -ly - p[o + 13]! * p[o + 17]!;
  const side = across - p[o + 12]!;
  const tip = (across + over * slope) / Math.sqrt(1 + slope * slope);
  return (side > tip ? side : tip) - p[o + 15]!;
}

/** A ring around the y axis. */
function toTorus(p: Float64Array, o: number, lx: number, ly: number, lz: number): number {
  const q = Math.sqrt(lx * lx + lz * lz) - p[o + 12]!;
  return Math.sqrt(q * q + ly * ly) - p[o + 13]!;
}

/** A box with round edges. */
function toBox(p: Float64Array, o: number, lx: number, ly: number, lz: number): number {
  const qx = Math.abs(lx) - p[o + 12]!;
  const qy = Math.abs(ly) - p[o + 13]!;
  const qz = Math.abs(lz) - p[o + 14]!;
  const mx = qx > 0 ? qx : 0;
  const my = qy > 0 ? qy : 0;
  const mz = qz > 0 ? qz : 0;
  const m = Math.max(qx, Math.max(qy, qz));
  return Math.sqrt(mx * mx + my * my + mz * mz) + (m < 0 ? m : 0) - p[o + 15]!;
}

/** To any primitive; `kind` is an index of `primitiveKinds`. Not exact beyond `limit`. */
export function toShape(
  p: Float64Array,
  corners: Float64Array,
  kind: number,
  o: number,
  x: number,
  y: number,
  z: number,
  limit: number,
): number {
  if (kind === 1) return toCone(p, o, x, y, z);
  const dx = x - p[o]!;
  const dy = y - p[o + 1]!;
  const dz = z - p[o + 2]!;
  const lx = dx * p[o + 3]! + dy * p[o + 4]! + dz * p[o + 5]!;
  const ly = dx * p[o + 6]! + dy * p[o + 7]! + dz * p[o + 8]!;
  const lz = dx * p[o + 9]! + dy * p[o + 10]! + dz * p[o + 11]!;
  if (kind === 0) return toEllipsoid(p, o, lx, ly, lz);
  if (kind === 2) return toPlate(p, corners, o, lx, ly, lz, limit);
  if (kind === 3) return toCrystal(p, o, lx, ly, lz);
  if (kind === 4) return toTorus(p, o, lx, ly, lz);
  return toBox(p, o, lx, ly, lz);
}

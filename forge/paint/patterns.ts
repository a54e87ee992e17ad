/** Stripes, scales, feathers, lava: each pattern paints one spot of a surface. */
import { cells, layeredNoise, noise } from "#forge/shapes/noise.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import { coatPainters } from "./coat-patterns.ts";
import { filtered, mixColors, white } from "./color.ts";
import { cover, groove, type Painters, type PatternOf, type Pen, type Spot } from "./brush.ts";
import type { Material, Pattern } from "./material.ts";
import { colorOfMark, turnOf } from "./mark-colors.ts";
import { picturePainters } from "./picture-pattern.ts";
import { stuffPainters } from "./stuff-patterns.ts";
import { isIn } from "./zones.ts";
import { builtPainters } from "./built-patterns.ts";

/** Paints a material's own colours and pattern on one spot; `pen` is written over. */
export function paintMaterial(pen: Pen, spot: Spot, whole: Material): void {
  const { elsewhere } = whole;
  const material = elsewhere && isIn(elsewhere.zone, spot) ? elsewhere.material : whole;
  const { belly, tip, pattern, glow } = material;
  pen.color = material.base;
  pen.glow = 0;
  pen.glowColor = glow?.color ?? white;
  pen.sparkle = 0;
  if (belly) paintBelly(pen, spot, belly);
  if (tip) paintTip(pen, spot, tip);
  if (pattern) paintPattern(pen, spot, pattern);
  if (material.marks) paintPattern(pen, spot, material.marks);
  const shaped = pattern?.kind === "crystal" || pattern?.kind === "slime";
  if (glow) pen.glow = shaped ? pen.glow * glow.strength : Math.max(pen.glow, glow.strength);
}

function paintBelly(pen: Pen, { x, y, z, normal }: Spot, belly: NonNullable<Material["belly"]>) {
  const down = -normal[1] * 0.9 + normal[2] * 0.25;
  const weight = smoothstep(0.12, 0.62, down + 0.06 * (noise(x * 13, y * 13, z * 13) - 0.5));
  pen.color = mixColors(pen.color, belly.color, weight * (belly.strength ?? 1));
}

function paintTip(pen: Pen, { x, y, z, along }: Spot, tip: NonNullable<Material["tip"]>) {
  const { at, soft = 0.04 } = tip;
  const ragged = 0.07 * (noise(x * 14, y * 14, z * 14) - 0.5);
  const weight = smoothstep(at - soft, at + soft, along + ragged);
  pen.color = mixColors(pen.color, tip.color, weight);
  pen.glow = Math.max(pen.glow, weight * (tip.glow ?? 0));
}

function paintPattern<Kind extends Pattern["kind"]>(pen: Pen, spot: Spot, p: PatternOf<Kind>) {
  painters[p.kind as Kind](pen, spot, p);
}

const painters: Painters = {
  ...stuffPainters,
  ...coatPainters,
  ...picturePainters,
  ...builtPainters,
  stripes(pen, { x, y, z, normal }, mark) {
    const { frequency = 15, upright = false, glow = 0 } = mark;
    const across =
      (upright ? y : z) * frequency + Math.abs(x) * 5 + 3.2 * noise(x * 3, y * 3, z * 3);
    const wave = Math.sin(across);
    const color = colorOfMark(mark, turnOf(across));
    cover(pen, color, smoothstep(0.35, 0.6, wave - 0.9 * Math.max(0, 0.1 - normal[1])), glow);
  },
  spots(pen, { x, y, z, normal }, mark) {
    const { frequency: f = 7, glow = 0 } = mark;
    const { distance, id } = cells(x * f, y * f, z * f);
    const color = colorOfMark(mark, id * 100);
    cover(pen, color, smoothstep(0.4, 0.33, distance) * smoothstep(-0.8, -0.4, normal[1]), glow);
  },
  patches(pen, { x, y, z }, { color }) {
    cover(pen, color, smoothstep(0.53, 0.56, layeredNoise(x * 2.2 + 5, y * 2.2, z * 2.2, 2)));
  },
  rainbow(pen, { x, y, z, normal }, { colors }) {
    const wave = 0.16 * noise(x * 2.4, y * 2.4, z * 2.4);
    const along = (0.62 * y - 0.5 * z + 0.1 * x + wave + 9) * 0.85;
    const at = (along - Math.floor(along)) * colors.length;
    const from = colors[Math.floor(at)]!;
    const to = colors[(Math.floor(at) + 1) % colors.length]!;
    const color = mixColors(from, to, smoothstep(0.55, 1, at - Math.floor(at)));
    cover(pen, color, smoothstep(-0.75, -0.25, normal[1]));
  },
  scales(pen, { x, y, z, normal }, { color, frequency: f = 19 }) {
    const { distance, border, id } = cells(x * f, y * f * 1.1, z * f);
    const shown = smoothstep(-0.35, 0.3, normal[1] + 0.3 * noise(x * 3, y * 3, z * 3));
    groove(pen, [0.66, 0.6, 0.7], smoothstep(0.13, 0.02, border) * 0.42 * shown);
    if (id > 0.8) cover(pen, color, 0.16);
    pen.sparkle += (1 - distance) * 0.1;
  },
  plates(pen, { y, z }, { frequency = 13 }) {
    const rows = y * frequency + z * 2;
    const seam = Math.abs(rows - Math.round(rows));
    groove(pen, [0.66, 0.55, 0.5], smoothstep(0.13, 0.02, seam) * 0.8);
  },
  rock(pen, { x, y, z, normal }, { crack, moss, frequency: f = 3.2 }) {
    const grain = layeredNoise(x * 6, y * 6, z * 6, 3);
    const light = 0.72 + 0.5 * grain;
    pen.color = filtered(pen.color, [light, light, 0.74 + 0.48 * grain]);
    const { border } = cells(x * f + grain * 0.8, y * f + grain * 0.6, z * f);
    const seam = smoothstep(0.055, 0.015, border);
    if (crack) {
      const weight = seam * smoothstep(0.44, 0.56, noise(x * 1.7 + 3, y * 1.7, z * 1.7));
      cover(pen, crack, weight, 1.2);
      pen.glowColor = crack;
    } else groove(pen, [0.5, 0.47, 0.5], seam * 0.75);
    if (moss) cover(pen, moss, smoothstep(0.35, 0.75, normal[1] + (grain - 0.5) * 1.3));
  },
  bark(pen, { x, y, z }) {
    const fibre = noise(x * 16, y * 2.2, z * 16);
    groove(pen, [0.6, 0.55, 0.52], smoothstep(0.5, 0.62, fibre) * 0.8);
  },
  feather(pen, { localX, localY }, { edge, edgeAt = 0.25, edgeGlow = 0 }) {
    const side = Math.abs(localX);
    const barb = Math.abs(Math.sin((side * 5 + localY * 9) * 2.2));
    groove(pen, [0.8, 0.78, 0.84], smoothstep(0.55, 1, barb) * 0.4);
    groove(pen, [0.6, 0.55, 0.62], smoothstep(0.08, 0.02, side) * 0.55);
    cover(pen, edge, smoothstep(edgeAt, edgeAt + 0.3, localY), edgeGlow);
  },
  petal(pen, { localX, localY, fromMiddle }, { inner, edge, edgeGlow = 0, veins = 14 }) {
    const r = fromMiddle > 0 ? fromMiddle : localY * 0.5 + 0.5;
    pen.color = mixColors(inner, pen.color, smoothstep(0, 0.75, r));
    // An ellipsoid's middle is not its stem.
    const up = fromMiddle > 0 ? localY : localY + 1.15;
    const ray = Math.sin(Math.atan2(localX, up) * veins) * 0.5 + 0.5;
    groove(pen, [0.8, 0.75, 0.82], smoothstep(0.75, 1, ray) * 0.45 * smoothstep(1, 0.2, r));
    if (edge) cover(pen, edge, smoothstep(0.72, 0.95, r), edgeGlow);
  },
  membrane(pen, { localX, localY, fromMiddle }, { edge }) {
    groove(pen, [0.75, 0.7, 0.78], 1 - smoothstep(0.05, 0.8, fromMiddle));
    cover(pen, edge, smoothstep(0.55, 1, fromMiddle) * 0.85);
    const fold = Math.sin(localX * 26 + 2 * noise(localX * 4, localY * 4, 3)) * 0.5 + 0.5;
    groove(pen, [0.8, 0.74, 0.82], smoothstep(0.8, 1, fold) * 0.3);
  },
  eyespot(pen, { localX, localY, fromMiddle }, { inner, edge, dark, light, ring, at, radius }) {
    pen.color = mixColors(inner, pen.color, smoothstep(0.05, 0.5, fromMiddle));
    const angle = Math.atan2(localY, localX);
    cover(pen, edge, smoothstep(0.72, 0.86, fromMiddle + 0.05 * Math.sin(angle * 22)));
    const dx = localX - at[0];
    const dy = localY - at[1];
    const d = Math.sqrt(dx * dx + dy * dy) / radius;
    if (d < 1) {
      const color = d < 0.35 ? dark : d < 0.55 ? light : d < 0.8 ? ring : edge;
      cover(pen, color, smoothstep(1, 0.93, d));
      if (d > 0.35 && d < 0.55) pen.glow = Math.max(pen.glow, 0.55);
    }
    const vein = Math.cos(Math.atan2(localX, localY) * 17);
    const shown = smoothstep(0.95, 0.3, fromMiddle);
    groove(pen, [0.72, 0.66, 0.76], smoothstep(0.88, 1, vein) * 0.5 * shown);
  },
  crystal(pen, { x, y, z, normal, grazing }, { color }) {
    const facet = 0.5 + 0.5 * Math.sin(normal[0] * 9 + normal[1] * 13 + normal[2] * 7);
    cover(pen, color, facet * 0.65);
    cover(pen, white, grazing * grazing * 0.35);
    const streak = noise(x * 5 + normal[0] * 3, y * 5 + normal[1] * 3, z * 5);
    cover(pen, white, smoothstep(0.62, 0.7, streak) * 0.28);
    pen.glow = Math.max(pen.glow, 0.5 + 0.5 * facet);
  },
  shell(pen, { x, y, z }, { color, frequency: f = 4.2 }) {
    const { distance, border } = cells(x * f, y * f * 0.6, z * f);
    cover(pen, color, smoothstep(0.42, 0.1, distance) * 0.42);
    groove(pen, [0.5, 0.44, 0.5], smoothstep(0.09, 0.02, border) * 0.9);
    cover(pen, white, smoothstep(0.09, 0.13, border) * smoothstep(0.2, 0.14, border) * 0.14);
  },
  slime(pen, { x, y, z, grazing }, { color }) {
    cover(pen, color, grazing * 0.7);
    const { distance } = cells(x * 5, y * 5, z * 5);
    cover(pen, white, smoothstep(0.22, 0.12, distance) * 0.35);
    pen.glow = Math.max(pen.glow, 0.16 * (1 - grazing));
  },
  flame(pen, { along }, { middle, end }) {
    const outer = along >= 0.5;
    pen.color = outer
      ? mixColors(middle, end, along * 2 - 1)
      : mixColors(pen.color, middle, along * 2);
  },
  ghost(pen, { x, y, z, grazing, along }, { color, light }) {
    cover(pen, light, grazing * 0.55);
    pen.glow = Math.max(pen.glow, 0.12 + 0.3 * grazing);
    const mist = smoothstep(0.5, 0.8, noise(x * 3, y * 3 - 2, z * 3)) * 0.4;
    cover(pen, color, clamp(mist + smoothstep(0.55, 1, along) * 0.5));
  },
  swirl(pen, { x, y, z }, { color, glow = 0 }) {
    const turn = 6 * Math.atan2(x, z + 0.3);
    const wave = Math.sin(8 * y + turn + 4 * noise(x * 2, y * 2, z * 2));
    const weight = smoothstep(0.4, 0.6, wave);
    cover(pen, color, weight * 0.8);
    pen.glow = Math.max(pen.glow, weight * glow);
  },
  rings(pen, { along }, { color, count = 5, glow = 0 }) {
    const wave = Math.sin(along * count * 2 * Math.PI);
    cover(pen, color, smoothstep(0.2, 0.45, wave), glow);
  },
};

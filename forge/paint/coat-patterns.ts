/** Bold coats that are plain on a small card, and what can be looked into: ice, glass, jelly, water. */
import { cells, noise } from "#forge/shapes/noise.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import { mixColors, white } from "./color.ts";
import { colorOfMark, turnOf } from "./mark-colors.ts";
import { cover, flatten, groove, offWhole, type Painters } from "./brush.ts";

type CoatPainters = Pick<
  Painters,
  "bands" | "rosettes" | "spirals" | "hide" | "frost" | "pane" | "jellied" | "ripples"
>;

export const coatPainters: CoatPainters = {
  bands(pen, { x, y, z }, mark) {
    const { upright = false, glow = 0 } = mark;
    const straight = upright ? y * 21 + z * 5 : z * 14 + Math.abs(x) * 16 + y * 9;
    const across = straight + 2.4 * noise(x * 2.5, y * 2.5, z * 2.5);
    const wave = Math.sin(across);
    cover(pen, colorOfMark(mark, turnOf(across)), smoothstep(0.12, 0.34, wave), glow);
  },
  rosettes(pen, { x, y, z }, mark) {
    const { frequency: f = 4.6, glow = 0 } = mark;
    const { distance, id } = cells(x * f, y * f, z * f);
    const color = colorOfMark(mark, id * 100);
    const ring = smoothstep(0.15, 0.2, distance) * smoothstep(0.43, 0.37, distance);
    cover(pen, color, ring, glow);
  },
  spirals(pen, spot, { color, frequency = 3, glow = 0 }) {
    const { u, v } = flatten(spot);
    const row = Math.round(v * frequency);
    const shift = (row % 2) * 0.5;
    const dx = u * frequency + shift - Math.round(u * frequency + shift);
    const dy = v * frequency - row;
    const r = Math.sqrt(dx * dx + dy * dy);
    const turn = r * 4.4 - Math.atan2(dy, dx) / (2 * Math.PI);
    const line = smoothstep(0.3, 0.2, offWhole(turn)) * smoothstep(0.5, 0.45, r);
    cover(pen, color, line, glow);
  },
  /** Large scales with a dark rim below and a light one above. */
  hide(pen, { x, y, z }, { color, frequency: f = 7.5 }) {
    const { distance, border, id } = cells(x * f, y * f * 1.15, z * f);
    cover(pen, color, smoothstep(0.45, 0.1, distance) * 0.4 + (id > 0.7 ? 0.16 : 0));
    groove(pen, [0.34, 0.32, 0.4], smoothstep(0.2, 0.06, border) * 0.85);
    pen.sparkle += (1 - distance) * 0.12;
  },
  /** Facets, white cracks inside, and snow on top. */
  frost(pen, { x, y, z, normal, grazing }, { color }) {
    const facet = Math.sin(normal[0] * 9 + normal[1] * 13 + normal[2] * 7);
    cover(pen, color, smoothstep(0.1, 0.5, facet) * 0.45);
    const { border } = cells(x * 2.7, y * 2.7, z * 2.7);
    cover(pen, white, smoothstep(0.06, 0.02, border) * 0.9);
    cover(pen, white, smoothstep(0.45, 0.8, normal[1] + 0.3 * noise(x * 6, y * 6, z * 6)));
    cover(pen, color, grazing * grazing * 0.5);
    pen.sparkle += 0.2;
  },
  /** Hardly any colour but at the rim, and windows that shine in it. */
  pane(pen, { x, y, z, grazing }, { color }) {
    cover(pen, color, smoothstep(0.12, 0.6, grazing) * 0.9);
    const slope = x * 0.8 + y * 1.6 + z;
    const window = offWhole(slope * 1.15);
    cover(pen, white, smoothstep(0.16, 0.13, window) * 0.9);
    const thin = offWhole(slope * 1.15 + 0.24);
    cover(pen, white, smoothstep(0.05, 0.03, thin) * 0.9);
    pen.sparkle += 0.35;
  },
  /** Lit from inside, with bubbles. */
  jellied(pen, { x, y, z, grazing }, { color, frequency: f = 4.2 }) {
    pen.color = mixColors(pen.color, color, smoothstep(0.15, 0.9, grazing) * 0.75);
    const { distance, id } = cells(x * f, y * f, z * f);
    const radius = 0.2 + 0.16 * id;
    const rim = smoothstep(radius, radius - 0.03, distance);
    cover(pen, white, rim * (0.3 + 0.55 * smoothstep(radius - 0.12, radius - 0.04, distance)));
    pen.glow = Math.max(pen.glow, 0.2 * (1 - grazing));
  },
  /** The net of light on a pool's ground, deep blue at the rim. */
  ripples(pen, { x, y, z, grazing }, { color, frequency: f = 3 }) {
    cover(pen, color, smoothstep(0.2, 0.9, grazing) * 0.8);
    const warp = 0.5 * noise(x * 3, y * 3, z * 3);
    const { border } = cells(x * f + warp, y * f * 1.5 - warp, z * f);
    cover(pen, white, smoothstep(0.13, 0.03, border) * 0.75);
    pen.glow = Math.max(pen.glow, 0.12);
  },
};

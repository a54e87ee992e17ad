/**
 * Marches every pixel once, in tiles; then the pixels on an edge four times more, so that lines
 * are smooth without paying for it everywhere.
 */
import { aimAt, type Camera, type Direction } from "./camera.ts";
import { laneCount, slot, type MarchCore } from "./core.ts";
import type { Model } from "./model.ts";
import { clamp } from "./numbers.ts";
import { forEachTile } from "./silhouette.ts";

/**
 * What marching finds out about each sample of the picture. Everything that is drawn later (lines,
 * rim light, screentone, glow) reads these layers.
 */
export type Layers = {
  count: number;
  /** 0 is sky, 1 is covered by the creature or its outline. */
  coverage: Float32Array;
  /** How much of the covered part is an ink line. */
  ink: Float32Array;
  /** 1 where a surface was hit, 0 in the sky and on the outline around the creature. */
  hit: Uint8Array;
  depth: Float32Array;
  material: Int16Array;
  normal: Float32Array;
  /** The lit colour. */
  color: Float32Array;
  /** The colour without light. */
  flat: Float32Array;
  /** The light that the surface sends out itself. */
  glow: Float32Array;
  /** How light the shading is, 0 to 1. */
  tone: Float32Array;
  /** How much rim light could fall here. */
  rim: Float32Array;
};

export const farAway = 1e9;

export const newLayers = (count: number): Layers => ({
  count,
  coverage: new Float32Array(count),
  ink: new Float32Array(count),
  hit: new Uint8Array(count),
  depth: new Float32Array(count).fill(farAway),
  material: new Int16Array(count).fill(-1),
  normal: new Float32Array(count * 3),
  color: new Float32Array(count * 3),
  flat: new Float32Array(count * 3),
  glow: new Float32Array(count * 3),
  tone: new Float32Array(count),
  rim: new Float32Array(count),
});

/** A surface point on its way through the shader: geometry goes in, colours come out. */
export type SurfacePoint = {
  x: number;
  y: number;
  z: number;
  normal: [number, number, number];
  /** From the camera to the point. */
  ray: Direction;
  /** The width of a pixel there. */
  pixel: number;
  /** 0 in a deep fold, 1 in the open. */
  openness: number;
  primitive: number;
  /** How many neighbours share the paint; the core holds their ids and weights. */
  neighbours: number;
  color: [number, number, number];
  flat: [number, number, number];
  glow: [number, number, number];
  tone: number;
  rim: number;
};

export type Shade = (point: SurfacePoint) => void;

export type MarchOrder = {
  model: Model;
  camera: Camera;
  shade: Shade;
  /** The width of the outline in pixels. */
  ink: number;
};

export type Marched = {
  /** One sample for each pixel. */
  pixels: Layers;
  /** The pixels on an edge, in rising order. */
  edges: Int32Array;
  /** `samplesPerEdge` samples for each edge. */
  samples: Layers;
  /** 1 for each pixel through which nothing behind the model is seen. */
  hidden: Uint8Array;
};

/** A lane for each: four points of a pixel, in no row and no column twice. */
const offsets: readonly (readonly [number, number])[] = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [0.125, 0.375],
  [-0.375, 0.125],
];
export const samplesPerEdge = laneCount;

/** The place of a lane that is not in the picture. */
const outside = -1;

/** The side of a tile, whose rays are followed together, and of a block, whose tiles are. */
const tile = 6;
const block = 36;

export function march(order: MarchOrder): Marched {
  const { width, height } = order.camera;
  order.model.core.bind(order.model.solid());
  const tracer = new Tracer(order);
  const pixels = newLayers(width * height);
  tracer.forEachNearTile((tx, ty) => {
    if (!tracer.enterTile(tx, ty)) return;
    for (let y = ty; y < Math.min(height, ty + tile); y += 2) {
      for (let x = tx; x < Math.min(width, tx + tile); x += 2) tracer.samplePixels(x, y, pixels);
    }
  });

  const edges = edgesOf(pixels, width);
  const hidden = pixels.hit.slice();
  for (const pixel of edges) hidden[pixel] = 0;
  const samples = newLayers(edges.length * samplesPerEdge);
  const placeOf = new Int32Array(width * height).fill(-1);
  edges.forEach((pixel, place) => (placeOf[pixel] = place));
  tracer.forEachNearTile((tx, ty) => {
    let entered = false;
    for (let y = ty; y < Math.min(height, ty + tile); y++) {
      for (let x = tx; x < Math.min(width, tx + tile); x++) {
        const place = placeOf[y * width + x]!;
        if (place < 0) continue;
        entered ||= tracer.enterTile(tx, ty);
        tracer.sampleEdge(x, y, samples, place * samplesPerEdge);
      }
    }
  });
  return { pixels, edges, samples, hidden };
}

class Tracer {
  private readonly core: MarchCore;
  private readonly order: MarchOrder;
  /** One for each lane. */
  private readonly rays: readonly Direction[] = Array.from({ length: laneCount }, () => ({
    x: 0,
    y: 0,
    z: 0,
  }));
  /** Where in the layers is kept what each lane finds. */
  private readonly places = new Int32Array(laneCount);
  private readonly point: SurfacePoint;
  private start = 0;
  private end = 0;

  constructor(order: MarchOrder) {
    this.order = order;
    this.core = order.model.core;
    this.point = {
      x: 0,
      y: 0,
      z: 0,
      normal: [0, 0, 0],
      ray: this.rays[0]!,
      pixel: 0,
      openness: 1,
      primitive: 0,
      neighbours: 0,
      color: [0, 0, 0],
      flat: [0, 0, 0],
      glow: [0, 0, 0],
      tone: 0,
      rim: 0,
    };
  }

  /** Tile after tile of the blocks that the model is in. */
  forEachNearTile(visit: (x: number, y: number) => void): void {
    const { width, height } = this.order.camera;
    const { core } = this;
    forEachTile(width, height, block, (bx, by) => {
      core.surroundAll();
      if (!this.enter(bx, by, block)) return;
      core.surround(this.start);
      const across = Math.min(block, width - bx);
      const down = Math.min(block, height - by);
      forEachTile(across, down, tile, (x, y) => visit(bx + x, by + y));
    });
    core.surroundAll();
  }

  /** Selects what the rays of a tile can meet; false when that is nothing. */
  enterTile(x: number, y: number): boolean {
    return this.enter(x, y, tile);
  }

  /** Four pixels, of which those outside of the picture are left out. */
  samplePixels(x: number, y: number, layers: Layers): void {
    const { width, height } = this.order.camera;
    for (let lane = 0; lane < laneCount; lane++) {
      const px = x + (lane & 1);
      const py = y + (lane >> 1);
      this.aim(lane, px, py);
      this.places[lane] = px < width && py < height ? py * width + px : outside;
    }
    this.trace();
    this.keep(layers);
  }

  /** The samples of one pixel on an edge. */
  sampleEdge(x: number, y: number, layers: Layers, first: number): void {
    for (let lane = 0; lane < laneCount; lane++) {
      const [dx, dy] = offsets[lane]!;
      this.aim(lane, x + dx, y + dy);
      this.places[lane] = first + lane;
    }
    this.trace();
    this.keep(layers);
  }

  private enter(x: number, y: number, side: number): boolean {
    const { core } = this;
    const { camera, ink } = this.order;
    const ray = this.rays[0]!;
    const [ox, oy, oz] = camera.origin;
    const spread = camera.pixelSpread * (side * 0.72 + ink + 1);
    aimAt(camera, x + side / 2 - 0.5, y + side / 2 - 0.5, ray);
    if (core.select(ox, oy, oz, ray.x, ray.y, ray.z, 0, spread, 0.07) === 0) return false;
    this.end = core.answers[slot.end]!;
    this.start = core.approach(ox, oy, oz, ray.x, ray.y, ray.z, spread);
    return this.start <= this.end;
  }

  private aim(lane: number, px: number, py: number): void {
    const { lanes } = this.core;
    const ray = this.rays[lane]!;
    aimAt(this.order.camera, px, py, ray);
    lanes[lane] = ray.x;
    lanes[laneCount + lane] = ray.y;
    lanes[2 * laneCount + lane] = ray.z;
  }

  private trace(): void {
    const { camera, ink } = this.order;
    const [ox, oy, oz] = camera.origin;
    this.core.trace(ox, oy, oz, this.start, this.end, camera.pixelSpread, ink);
  }

  /** Outlines first: surfaces are measured all at once, and kept one by one after that. */
  private keep(layers: Layers): void {
    const { core, places } = this;
    let hits = 0;
    for (let lane = 0; lane < laneCount; lane++) {
      if (core.found.hit[lane] === 1) hits++;
      else if (places[lane] !== outside) this.keepOutline(lane, layers, places[lane]!);
    }
    if (hits === 0) return;
    this.touch();
    for (let lane = 0; lane < laneCount; lane++) {
      if (core.found.hit[lane] === 0 || places[lane] === outside) continue;
      this.keepSurface(lane, layers, places[lane]!);
    }
  }

  /** Measures where the rays hit; those that do not are far away from everything. */
  private touch(): void {
    const { core, rays } = this;
    const { lanes, found } = core;
    const [ox, oy, oz] = this.order.camera.origin;
    for (let lane = 0; lane < laneCount; lane++) {
      const isHit = found.hit[lane] === 1;
      const ray = rays[lane]!;
      const t = found.distance[lane]!;
      lanes[lane] = isHit ? ox + ray.x * t : farAway;
      lanes[laneCount + lane] = isHit ? oy + ray.y * t : farAway;
      lanes[2 * laneCount + lane] = isHit ? oz + ray.z * t : farAway;
    }
    core.touch();
  }

  private keepSurface(lane: number, layers: Layers, i: number): void {
    const { core, point } = this;
    const { model, camera, shade } = this.order;
    const { answers, found } = core;
    const t = found.distance[lane]!;
    const ray = this.rays[lane]!;
    const { normal, color, flat, glow } = point;
    point.ray = ray;
    point.x = camera.origin[0] + ray.x * t;
    point.y = camera.origin[1] + ray.y * t;
    point.z = camera.origin[2] + ray.z * t;
    point.pixel = camera.pixelSpread * t;
    point.primitive = core.feel(lane, point.pixel);
    normal[0] = answers[slot.normalX]!;
    normal[1] = answers[slot.normalY]!;
    normal[2] = answers[slot.normalZ]!;
    point.openness = answers[slot.openness]!;
    point.neighbours = answers[slot.neighbours]!;
    point.rim = 0;
    glow[0] = glow[1] = glow[2] = 0;
    shade(point);
    layers.ink[i] = found.line[lane]!;
    layers.coverage[i] = 1;
    layers.hit[i] = 1;
    layers.depth[i] = t;
    layers.material[i] = model.paints[point.primitive]!.material;
    layers.tone[i] = point.tone;
    layers.rim[i] = point.rim;
    for (let k = 0, o = i * 3; k < 3; k++, o++) {
      layers.normal[o] = normal[k]!;
      layers.color[o] = color[k]!;
      layers.flat[o] = flat[k]!;
      layers.glow[o] = glow[k]!;
    }
  }

  /** A near miss: the outline around the creature, as wide as the ink. */
  private keepOutline(lane: number, layers: Layers, i: number): void {
    const { core } = this;
    const { model, camera, ink } = this.order;
    const coverage = clamp(ink + 0.5 - core.found.gap[lane]!);
    if (coverage <= 0) return;
    const t = core.found.gapAt[lane]!;
    const ray = this.rays[lane]!;
    const [ox, oy, oz] = camera.origin;
    const nearest = core.nearest(ox + ray.x * t, oy + ray.y * t, oz + ray.z * t, 0.004);
    layers.coverage[i] = coverage;
    layers.ink[i] = 1;
    layers.depth[i] = t;
    layers.material[i] = model.paints[nearest]!.material;
  }
}

/**
 * Pixels whose right or lower neighbour is another thing, and those neighbours. The outer edge of
 * the outline needs no more samples: its coverage is smooth already.
 */
function edgesOf(pixels: Layers, width: number): Int32Array {
  const marked = new Uint8Array(pixels.count);
  const last = pixels.count - width - 1;
  for (let i = 0; i < last; i++) {
    if (differ(pixels, i, i + 1)) marked[i] = marked[i + 1] = 1;
    if (differ(pixels, i, i + width)) marked[i] = marked[i + width] = 1;
  }
  const edges: number[] = [];
  marked.forEach((mark, i) => mark === 1 && edges.push(i));
  return Int32Array.from(edges);
}

function differ(l: Layers, a: number, b: number): boolean {
  if (l.coverage[a] === 0 && l.coverage[b] === 0) return false;
  if (l.hit[a] !== l.hit[b]) return true;
  if (l.hit[a] === 0) return false;
  if (l.material[a] !== l.material[b]) return true;
  if (Math.abs(l.ink[a]! - l.ink[b]!) > 0.2) return true;
  if (Math.abs(l.depth[a]! - l.depth[b]!) > 0.06) return true;
  const n = l.normal;
  const [p, q] = [a * 3, b * 3];
  return n[p]! * n[q]! + n[p + 1]! * n[q + 1]! + n[p + 2]! * n[q + 2]! < 0.75;
}

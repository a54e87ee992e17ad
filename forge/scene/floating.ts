/** Flames, leaves or crystals that float around epic and rarer creatures, where there is room. */
import type { Element } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import { aimAt, type Direction } from "#forge/shapes/camera.ts";
import { lookingFrame, standingFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";
import type { Framed, Layout } from "./framing.ts";

/** By rank: common, rare, epic, legendary, mythical. */
const counts = [0, 0, 4, 6, 8];

export type FloatingOrder = {
  materials: CreatureMaterials;
  element: Element;
  rank: number;
  framed: Framed;
  layout: Layout;
};

export function addFloatingThings(model: Model, order: FloatingOrder, dice: Dice): void {
  const { camera, distance } = order.framed;
  const room = new Room(order.framed, order.layout);
  const ray: Direction = { x: 0, y: 0, z: 0 };
  let left = counts[order.rank]!;
  for (let tries = 0; tries < 200 && left > 0; tries++) {
    const u = dice.between(0.07, 0.93);
    const v = dice.between(0.08, 0.84);
    if (!room.take(u, v)) continue;
    left--;
    aimAt(camera, u * camera.width, v * camera.height, ray);
    const t = distance * dice.between(0.9, 1.12);
    const [ox, oy, oz] = camera.origin;
    const origin: Vector = [ox + ray.x * t, oy + ray.y * t, oz + ray.z * t];
    const size = distance * 0.0125 * dice.between(0.75, 1.5);
    pieces[order.element](model, { origin, size, materials: order.materials }, dice);
  }
}

/** The small picture of what is covered; a taken place covers its surroundings. */
class Room {
  private readonly covered: Uint8Array;
  private readonly width: number;
  private readonly height: number;

  constructor({ silhouette, silhouetteSize: { width, height } }: Framed, layout: Layout) {
    this.covered = silhouette.covered;
    this.width = width;
    this.height = height;
    if (layout === "art") return;
    this.covered.fill(1, 0, Math.floor(height * 0.13) * width);
    this.covered.fill(1, Math.floor(height * 0.72) * width);
  }

  take(u: number, v: number): boolean {
    if (this.around(u, v, 4).some((i) => this.covered[i] === 1)) return false;
    for (const i of this.around(u, v, 6)) this.covered[i] = 1;
    return true;
  }

  private around(u: number, v: number, reach: number): number[] {
    const x = Math.round(u * this.width);
    const y = Math.round(v * this.height);
    const places: number[] = [];
    for (let py = Math.max(0, y - reach); py <= Math.min(this.height - 1, y + reach); py++) {
      for (let px = Math.max(0, x - reach); px <= Math.min(this.width - 1, x + reach); px++) {
        places.push(py * this.width + px);
      }
    }
    return places;
  }
}

type Piece = { origin: Vector; size: number; materials: CreatureMaterials };
type MakePiece = (model: Model, piece: Piece, dice: Dice) => void;

const flame: MakePiece = (model, { origin, size, materials }, dice) => {
  const forward: Vector = [dice.between(-1, 1), 0, 1];
  model.chain({
    frame: lookingFrame({ origin, forward, scale: size }),
    points: [
      [0, -0.6, 0],
      [0.15, 0.3, 0],
      [-0.15, 1.5, 0],
      [0.35, 2.6, 0],
    ],
    radii: [0.9, 0.85, 0.4, 0.03],
    material: materials.flame,
    blend: 0.1,
  });
};

const orb: MakePiece = (model, { origin, size, materials }) => {
  const frame = lookingFrame({ origin, forward: [0, 0, 1], scale: size });
  model.ellipsoid({ frame, radii: [1.2, 1.2, 1.2], material: materials.orb });
};

const leaf: MakePiece = (model, { origin, size, materials }, dice) => {
  const forward: Vector = [dice.between(-1, 1), dice.between(-0.5, 0.5), 1];
  const up: Vector = [dice.between(-1, 1), 1, 0];
  model.plate({
    frame: lookingFrame({ origin, forward, up, scale: size * 2.4 }),
    outline: leafOutline(0.5, 1.6),
    thickness: 0.04,
    round: 0.03,
    bend: [-0.3, 0.1],
    material: dice.chance(0.6) ? materials.leaf : materials.petal,
  });
};

const crystal: MakePiece = (model, { origin, size, materials }, dice) => {
  const up: Vector = [dice.between(-0.4, 0.4), 1, dice.between(-0.4, 0.4)];
  model.crystal({
    frame: standingFrame({ origin, forward: [0.13, 0.2, 0.97], up, scale: size }),
    radius: 0.95,
    height: 0.5,
    tip: 1.76,
    foot: 1,
    round: 0.02,
    material: materials.crystal,
  });
};

const stone: MakePiece = (model, { origin, size, materials }, dice) => {
  const forward = normalize([dice.between(-1, 1), dice.between(-1, 1), 1]);
  model.box({
    frame: lookingFrame({ origin, forward, scale: size }),
    half: [1.1, 0.9, 1],
    round: 0.3,
    material: materials.rock,
  });
};

const pieces: Record<Element, MakePiece> = {
  fire: flame,
  shadow: flame,
  dark: flame,
  spirit: flame,
  water: orb,
  air: orb,
  nature: leaf,
  leaf,
  crystal,
  ice: crystal,
  light: crystal,
  lightning: crystal,
  electric: crystal,
  earth: stone,
};

/** What grows on a golem's shoulders, by element. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { standingFrame, worldFrame } from "#forge/shapes/frame.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();

export function growOnShoulders(order: BodyOrder): void {
  const grow = growths[order.element] ?? spikes;
  for (const spot of shoulderSpots) grow(order, spot);
}

/** Where, and how far it leans outwards. */
type Spot = { at: Vector; lean: number };

const shoulderSpots: readonly Spot[] = [
  { at: [-0.64, 1.56, -0.05], lean: -0.5 },
  { at: [0.64, 1.56, -0.05], lean: 0.5 },
  { at: [-0.36, 1.44, -0.25], lean: -0.3 },
  { at: [0.36, 1.44, -0.25], lean: 0.3 },
  { at: [0, 1.46, -0.3], lean: 0 },
];

type Grow = (order: BodyOrder, spot: Spot) => void;

const shards: Grow = (order, { at: [x, y, z], lean }) => {
  const { dice } = order;
  for (let k = 0; k < 3; k++) {
    addShard(order, ground, {
      from: [x + dice.between(-0.12, 0.12), y - 0.08, z + dice.between(-0.1, 0.1)],
      toward: [lean + dice.between(-0.35, 0.35), 1, -0.25 + dice.between(-0.3, 0.3)],
      radius: dice.between(0.06, 0.11),
      height: dice.between(0.35, 0.62),
    });
  }
};

const leaves: Grow = ({ model, materials, dice }, { at: [x, y, z], lean }) => {
  for (let k = 0; k < 3; k++) {
    model.plate(
      standingFrame(
        [x + dice.between(-0.12, 0.12), y - 0.06, z + dice.between(-0.05, 0.1)],
        [dice.between(-0.6, 0.6), 0.4, 1],
        [lean + dice.between(-0.5, 0.5), 1, dice.between(-0.2, 0.2)],
        0.4,
      ),
      materials.leaf,
      leafOutline(0.26, 0.9),
      0.03,
      0.03,
      { bend: [-0.4, -0.2] },
    );
  }
};

const flames: Grow = (order, { at: [x, y, z] }) =>
  addFlames(order, ground, {
    count: 3,
    center: [x, y - 0.06, z],
    spread: 0.08,
    height: 0.36,
    radius: 0.09,
  });

const spikes: Grow = ({ model, materials }, { at: [x, y, z], lean }) =>
  model.cone(
    ground,
    materials.horn,
    [x, y - 0.12, z],
    [x + lean * 0.3, y + 0.28, z - 0.1],
    [0.1, 0.01],
    0.03,
  );

const growths: Partial<Record<Element, Grow>> = {
  crystal: shards,
  ice: shards,
  light: shards,
  lightning: shards,
  spirit: shards,
  water: shards,
  nature: leaves,
  earth: leaves,
  air: leaves,
  fire: flames,
};

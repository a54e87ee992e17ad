/** Several in one picture, each built as if it were alone, and seen from its own best side. */
import type { Body } from "#forge/bodies/body.ts";
import type { GenomeGroup } from "#forge/genome.ts";
import { addPlaced } from "#forge/shapes/absorb.ts";
import { cameraFor } from "#forge/shapes/camera.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { Model } from "#forge/shapes/model.ts";
import { frameInside, turnAround } from "#forge/shapes/placing.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { layOut, type Extent, type Slot } from "./group-layout.ts";

/** One of the group, as it would stand alone. */
export type Actor = { model: Model; body: Body };

export type GroupStage = Actor & {
  /** Where the materials of each node begin among those of the model. */
  firstMaterials: readonly number[];
};

const pitch = 0.1;
/** Looked at from above, so that one row stands behind the other. */
const pitchOnRows = 0.36;
/** About how far the camera is from two rows. */
const cameraAway = 7;
/** How much larger a "huge" one stands beside an ordinary one. */
const sizes = { small: 0.72, large: 1.3 };

export function stageGroup(
  { nodes, relation }: GenomeGroup,
  { core, aspect, actors }: { core: MarchCore; aspect: number; actors: readonly Actor[] },
): GroupStage {
  const turned = actors.map((actor) => facingViewer(actor, core));
  const seen = turned.map(extentOf);
  const slots = layOut(seen, {
    relation,
    sizes: nodes.map(({ size }) => (size ? sizes[size] : 1)),
    aspect,
  });
  const model = new Model(core);
  const isInRows = relation === "beside" && slots.some(({ y }) => y > 0);
  const firstMaterials = turned.map((one, i) => {
    const { foot } = seen[i]!;
    const { at, size } = isInRows ? furtherBack(slots[i]!) : inAir(slots[i]!);
    const frame = frameInside(worldFrame(at, size), worldFrame(scale(foot, -1)));
    const first = model.materials.length;
    addPlaced(model, one, () => frame);
    return first;
  });
  const { anchors } = actors[0]!.body;
  const view = isInRows
    ? { pitch: pitchOnRows, isDeep: true, fillWidth: 0.9 }
    : { pitch, fillWidth: 0.95 };
  const body = { anchors, onGround: true, yaw: 0, fillHeight: 0.98, ...view };
  return { model, body, firstMaterials };
}

type Standing = { at: Vector; size: number };

const inAir = ({ x, y, size }: Slot): Standing => ({ at: [x, y, 0], size });

/** The upper row stands on the ground behind the lower one, and is as much larger as it is further away. */
function furtherBack({ x, y, size }: Slot): Standing {
  const away = y / Math.sin(pitchOnRows);
  const larger = 1 + away / cameraAway;
  return { at: [x * larger, 0, -away * larger], size: size * larger };
}

/** The camera looks at all from the front, so each turns to it the side that shows it best. */
function facingViewer({ model, body }: Actor, core: MarchCore): Model {
  const turned = new Model(core);
  const frame: Frame = turnAround([0, 0, 0], { yaw: -(body.yaw ?? 0.5) });
  addPlaced(turned, model, () => frame);
  return turned;
}

const trialSide = 96;
const farTimes = 6;

/** How large it is seen from afar, and the point of the world under its middle. */
function extentOf(model: Model): Extent & { foot: Vector } {
  const { low, high } = model.bounds();
  const middle = scale([low[0] + high[0], low[1] + high[1], low[2] + high[2]], 0.5);
  const distance = length(subtract(high, low)) * farTimes * 0.5;
  const size = { width: trialSide, height: trialSide };
  const camera = cameraFor({ yaw: 0, pitch, distance, target: middle, ...size });
  const { left, right, top, bottom } = silhouetteOf(model, camera);
  const pixel = camera.pixelSpread * distance;
  const center = trialSide / 2;
  return {
    width: (right - left) * pixel,
    height: (bottom - top) * pixel,
    foot: [
      middle[0] + ((left + right) / 2 - center) * pixel,
      middle[1] - (bottom - center) * pixel,
      middle[2],
    ],
  };
}

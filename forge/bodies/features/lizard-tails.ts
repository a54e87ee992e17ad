/** Tails of newts, crocodiles, chameleons and axolotls. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, softened, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { LizardBuild } from "#forge/bodies/builds/lizard-builds.ts";

const ground = worldFrame();

export function addLizardTail(order: BodyOrder, build: LizardBuild): void {
  if (build.tail === "none") return;
  if (build.tail === "curled") addCurl(order, build);
  else addTrailing(order, build);
}

function addTrailing({ model, materials }: BodyOrder, build: LizardBuild): void {
  const { tail, height, girth, length } = build;
  const root: Vector = [0, height, -length * 0.46];
  const thick = tail === "thick" ? 1 : 0.78;
  const lift = tail === "finned" ? 0.16 : 0;
  model.chain(
    ground,
    materials.tail,
    [girth * 0.82 * thick, girth * 0.66 * thick, girth * 0.5 * thick, girth * 0.3, 0.02],
    { blend: 0.1 },
    [
      root,
      [0.06, height * 0.9 + lift * 0.4, root[2] - 0.32],
      [0.26, height * 0.86 + lift, root[2] - 0.58],
      [0.56, height + 0.14 + lift, root[2] - 0.62],
      [0.7, height + 0.46 + lift, root[2] - 0.5],
    ],
  );
  if (tail !== "finned") return;
  model.plate(
    {
      origin: [0.42, height + 0.2, root[2] - 0.6],
      right: [0.8, 0.6, 0],
      up: [-0.6, 0.8, 0],
      forward: [0, 0, 1],
      scale: 1,
    },
    materials.fin,
    paddle,
    0.02,
    0.05,
    { round: 0.02, bend: [0.3, 0] },
  );
}

const paddle: Outline = softened(
  rowsOf("-0.62 0.1, -0.3 0.34, 0.1 0.38, 0.5 0.3, 0.72 0.12, 0.5 -0.12, 0.1 -0.26, -0.3 -0.16"),
);

const turns = 1.6;
const steps = 16;

/** A chameleon rolls its tail up like a fern. */
function addCurl({ model, materials }: BodyOrder, { height, girth, length }: LizardBuild): void {
  const root: Vector = [0, height, -length * 0.46];
  const points: Vector[] = [root, [0, height - 0.06, root[2] - 0.26]];
  const radii = [girth * 0.7, girth * 0.48];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = Math.PI * 0.5 + t * turns * 2 * Math.PI;
    const reach = mix(0.36, 0.08, t ** 0.8);
    points.push([
      t * 0.14,
      height + 0.24 - Math.sin(angle) * reach,
      root[2] - 0.42 - Math.cos(angle + Math.PI) * reach * -1,
    ]);
    radii.push(mix(girth * 0.38, 0.04, t));
  }
  model.chain(ground, materials.tail, radii, { blend: 0.03, steps: 2 }, points);
}

/** What grows out of a part of a stuff: leaves on antlers of branches, flames on a burning tail. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { saidColor } from "#forge/bodies/dress-body.ts";
import { piecesOf } from "./in-part.ts";
import type { ColoredPart, Genome } from "#forge/genome.ts";
import type { Color } from "#forge/paint/color.ts";
import { flameOf } from "#forge/paint/flame.ts";
import { namedColor } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { Growth } from "#forge/paint/stuffs/stuff.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";
import { growOne } from "#forge/bodies/features/stuff-growths.ts";

/** What is thin enough to be lost among the rest of a body. */
const parts: readonly ColoredPart[] = ["horns", "tail", "mane", "wings"];

/** In lengths of the usual growth of a whole body. */
const sizes: Partial<Record<Growth, number>> = {
  leaves: 0.62,
  blossoms: 0.7,
  tongues: 1,
  scoops: 1,
};

/** In autumn, too. */
const green: Color = [0.42, 0.72, 0.26];

/** Of the part's own colour, where one is said. */
const flameIn = (genome: Genome, part: ColoredPart) =>
  flameOf(namedColor(saidColor(genome, part) ?? genome.anatomy.flame ?? ""));

export function addPartGrowths(given: BodyOrder, genome: Genome): void {
  const { anatomy, model } = given;
  for (const part of parts) {
    const kind = stuffOf(anatomy.partStuffs[part] ?? "")?.growth;
    const size = kind && sizes[kind];
    if (!kind || !size) continue;
    const leaf = kind === "leaves" ? model.material({ base: green }) : given.materials.leaf;
    const flame =
      kind === "tongues" ? model.material(flameIn(genome, part)) : given.materials.flame;
    const order = { ...given, materials: { ...given.materials, leaf, flame } };
    const { spheres } = model.solid();
    const placed = kind === "scoops" ? first : part === "tail" && kind === "leaves" ? all : sparse;
    for (const [i, id] of piecesOf(model, part).flatMap(placed).entries()) {
      const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
      const turn = i * 2.4;
      const normal = normalize([Math.cos(turn), 0.5, Math.abs(Math.sin(turn)) + 0.2]);
      const isThick = radius > 0.1 && /^(leaves|blossoms)$/.test(kind);
      const out = isThick ? radius * 0.95 : Math.min(radius, 0.12) * 0.5;
      const point: Vector = [x + normal[0] * out, y + normal[1] * out, z + normal[2] * out];
      growOne(order, kind, { point, normal, size: isThick ? size * 1.5 : size });
    }
  }
}

/** Between them one sees what the part is of. */
const sparse = (ids: readonly number[]): readonly number[] =>
  ids.length > every ? ids.filter((_, i) => i % every === every - 1) : ids;

const all = (ids: readonly number[]): readonly number[] => ids;

const every = 3;

/** Ice cream is where the cone is widest. */
const first = (ids: readonly number[]): readonly number[] => ids.slice(0, 1);

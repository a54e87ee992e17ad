/** The signature pose of a creature: what it does where it shows what it can do. */
import type { Act, Genome } from "#forge/genome.ts";
import { skeletonOf, type Skeleton } from "./acts.ts";

/** The first that differs from what the creature does anyway. */
const heroicActs: Record<Skeleton, readonly [Act, Act]> = {
  four: ["leaping", "roaring"],
  two: ["roaring", "leaping"],
  soft: ["leaping", "dancing"],
  none: ["leaping", "dancing"],
};
const winged: readonly [Act, Act] = ["flying", "roaring"];

export function heroic(genome: Genome): Genome {
  const { plan, traits, staging, group } = genome;
  const [act, otherAct] = traits.wings ? winged : heroicActs[skeletonOf(plan)];
  return {
    ...genome,
    staging: { ...staging, act: staging.act === act ? otherAct : act },
    ...(group && { group: { ...group, nodes: group.nodes.map(heroic) } }),
  };
}

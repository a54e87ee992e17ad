/** The creatures and things that a description sets side by side. */
import type { Genome, GenomeGroup } from "#forge/genome.ts";
import { sentenceOf } from "#forge/understanding/scene.ts";
import type { Understood } from "#forge/understanding/understood.ts";

type Group = Pick<Genome, "group" | "gear" | "staging">;

/** `read` makes the genome of one alone; the dice of each are its own. */
export function findGroup(
  { scene }: Understood,
  { gear, staging }: Pick<Genome, "gear" | "staging">,
  read: (sentence: string, node: number) => Genome,
): Group {
  if (!scene) return { gear, staging };
  const sentences = scene.members.flatMap((member) =>
    Array<string>(member.count).fill(sentenceOf(member, scene)),
  );
  const group: GenomeGroup = { nodes: sentences.map(read), relation: scene.relation };
  // Who stands beside the first is drawn in the group, and not once more as its company.
  return { gear: [], staging: { ...staging, mount: null, extras: [] }, group };
}

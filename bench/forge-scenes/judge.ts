/** Whether a picture shows every subject of the prompt, in its colour and place, and no more. */
import type { SceneRelation } from "#forge/understanding/understood.ts";
import type { Prompt, Wanted } from "./prompts.ts";
import type { Seen } from "./seen.ts";

/** Of the picture: what is smaller is not there. */
const SHARE_MIN = 0.02;
/** Of the picture's side: what is less far aside is beside nothing. */
const ASIDE_MIN = 0.1;

/** What is wrong; null where nothing is. */
export function faultOf(
  { wanted, relation }: Pick<Prompt, "wanted" | "relation">,
  seen: readonly Seen[],
): string | null {
  const large = seen.filter(({ share }) => share >= SHARE_MIN);
  const small = seen.length - large.length;
  if (small > 0) return `${small} too small`;
  const asked = wanted.reduce((sum, { count }) => sum + count, 0);
  const missing = wanted.find((each) => ownOf(each, large).length !== each.count);
  if (missing) return `${ownOf(missing, large).length} × ${missing.noun}`;
  if (large.length !== asked) return `${large.length} in all`;
  return colorFault(wanted, large) ?? placeFault(wanted, relation, large);
}

const plain = (noun: string) => noun.replace(/s$/, "");

const ownOf = ({ noun }: Wanted, seen: readonly Seen[]) =>
  seen.filter((each) => plain(each.noun) === plain(noun));

function colorFault(wanted: readonly Wanted[], seen: readonly Seen[]): string | null {
  for (const each of wanted) {
    const other = ownOf(each, seen).find(
      ({ colors }) => !colors.includes(each.color ?? colors[0]!),
    );
    if (other) return `${each.noun} is ${other.colors.join(" or ")}`;
  }
  return null;
}

/** How far the first is where it was asked, seen from the second. */
const asides: Partial<Record<SceneRelation, (first: Seen, second: Seen) => number>> = {
  left: (first, second) => second.x - first.x,
  right: (first, second) => first.x - second.x,
  above: (first, second) => second.y - first.y,
  below: (first, second) => first.y - second.y,
};

function placeFault(
  wanted: readonly Wanted[],
  relation: SceneRelation,
  seen: readonly Seen[],
): string | null {
  const [first, second] = wanted.map((each) => ownOf(each, seen)[0]!);
  const aside = second && asides[relation]?.(first!, second);
  return aside === undefined || aside >= ASIDE_MIN ? null : `not ${relation}`;
}

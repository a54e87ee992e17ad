/** What is said of a thing that is worn or held: its colours, its size, how many there are. */
import type { Gear } from "#forge/gear.ts";
import { sizeIn, type Fact } from "#forge/understanding/understood.ts";
import { spokenNoun } from "./grammar.ts";
import { roleColors } from "./lexicon/wardrobe.ts";

type Facts = readonly Fact[];

export const saidIn = (about: Facts, what: Fact["kind"]) =>
  about.find(({ kind }) => kind === what)?.value;

/** A wedding dress is white by its name. */
export function detailsOf(
  about: Facts,
  name = "",
): Pick<Gear, "color" | "second" | "size" | "count"> {
  const size = sizeIn(about);
  const color = saidIn(about, "color");
  const [, second] = about.filter(({ kind }) => kind === "color").map(({ value }) => value);
  const [first = ""] = name.split("_");
  const ofRole = roleColors[saidIn(about, "material") ?? first] ?? roleColors[first] ?? null;
  const count = saidIn(about, "count");
  return {
    color: color === undefined ? ofRole : spokenNoun(color),
    ...(second !== undefined && { second: spokenNoun(second) }),
    ...(size !== null && { size }),
    ...(count !== undefined && { count: Number(count) }),
  };
}

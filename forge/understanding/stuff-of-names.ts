/** What the name of a creature says of the stuff that it is made of. */
import { set } from "./lexicon/word-sets.ts";
import { homeOf } from "./nouns/homes.ts";
import { addDetailed, type Reading } from "./reading.ts";
import { nounLemma, type Token } from "./tokens.ts";

/** "A swing set monster" is made of it; a machine or a bag has a body that a face can be on. */
export function isMadeOfIt(head: string, word: Token): boolean {
  const home = homeOf(nounLemma(word));
  return /^(monster|mummy|golem)$/.test(head) && home?.group === "thing" && !bodily.has(home.home);
}

const bodily = set(
  "washer machine bag box cabinet computer television phone toy paper book sofa bed",
);

const stuffs = set("rubber cardboard");

/** A rubber duck is of rubber. */
export function readStuffOfName(reading: Reading): void {
  const [first = "", last] = (reading.subjects.at(-1) ?? "").split("_");
  if (last && stuffs.has(first))
    addDetailed(reading, { kind: "material", of: "body", value: first, detail: first });
}

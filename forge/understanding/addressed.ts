/** Who or what a deed is done to by "at", "to", "on", "into": "sings to a star". */
import { aimings, tellings, treadings, voices } from "./lexicon/verb-objects.ts";
import { bindObject, canBeMet, isFood, type Bond } from "./done-to.ts";
import { homeOf } from "./nouns/homes.ts";
import type { Phrase, Reading } from "./reading.ts";
import { isAliveWord } from "./word-kinds.ts";

/** False when the preposition says where, and not to whom. */
export function readAddressed(reading: Reading, phrase: Phrase, preposition: string): boolean {
  const { deed } = reading;
  const bond = deed && canBeMet(phrase.head) ? bondOf(deed, phrase, preposition) : null;
  if (!bond) return false;
  bindObject(reading, phrase, bond);
  return true;
}

/** "Smiles at the beach" is there. */
const grounds =
  /^(beach|zoo|park|school|disco|party|concert|club|mall|shop|store|pool|circus|gym|library|museum|fair|farm|stage|window|seaside|lake|hospital|office|airport|station|stop|bar|ball|table|desk|pond|river|home|house|festival|restaurant|cafe|playground|carnival|rink|market|court|stadium)$/;

function bondOf(deed: string, { head, token }: Phrase, preposition: string): Bond | null {
  const isAlive = isAliveWord(token);
  const isThere = !isAlive && grounds.test(head);
  const bond = bondBy[preposition]?.({ deed, head, isAlive, isThere });
  return bond ?? null;
}

type Done = { deed: string; head: string; isAlive: boolean; isThere: boolean };
type Judge = (done: Done) => Bond | null;

const withIf = (is: boolean): Bond | null => (is ? "with" : null);

const heldBy: Judge = ({ deed, head }) => heldTo(deed, head);
const treadBy: Judge = ({ deed, head, isThere }) => treadOn(deed, head, isThere);

const bondBy: Readonly<Record<string, Judge>> = {
  at: ({ deed, isThere }) => withIf(aimings.has(deed) && !isThere),
  to: ({ deed, head }) => withIf(tellings.has(deed) && head !== "school"),
  over: ({ deed, isAlive }) => withIf(isAlive || deed === "warm"),
  across: ({ isAlive }) => withIf(isAlive),
  into: heldBy,
  through: heldBy,
  on: treadBy,
  upon: treadBy,
  onto: treadBy,
};

/** "Sings into a toothbrush", "looks through a telescope". */
function heldTo(deed: string, head: string): Bond | null {
  if (/^(telescope|binoculars|microscope|magnifying_glass|camera|monocle|spyglass)$/.test(head)) {
    return "holds";
  }
  const isThing =
    homeOf(head)?.group === "thing" && !/^(storm|hill|soft)$/.test(homeOf(head)!.shape);
  return voices.has(deed) && isThing ? "holds" : null;
}

/** "Snacks on a sweater", "stomps on umbrellas". */
function treadOn(deed: string, head: string, isThere: boolean): Bond | null {
  if (/^(feast|snack|dine|graze|bite|suck|nom)$/.test(deed) && isFood(head)) return "eats";
  return treadings.has(deed) && !isThere ? "with" : null;
}

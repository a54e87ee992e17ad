/** Who or what a deed is done to by "at", "to", "on", "into": "sings to a star". */
import { aimings, tellings, treadings, voices } from "./lexicon/verb-objects.ts";
import { anyone, bindObject, canBeMet, isFood, type Bond } from "./done-to.ts";
import { set } from "./lexicon/word-sets.ts";
import { homeOf } from "./nouns/homes.ts";
import type { Phrase, Reading } from "./reading.ts";
import { isHandy, isLandscape } from "./sizes-of-things.ts";
import { isAliveWord } from "./word-kinds.ts";

/** False when the preposition says where, and not to whom. */
export function readAddressed(reading: Reading, phrase: Phrase, preposition: string): boolean {
  const { deed } = reading;
  if (changings.test(deed ?? "") && /^(in|into)$/.test(preposition)) return true;
  const bond =
    deed && !anyone.has(phrase.head) && canBeMet(phrase.head)
      ? bondOf(deed, phrase, preposition)
      : null;
  if (!bond) return false;
  bindObject(reading, phrase, bond);
  return true;
}

/** "Turns a frog into a cupcake", "pours tea into a cup": that is no place. */
const changings = /^(turn|transform|change|pour|put|dip|dunk|stuff|squeeze|pack|cut|slice|break)$/;

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
  over: (done) => withIf(done.isAlive || done.deed === "warm" || isPassedOver(done)),
  above: (done) => withIf(isPassedOver(done)),
  across: ({ isAlive }) => withIf(isAlive),
  into: heldBy,
  through: heldBy,
  out: ({ deed, isAlive }) => (deed === "pull" && !isAlive ? "holds" : null),
  on: (done) =>
    treadBy(done) ?? ridesIf(flights.test(done.deed) && !done.isThere && !lands.test(done.head)),
  upon: treadBy,
  onto: treadBy,
};

/** "Jumps over a fence", "hovers above a candle"; but "flies over a castle". */
const isPassedOver = ({ deed, head }: Done): boolean =>
  isHandy(head) || (leaps.has(deed) && !isLandscape(head));

const leaps = set(
  "backflip bounce cartwheel clear hop hurdle jump leap skip somersault trip vault",
);

/** "Sings into a toothbrush", "looks through a telescope". */
function heldTo(deed: string, head: string): Bond | null {
  if (devices.has(head.slice(head.lastIndexOf("_") + 1)) && !/^(crawl|climb)$/.test(deed))
    return "holds";
  if (voices.has(deed) && /^(watch|wristwatch|headset)$/.test(head)) return "wears";
  const isThing =
    homeOf(head)?.group === "thing" && !/^(storm|hill|soft)$/.test(homeOf(head)!.shape);
  return voices.has(deed) && isThing ? "holds" : null;
}

/** For these one looks, speaks or drinks through. */
const devices = set(
  `telescope binoculars microscope glass camera monocle spyglass straw microphone mic megaphone walkie talkie
   phone telephone loudspeaker kaleidoscope periscope snorkel loupe`,
);

const lands = /^(city|town|village|sky|island|mountain|planet|world|moon|sea|ocean|land|field)$/;

const flights = /^(fly|zoom|soar|cruise|travel|surf|snowboard)$/;

const ridesIf = (is: boolean): Bond | null => (is ? "rides" : null);

/** "Snacks on a sweater", "stomps on umbrellas". */
function treadOn(deed: string, head: string, isThere: boolean): Bond | null {
  if (/^(feast|snack|dine|graze|bite|suck|nom)$/.test(deed) && isFood(head)) return "eats";
  if (
    /^(type|draw|write)$/.test(deed) &&
    /^(laptop|computer|keyboard|tablet|phone|typewriter)$/.test(head)
  )
    return "holds";
  return treadings.has(deed) && !isThere ? "with" : null;
}

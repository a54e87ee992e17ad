/** Lines about a thing that the creature wears or holds, where no better line exists. Data only. */
import type { TopicLines } from "./topic-lines.ts";

export type WornKind = "feet" | "hat" | "face" | "clothes" | "hands" | "neck" | "pack" | "worn";
export type HeldKind = "weapon" | "instrument" | "snack" | "held";

export const thingKindWords: Partial<Record<WornKind | HeldKind, string>> = {
  feet: "shoe boot sneaker slipper sandal crocs sock skate ski heel flipper",
  hat: "hat cap helmet crown tiara wig sombrero hood beanie turban beret headband bow ribbon headphones",
  face: "glasses sunglasses goggles spectacles monocle mask eyepatch veil patch",
  clothes:
    "cape cloak robe coat jacket shirt t-shirt sweater hoodie dress skirt tutu pants trousers jeans " +
    "shorts pajamas pyjamas suit tuxedo uniform costume apron vest kimono gown armor armour belt",
  hands: "glove mitten ring bracelet watch",
  neck: "scarf collar tie bowtie bow_tie necklace medal amulet bandana bell",
  pack: "backpack jetpack bag rocket",
  weapon:
    "sword axe spear dagger hammer bow shield trident katana club lance mace knife saber sabre blade " +
    "staff whip slingshot",
};

export const thingLines: Record<WornKind | HeldKind, TopicLines> = {
  feet: {
    moves: "Kick,Stomp,Sprint,Jump,March",
    lines: [
      "jumps over every finish line in its {it}",
      "leaves very surprising footprints with its {it}",
      "sleeps in its {it}, in case adventure calls",
      "dances until its {it} [begs|beg] for mercy",
      "Its {it} [squeaks|squeak] only when it tries to be sneaky.",
      "It found its {it} on a doorstep with a note that said: run.",
      "Its {it} [knows|know] the way home, which is good, because it does not.",
    ],
  },
  hat: {
    moves: "Toss,Salute,Bonk,Bow",
    lines: [
      "keeps a sandwich under its {it}",
      "throws its {it} like a boomerang",
      "bows so deep that its {it} [falls|fall] off, and everybody claps",
      "Its {it} [was|were] a gift from somebody who now goes bareheaded.",
      "Without its {it} it is shy, and nobody has seen it shy for years.",
      "Nobody has seen it without its {it}, not even in the bath.",
    ],
  },
  face: {
    moves: "Disguise,Glare,Peek,Reveal",
    lines: [
      "stays cool behind its {it}",
      "sees through every disguise thanks to its {it}",
      "lowers its {it} when things get serious",
      "Nobody has seen it without its {it}, not even the mirror.",
      "Behind its {it} it winks at everybody.",
    ],
  },
  clothes: {
    moves: "Swirl,Twirl,Flourish,Catwalk",
    lines: [
      "makes an entrance in its {it} that people talk about for weeks",
      "hides three friends behind its {it}",
      "sweeps into the arena in its {it} and asks who is next",
      "Its {it} [has|have] more pockets than anybody has counted.",
      "It irons its {it} before every battle, and again after lunch.",
      "Tailors travel far to find out who made its {it}.",
    ],
  },
  hands: {
    moves: "Slap,High Five,Handshake,Clap",
    lines: [
      "shakes hands with every rival in its {it}",
      "catches anything that falls with its {it}",
      "Its {it} [is|are] softer than it would like to admit.",
      "It lends its {it} to whoever is cold.",
    ],
  },
  neck: {
    moves: "Snap,Twirl,Jingle,Lasso",
    lines: [
      "catches falling friends with its {it}",
      "straightens its {it} before it wins",
      "flaunts its {it} on every market square",
      "Its {it} [was|were] made by somebody very patient, one winter at a time.",
      "It never takes off its {it}, not even in the bath.",
    ],
  },
  pack: {
    moves: "Blast-Off,Unpacking,Take-Off,Drop",
    lines: [
      "pulls whatever is needed out of its {it}",
      "shoots over the treetops with its {it}",
      "Nobody knows what else is in its {it}, but it hums.",
      "Its {it} [has|have] been to more countries than most kings.",
    ],
  },
  worn: {
    moves: "Parade,Reveal,Twirl,Show",
    lines: [
      "wears its {it} even to bed",
      "lends its {it} to whoever shivers",
      "turns every street into a stage with its {it}",
      "Its {it} [was|were] a present, and it still has the ribbon.",
      "Everybody recognises its {it} from a mile away.",
    ],
  },
  weapon: {
    moves: "Swing,Parry,Flourish,Salute",
    lines: [
      "uses its {it} only to protect a friend",
      "has won nine duels and one pie contest with its {it}",
      "salutes with its {it} before it says anything",
      "Its {it} [hums|hum] when somebody tells the truth.",
      "It named its {it} after its best friend.",
      "Its {it} [is|are] older than the castle and much better polished.",
    ],
  },
  instrument: {
    moves: "Solo,Encore,Serenade,Finale",
    lines: [
      "plays its {it} until the moon claps",
      "ends every quarrel with a song on its {it}",
      "practises on its {it} at the worst possible times",
      "Its {it} [knows|know] only happy tunes.",
      "Even stone giants tap their feet when it plays its {it}.",
    ],
  },
  snack: {
    moves: "Toss,Nibble,Picnic,Bribe",
    lines: [
      "shares its {it} with tired rivals",
      "never lets go of its {it}, not even while it sleeps",
      "settles every quarrel with its {it}",
      "Its {it} [smells|smell] so good that battles stop for a while.",
      "It says that its {it} [is|are] not for eating, and looks away.",
    ],
  },
  held: {
    moves: "Swing,Toss,Twirl,Parade,Surprise",
    lines: [
      "waves its {it}, and everybody cheers",
      "guards its {it} even in its sleep",
      "uses its {it} for everything, including soup",
      "lends its {it} to whoever needs [it|them] most",
      "Its {it} [was|were] a birthday present, and it has looked after [it|them] ever since.",
      "Nobody touches its {it} without saying please.",
      "Ask about its {it}, and take a seat: the answer is long.",
      "It once lost its {it} for an hour and wrote a very sad song about it.",
    ],
  },
};

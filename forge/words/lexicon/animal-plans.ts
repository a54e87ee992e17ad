/** What the words of a card know about the plans of animals. Data only. */
import type { BodyPlan } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";

type AnimalPlan = Extract<
  BodyPlan,
  "climber" | "dinosaur" | "swimmer" | "waddler" | "lizard" | "crawler" | "horse"
>;

/** How a creature is called when its species was guessed. */
export const animalNouns: Record<AnimalPlan, string> = {
  horse: "steed",
  crawler: "crawler",
  lizard: "lizard",
  waddler: "waddler",
  swimmer: "swimmer",
  dinosaur: "dinosaur",
  climber: "climber",
};

export const animalMoves: Record<AnimalPlan, string> = {
  horse: "Gallop,Hoofbeat,Mane Toss,Leap,Canter,Rear Kick,Neigh,Prance,Horseshoe,Wild Ride",
  crawler:
    "Web Shot,Scuttle,Silk Trap,Sting,Tangle,Thread Swing,Nibble,Wriggle,Tickle,Eight-Legged Waltz",
  lizard:
    "Tongue Flick,Tail Slap,Sunbath,Quick Dart,Leap,Gulp,Mud Slide,Cling,Splashdown,Camouflage",
  waddler: "Waddle,Belly Slide,Peck,Flap,Quack,Puddle Stomp,Feather Fluff,Strut,Egg Roll,Parade",
  swimmer:
    "Breach,Tidal Song,Fluke Slap,Deep Dive,Splash,Flipper Clap,Wave Ride,Sonar,Bubble Net,Undertow",
  dinosaur:
    "Stomp,Roar,Tail Slam,Chomp,Earthshake,Charge,Thunder Step,Headbutt,Stampede,Jungle Call",
  climber:
    "Swing,Banana Toss,Somersault,Vine Leap,Tickle,Drum Roll,High Five,Upside-Down Kick,Loop,Sneak",
};

export const animalDeeds: Record<AnimalPlan, readonly string[]> = {
  horse: [
    "gallops so fast that its shadow arrives later",
    "tosses its mane and everybody forgets to attack",
    "carries a tired friend over any hill",
    "clears the tallest fence with room to spare",
    "stamps one hoof and the whole field listens",
  ],
  crawler: [
    "spins a net so fine that it catches wishes",
    "climbs any wall and waves from the top",
    "ties a tangled foe up in a very neat bow",
    "sneaks in on tiptoe, on all of its tiptoes",
    "builds by night what its rivals knock over by day",
  ],
  lizard: [
    "sticks to the ceiling until the danger has passed",
    "catches an attack on the tip of its tongue",
    "lies so still that rivals sit down on it",
    "grows back whatever it has lost, and a little more",
    "leaps from stone to stone without a splash",
  ],
  waddler: [
    "slides into battle on its belly",
    "marches in line even when it is the whole line",
    "puffs up its feathers until it is twice as brave",
    "waddles past every trap without noticing one",
    "calls once, and the whole flock comes running",
  ],
  swimmer: [
    "sings so low that the ground hums along",
    "leaps over the moon in every puddle",
    "claps its flippers and starts a wave",
    "dives so deep that it comes up with yesterday",
    "carries tired swimmers to the nearest shore",
  ],
  dinosaur: [
    "stomps once and the pebbles jump",
    "roars so loudly that leaves fall and clap",
    "reaches the highest branch and shares it",
    "sweeps the field clear with one lazy tail",
    "remembers how volcanoes used to sing",
  ],
  climber: [
    "hangs upside down to see things right",
    "juggles whatever is thrown at it",
    "swings in, helps itself and swings out",
    "copies every trick after one look",
    "holds on tight when everyone else lets go",
  ],
};

export const animalLines: Record<AnimalPlan, readonly string[]> = {
  horse: [
    "Where its hooves have been, the grass grows in lucky patterns.",
    "It lets itself be caught by nobody and followed by everyone.",
  ],
  crawler: [
    "It says good morning to each of its feet in turn.",
    "Its threads hold the old bridge together, though nobody knows.",
  ],
  lizard: [
    "It warms itself on other people's good news.",
    "It knows every puddle by its first name.",
  ],
  waddler: ["It walks as if the floor were a ship.", "It has an opinion on every puddle."],
  swimmer: [
    "It knows a song for every shore it has seen.",
    "Ships that follow it always come home.",
  ],
  dinosaur: [
    "It sleeps with one ear on the ground, listening for old friends.",
    "Its footprints fill with rain and become ponds.",
  ],
  climber: [
    "It knows the forest from above, from below and upside down.",
    "It has never met a thing it could not climb.",
  ],
};

/** When neither the words nor the species say anything. */
export const animalElements: Record<AnimalPlan, readonly Element[]> = {
  horse: ["light", "nature", "air", "earth", "leaf"],
  crawler: ["shadow", "earth", "leaf", "crystal", "dark"],
  lizard: ["water", "nature", "leaf", "earth", "fire"],
  waddler: ["water", "ice", "air", "light", "nature"],
  swimmer: ["water", "ice"],
  dinosaur: ["earth", "nature", "fire", "leaf"],
  climber: ["nature", "leaf", "earth", "dark"],
};

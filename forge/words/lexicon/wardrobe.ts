/** Clothes, what grows on bodies that have none of it, and what roles wear. Data only. */
import {
  growthNames,
  props,
  type GarmentName,
  type Gear,
  type GrowthName,
  type Prop,
} from "#forge/gear.ts";
import { roleRows } from "./role-rows.ts";
import { wordMap } from "./word-map.ts";

/** Words of facts, in the singular. */
export const garmentWords = wordMap<GarmentName>({
  shirt: "shirt tshirt t-shirt sweater jersey pullover blouse vest top jumper singlet",
  hoodie: "hoodie hoody hooded_sweatshirt",
  coat: "coat jacket kimono raincoat uniform cardigan tunic toga poncho bathrobe blazer lab_coat",
  spaceSuit: "spacesuit space_suit",
  spaceHelmet: "space_helmet astronaut_helmet",
  tuxedo: "tuxedo tux business_suit dinner_suit suit",
  suit: "hazmat_suit clown_suit diving_suit track_suit tracksuit sweatsuit jogging_suit ski_suit snowsuit racing_suit flight_suit overall jumpsuit onesie pajamas pyjamas pajama pyjama costume wetsuit leotard swimsuit bathing_suit swimming_costume overalls",
  pants:
    "pants trousers jeans shorts leggings dungarees pant diaper nappy swimming_trunks bikini underpants boxers",
  skirt: "skirt tutu kilt",
  dress: "dress gown nightgown nightdress frock sundress",
  apron: "apron bib",
  gloves: "glove gloves mitten gauntlet muff",
  belt: "belt sash",
  socks: "sock stocking sandal leg_warmer legwarmer tights",
  slippers: "slipper",
  headband: "headband sweatband hairband headlamp hairnet",
  chefHat: "toque chefhat chef_hat chefs_hat",
});

export const growthWords = wordMap<GrowthName>({
  beard: "beard goatee",
  moustache: "mustache moustache",
  fangs: "fang",
  antennae: "antenna feeler antennae",
  wig: "wig hair hairdo dreadlock dread afro",
  mohawk: "mohawk mohican",
  pigtails: "pigtail braid plait ponytail bunches",
  curlers: "curler hair_roller",
  bow: "hair_bow hairbow",
  tie: "tie necktie",
  swimRing:
    "floaties floaty floatie swim_ring rubber_ring swimming_ring inner_tube lifebuoy life_ring water_wing armband pool_float",
  muscles: "muscle biceps sixpack six_pack abs",
  pegLeg: "peg_leg pegleg",
  door: "door doorway",
  windows: "window",
  saddle: "saddle",
  scar: "scar",
  stitches: "stitch",
  barbell: "weight barbell dumbbell",
  tongue: "tongue",
  lips: "lip",
  lashes: "eyelash lash",
  gills: "gill",
  braces: "brace",
  earrings: "earring ear_ring",
  buttons: "button",
  legCast: "cast plaster_cast splint",
  armCast: "sling",
  headBandage: "bandage",
  whiskers: "whisker",
  freckles: "freckle",
  brows: "eyebrow brow unibrow monobrow",
});

const isProp = (name: string): name is Prop => props.some((known) => known === name);

/** `name:color`, of a thing that is held `=thing`. */
function gearOf(written: string): Gear {
  const [name = "", color = null] = written.split(":");
  if (name.startsWith("=")) return { prop: "thing", thing: name.slice(1), color };
  if (isProp(name)) return { prop: name, color };
  const isGrown = growthNames.some((known) => known === name);
  return { prop: isGrown ? "growth" : "garment", thing: name, color };
}

export const roleGear: ReadonlyMap<string, readonly Gear[]> = new Map(
  roleRows
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [roles = "", worn = ""] = line.trim().split(": ");
      const gear = worn.split(" ").map(gearOf);
      return roles.split(" ").map((role) => [role, gear] as const);
    }),
);

/** The coat of a role, where the description gives it none. */
export const roleCoats: Readonly<Record<string, string>> = {
  devil: "red",
  mummy: "white",
  zombie: "green",
};

/** "A pirate hat", "a superhero cape". */
export const roleColors: Readonly<Record<string, string>> = {
  chef: "white",
  cowboy: "brown",
  firefighter: "red",
  ninja: "black",
  pirate: "black",
  police: "navy",
  sailor: "navy",
  santa: "red",
  superhero: "red",
  vampire: "black",
  viking: "bronze",
  wedding: "white",
  prison: "orange",
  hazmat: "yellow",
  witch: "purple",
  wizard: "blue",
};

/** Clothes, what grows on bodies that have none of it, and what roles wear. Data only. */
import {
  growthNames,
  props,
  type GarmentName,
  type Gear,
  type GrowthName,
  type Prop,
} from "#forge/gear.ts";
import { wordMap } from "./word-map.ts";

/** Words of facts, in the singular. */
export const garmentWords = wordMap<GarmentName>({
  shirt: "shirt tshirt t-shirt sweater jersey hoodie pullover blouse vest top jumper singlet",
  coat: "coat jacket kimono raincoat uniform cardigan tunic toga poncho bathrobe blazer lab_coat",
  spaceSuit: "spacesuit space_suit",
  spaceHelmet: "space_helmet",
  suit: "suit tuxedo overall jumpsuit onesie pajamas pyjamas pajama pyjama costume wetsuit leotard swimsuit overalls",
  pants: "pants trousers jeans shorts leggings dungarees pant diaper nappy",
  skirt: "skirt tutu kilt",
  dress: "dress gown nightgown nightdress",
  apron: "apron bib",
  gloves: "glove gloves mitten gauntlet",
  belt: "belt sash",
  socks: "sock stocking slipper sandal",
  headband: "headband sweatband hairband headlamp hairnet",
  chefHat: "toque chefhat",
});

export const growthWords = wordMap<GrowthName>({
  beard: "beard goatee",
  moustache: "mustache moustache",
  fangs: "fang",
  antennae: "antenna feeler antennae",
  wig: "wig mohawk hair hairdo",
  muscles: "muscle biceps sixpack six_pack abs",
  pegLeg: "peg_leg pegleg",
  door: "door doorway",
  windows: "window",
  saddle: "saddle",
  stitches: "stitch scar",
  barbell: "weight barbell dumbbell",
  tongue: "tongue",
  lips: "lip",
  lashes: "eyelash lash",
  gills: "gill",
  buttons: "button",
});

/** A role's word, and after it what it wears: at least two signs that can be seen. */
const roles = `
  archer: cap:green =bow
  astronaut: suit:white spaceHelmet:white backpack:silver
  baker: chefHat:white apron:white
  ballerina: dress:pink crown:silver
  barber: apron:white =scissors
  bishop: wizardHat:white cape:purple necklace:golden
  bodybuilder: muscles headband:red
  boxer: gloves:red belt:golden
  builder: helmet:yellow hammer
  butler: suit:black bowTie:black
  chef: chefHat:white apron:white
  clown: clownNose:red partyHat:yellow collar:blue
  cook: chefHat:white apron:white
  cowboy: hat:brown scarf:red
  dancer: skirt:pink headband:pink
  dentist: coat:white glasses:silver
  detective: hat:brown coat:brown
  devil: fangs cape:red
  diver: suit:black glasses:blue
  dj: headphones:pink sunglasses:black
  doctor: coat:white necklace:silver =stethoscope
  driver: helmet:red suit:red
  drummer: headband:red sunglasses:black
  explorer: hat:brown backpack:brown
  farmer: hat:yellow pants:blue
  firefighter: helmet:red coat:yellow
  fireman: helmet:red coat:yellow
  footballer: shirt:red socks:white
  gardener: hat:yellow apron:green
  gladiator: helmet:bronze belt:golden
  goth: cape:black collar:black mask:black
  grandma: glasses:silver scarf:purple
  grandpa: glasses:silver beard:white
  granny: glasses:silver scarf:purple
  gnome: wizardHat:red beard:white
  goalkeeper: gloves:green shirt:yellow
  golfer: cap:white gloves:white
  hero: cape:red belt:golden
  hunter: hat:green coat:brown
  judge: coat:black hammer
  king: crown:golden cape:red
  knight: helmet:silver armor:silver
  librarian: glasses book:red
  lumberjack: shirt:red beard:brown
  magician: topHat:black cape:black
  mechanic: cap:blue suit:blue
  miner: helmet:yellow lantern
  monk: coat:orange necklace:brown
  monster: fangs antennae
  mummy: bandages
  musician: hat:black bowTie:red
  ninja: mask:black headband:red belt:red
  nurse: cap:white apron:white
  officer: cap:navy shirt:navy
  optician: coat:white glasses:red
  painter: cap:red apron:white
  pilot: cap:brown scarf:white
  pirate: eyepatch hat:black
  pirate_captain: eyepatch hat:black coat:red
  plumber: cap:green suit:blue
  police: cap:navy shirt:navy
  police_officer: cap:navy shirt:navy
  policeman: cap:navy shirt:navy
  postman: cap:blue backpack:brown
  prince: crown:golden cape:blue
  princess: crown:golden dress:pink
  queen: crown:golden dress:purple
  racer: helmet:red suit:red
  rapper: cap:black necklace:golden
  referee: shirt:yellow socks:black
  rockstar: sunglasses:black headband:red
  sailor: cap:white scarf:blue
  samurai: headband:red armor:red sword
  santa: partyHat:red beard:white coat:red
  scientist: coat:white glasses
  sheriff: hat:brown necklace:golden
  shepherd: hat:brown wand:brown
  skateboarder: helmet:blue shirt:orange
  skater: helmet:blue skates:red
  skier: glasses:yellow scarf:red
  soldier: helmet:green shirt:green
  spy: sunglasses:black suit:black hat:black
  striker: shirt:red socks:white
  student: backpack:blue book:red
  superhero: cape:red mask:red belt:golden
  surfer: pants:orange necklace:white
  swimmer: cap:blue glasses:blue
  teacher: glasses:black book:red bowTie:red
  vampire: fangs cape:black collar:red
  viking: helmet:bronze beard:orange
  waiter: apron:black bowTie:black
  warrior: helmet:bronze belt:golden
  witch: wizardHat:purple cape:black
  wizard: wizardHat:blue beard:white
  weightlifter: barbell muscles belt:red
  wrestler: mask:blue belt:golden
  zombie: rags:brown stitches:black
`;

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
  roles
    .trim()
    .split("\n")
    .map((line) => {
      const [role = "", worn = ""] = line.trim().split(": ");
      return [role, worn.split(" ").map(gearOf)] as const;
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
  witch: "purple",
  wizard: "blue",
};

/** How descriptions call the parts of a body and what these are made of. Data only. */
import type { Anatomy, ColoredPart, CountedPart } from "#forge/genome.ts";
import { wordMap } from "./word-map.ts";

/** Words of facts, in the singular. */
export const partNames = wordMap<ColoredPart>({
  eyes: "eye",
  horns: "horn antler",
  wings: "wing",
  tail: "tail stinger",
  belly: "belly tummy stomach chest",
  hair: "hair beard mohawk braid pigtail ponytail dreadlock dread plait fringe afro curl curls ringlet bristle",
  mane: "mane ruff",
  legs: "leg legg",
  head: "head face roof",
  ears: "ear",
  nose: "nose snout trunk muzzle nostril",
  beak: "beak bill",
  teeth: "tooth fang tusk jaw",
  arms: "arm tentacle",
  hands: "hand finger fist knuckle thumb palm",
  claws: "claw pincer nail fingernail talon toenail",
  feet: "foot paw hoof toe heel",
  fins: "fin flipper",
  shell: "shell",
  sail: "sail",
  spikes: "spike spine crest plate back_plate",
  marks: "stripe spot dot line mark pattern tattoo freckle speckle splotch rune",
  neck: "neck",
  humps: "hump",
});

export const countedParts: readonly CountedPart[] = [
  "head",
  "eyes",
  "arms",
  "legs",
  "tail",
  "horns",
  "wings",
  "humps",
  "claws",
  "marks",
  "ears",
  "nose",
];

export const countsMax: Record<CountedPart, number> = {
  head: 5,
  eyes: 8,
  arms: 12,
  legs: 12,
  tail: 9,
  horns: 7,
  wings: 6,
  humps: 6,
  claws: 6,
  marks: 20,
  ears: 6,
  nose: 6,
  tusks: 2,
};

/** Creatures that have another number by nature. */
export const nounCounts: Readonly<Record<string, Anatomy["counts"]>> = {
  hydra: { head: 3 },
  cerberus: { head: 3 },
  cyclops: { eyes: 1 },
  eye: { eyes: 1 },
  eyeball: { eyes: 1 },
};

/** Creatures that are of something by nature. */
export const nounStuffs: Readonly<Record<string, string>> = {
  gummy_bear: "jelly",
  gummybear: "jelly",
};

/** Of what a part is that is a thing: a stinger like a sword, chopstick legs. */
export const ownerStuffs = wordMap<string>({
  fire: "candle torch lantern flame",
  pickle: "olive pea bean grape",
  strawberry: "cherry tomato pepperoni",
  metal:
    "hammer sword needle hook zipper rocket knife fork spoon cannon axe saw nail screw gear robot drill " +
    "scissors magnet cog pot pan saucepan corkscrew propeller paperclip safety_pin cutlery can_opener " +
    "thimble key anchor wrench bolt antenna toaster fridge car truck train bell",
  wood: "walnut acorn nut coconut broom",
  cookie: "waffle",
  meatball: "burger hot_dog hotdog kebab",
  bread: "sandwich taco burrito",
  icecream: "milkshake",
  plush: "pillow cushion teddy_bear",
  porcelain: "teapot teacup plate",
  staircase: "ladder",
  piano: "keyboard",
  bristle: "brush toothbrush hairbrush",
});

/** Whose part it is: a fridge with penguin feet has orange ones. */
export const ownerColors = wordMap<string>({
  orange: "chicken hen rooster penguin goose pumpkin carrot goldfish fox tiger",
  yellow: "duck duckling chick banana lemon bee sunflower lion",
  green: "frog toad turtle crocodile alligator cactus lizard gecko dinosaur snake",
  grey: "elephant mouse rat wolf shark",
  brown: "bear monkey horse deer potato owl",
  pink: "pig flamingo worm",
  red: "crab lobster tomato apple",
  white: "sheep rabbit bunny egg polar_bear",
  black: "spider ant crow",
});

/** What is on the cloth of a pirate's hat. */
export const roleCloths = wordMap<string>({
  striped: "sailor",
  starred: "superhero",
  skulls: "pirate",
});

/** Gems are of many colours. */
export const gemColors = wordMap<string>({
  red: "ruby garnet",
  green: "emerald jade",
  blue: "sapphire",
  purple: "amethyst",
  orange: "topaz amber",
});

/** Words of facts that name a stuff of `paint/stuffs.ts` in another way. */
export const stuffWords = wordMap<string>({
  lava: "volcanic volcano",
  gem: "jewel ruby emerald sapphire amethyst topaz opal garnet jade",
  crystal: "diamond quartz",
  metal:
    "iron steel tin can soda_can tin_can foil aluminum chrome silver tech titanium machine colander bottle_cap bottlecap wire spring tinfoil",
  gold: "golden coin doubloon treasure",
  bone: "tooth ivory tusk skull",
  copper: "bronze brass trumpet trombone tuba penny",
  candy: "candy_cane lollipop candycane sprinkle sprinkles gumdrop sweets rock_candy",
  jelly: "gelatin gel gummy goo jello gummy_bear",
  slime: "ooze snot mucus algae",
  smoke: "fog mist steam dust ash soot",
  cloud: "cotton fluff cotton_wool cotton_ball cream whipped_cream",
  cottoncandy: "cotton_candy",
  stone: "rock pebble granite marble concrete boulder cobblestone cement gravel slate",
  brick: "block",
  toybrick: "lego building_block toy_block toy_brick",
  book: "storybook textbook novel dictionary",
  cardboard: "box carton",
  moon: "moonlight",
  sun: "sunlight sunshine",
  wind: "breeze",
  licorice: "liquorice",
  mushroom: "toadstool",
  dotted: "spotted polka",
  patchwork: "sock patch quilt rag blanket",
  chopstick: "matchstick toothpick",
  checkered: "plaid",
  wood: "bark log stick tree bamboo",
  leaf: "grass moss plant vine ivy clover seaweed kelp cabbage spinach salad hedge bush fern",
  flower:
    "petal rose daisy blossom tulip lily lotus orchid wildflower dandelion sunflower poppy violet lavender marigold carnation buttercup daffodil bluebell cherry_blossom",
  cheese: "nacho",
  plush: "stuffed teddy",
  yarn: "wool felt knitted knit fabric cloth velvet cotton carpet rug silk satin fleece",
  paper:
    "origami newspaper card postcard letter ticket stamp envelope homework tissue napkin confetti",
  lightning: "electricity electric thunder spark bolt",
  galaxy: "space cosmos star starry night nebula",
  glass: "ice_cube transparent window",
  ice: "icicle",
  honey: "syrup sticky",
  stainedglass: "stained_glass",
  water: "wave ocean sea rain raindrop bubble waterfall river tear dew",
  snow: "snowball snowflake",
  cookie: "gingerbread biscuit cracker cereal",
  bread: "croissant toast bun pancake waffle tortilla pita bagel dough baguette pastry crust",
  pencil: "crayon",
  fries: "fry french_fry french_fries chip",
  crisp: "potato_chip tortilla_chip nacho_chip",
  wafflecone: "ice_cream_cone waffle_cone",
  branch: "twig",
  skin: "human person man woman boy girl",
  hose: "pipe tube",
  shell: "seashell clam scallop conch",
  spaghetti: "noodle pasta ramen",
  icecream: "ice_cream yogurt custard",
  pickle: "cucumber",
  strawberry: "berry cherry raspberry",
  laser: "beam",
  glow: "glowing magic magical sparkle sparkly glitter",
  meatball: "meat steak sausage ham salami",
  raisin: "prune",
  jam: "marmalade",
  ketchup: "tomato_sauce salsa",
  caramel: "toffee fudge gravy",
  frosting: "icing",
  jellybean: "jelly_bean",
  orange: "tangerine",
  lemon: "lime",
  lettuce: "kale",
  towel: "tea_towel tablecloth handkerchief curtain",
  denim: "jean jeans",
  lace: "doily",
  bandage: "toilet_paper toilet_roll",
  camouflage: "camo",
  map: "atlas chart",
  mold: "mould mildew",
  foam: "soapsud suds lather froth bubble_bath",
  rope: "string thread shoelace cord twine",
  trash: "garbage rubbish junk litter",
  staircase: "stair step",
  clay: "terracotta pottery playdough ceramic",
  porcelain: "china",
  friedegg: "fried_egg yolk omelette",
  piano: "piano_key",
  oil: "tar petrol",
  mirror: "disco disco_ball sequin cd tinsel",
  plastic: "rubber eraser vinyl",
});

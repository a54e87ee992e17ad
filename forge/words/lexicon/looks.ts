/** Words that say how a creature looks, feels, what it carries and what its story is about. */
import type { NamedProp, Prop } from "#forge/gear.ts";
import type { ColoredPart, Mood, Theme, Traits } from "#forge/genome.ts";
import { wordMap } from "./word-map.ts";

export const moodWords = wordMap<Mood>({
  shy: "shy timid quiet nervous scared afraid bashful silent",
  brave: "brave bold heroic courageous fearless daring valiant loyal mighty strong",
  gentle: "gentle kind friendly sweet loving caring soft calm peaceful kindhearted cuddly",
  fierce: "fierce angry savage dangerous furious wild mad evil scary terrifying aggressive vicious",
  sleepy: "sleepy lazy tired dozy snoozing drowsy sleeping yawning",
  wise: "wise old ancient clever smart elder intelligent elderly",
  playful: "playful happy cheerful funny silly bouncy joyful cheeky goofy merry laughing",
  proud: "proud royal noble majestic regal elegant graceful beautiful magnificent",
  grumpy: "grumpy cranky moody stubborn grouchy bossy",
  sneaky: "sneaky sly mischievous naughty cunning tricky stealthy clever",
  lonely: "lonely sad lost alone forgotten homesick lonesome",
  curious: "curious nosy adventurous wandering exploring inquisitive",
});

/** How a mood changes the face. */
export const moodLooks: Record<Mood, { fierce?: number; cute?: number }> = {
  shy: { fierce: -0.5, cute: 0.15 },
  brave: { fierce: 0.2 },
  gentle: { fierce: -0.5, cute: 0.1 },
  fierce: { fierce: 0.35, cute: -0.1 },
  sleepy: { fierce: -0.4 },
  wise: { fierce: -0.1, cute: -0.1 },
  playful: { fierce: -0.5, cute: 0.15 },
  proud: { fierce: 0.2, cute: -0.1 },
  grumpy: { fierce: 0.2 },
  sneaky: { fierce: 0.2 },
  lonely: { fierce: -0.4 },
  curious: { fierce: -0.3, cute: 0.1 },
};

export const sizeWords = wordMap<"small" | "large">({
  small: "tiny small little baby young mini miniature cute chubby newborn teeny round pocket",
  large: "huge giant colossal towering enormous gigantic massive big titanic humongous",
});

export const sizeLooks = { small: { cute: 0.35 }, large: { cute: -0.3 } };

export const propWords = wordMap<NamedProp>({
  lantern: "lantern lamp torch candle",
  crown: "crown tiara",
  flower: "flower rose bouquet daisy tulip sunflower blossom lily",
  scarf: "scarf shawl bandana",
  bell: "bell jinglebell chime",
  gem: "gem jewel orb pearl diamond ruby emerald sapphire pendant",
  book: "book spellbook tome diary novel scroll",
  shield: "shield buckler",
  hat: "hat sombrero fedora cowboyhat",
  topHat: "tophat",
  wizardHat: "wizardhat witchhat",
  partyHat: "partyhat birthdayhat nightcap",
  cap: "cap beanie beret",
  helmet: "helmet",
  headphones: "headphones headphone earphones earmuffs headset earpiece earbud earbuds earphone",
  sunglasses: "sunglasses shades",
  glasses: "glasses goggles spectacles monocle",
  bowTie: "bowtie tie necktie",
  cape: "cape cloak robe",
  sword: "sword katana dagger blade sabre saber",
  wand: "wand staff scepter sceptre",
  hammer: "hammer mallet",
  spear: "spear trident lance",
  balloon: "balloon",
  cup: "cup mug tea coffee cocoa teacup",
  boots:
    "boot boots shoe shoes sneaker sneakers rainboots flipflop flipflops croc crocs heel heels highheels trainer trainers clog clogs loafer loafers",
  skates: "skate skates rollerskates rollerskate",
  backpack: "backpack rucksack schoolbag",
  jetpack: "booster rocket_booster thruster jetpack",
  armor: "armor armour breastplate chestplate",
  collar: "collar collars",
  mask: "mask blindfold",
  eyepatch: "eyepatch",
  necklace: "necklace amulet medal ring bracelet",
  hook: "hook",
  thing: "thingamajig",
});

/** What is held rather than worn. */
export const heldProps: ReadonlySet<Prop> = new Set<Prop>([
  "lantern",
  "book",
  "shield",
  "sword",
  "wand",
  "hammer",
  "spear",
  "balloon",
  "cup",
  "hook",
]);

type Part = { [Key in keyof Traits]: [trait: Key, there: Traits[Key], gone: Traits[Key]] };

/** A part of the body: what it sets, and what its absence sets. */
export const partWords = new Map<string, NonNullable<Part[keyof Part]>>([
  ["wing", ["wings", "feather", "none"]],
  ["winged", ["wings", "feather", "none"]],
  ["horn", ["horns", "up", undefined]],
  ["horned", ["horns", "up", undefined]],
  ["antler", ["horns", "antler", undefined]],
  ["antlered", ["horns", "antler", undefined]],
  ["mane", ["mane", true, false]],
  ["stripe", ["pattern", "stripes", "plain"]],
  ["striped", ["pattern", "stripes", "plain"]],
  ["stripy", ["pattern", "stripes", "plain"]],
  ["spot", ["pattern", "spots", "plain"]],
  ["spotted", ["pattern", "spots", "plain"]],
  ["rosette", ["pattern", "spots", "plain"]],
  ["dot", ["pattern", "spots", "plain"]],
  ["patch", ["pattern", "patches", "plain"]],
  ["patchy", ["pattern", "patches", "plain"]],
  ["patched", ["pattern", "patches", "plain"]],
  ["swirl", ["pattern", "swirl", "plain"]],
  ["swirly", ["pattern", "swirl", "plain"]],
  ["spiral", ["pattern", "swirl", "plain"]],
  ["rings", ["pattern", "rings", "plain"]],
  ["ringed", ["pattern", "rings", "plain"]],
  ["unicorn", ["horns", "uni", undefined]],
  ["fur", ["cover", "fur", "slick"]],
  ["furry", ["cover", "fur", "slick"]],
  ["fluffy", ["cover", "fur", "slick"]],
  ["hairy", ["cover", "fur", "slick"]],
  ["scale", ["cover", "scales", "slick"]],
  ["scaly", ["cover", "scales", "slick"]],
  ["tail", ["tail", "bushy", "none"]],
  ["tailed", ["tail", "bushy", "none"]],
  ["ear", ["ears", "point", "none"]],
  ["halo", ["halo", true, false]],
  ["masked", ["mask", true, false]],
  ["moss", ["moss", true, false]],
  ["mossy", ["moss", true, false]],
  ["spike", ["ridge", true, false]],
  ["sail", ["sail", true, false]],
  ["spiky", ["ridge", true, false]],
  ["spine", ["ridge", true, false]],
  ["crack", ["crack", true, false]],
  ["cracked", ["crack", true, false]],
  ["hatch", ["crack", true, false]],
  ["hatching", ["crack", true, false]],
  ["rune", ["marks", true, false]],
  ["tattoo", ["marks", true, false]],
  ["trunk", ["trunk", true, false]],
  ["claw", ["claws", true, false]],
  ["nail", ["claws", true, false]],
  ["tusk", ["tusks", true, false]],
  ["rainbow", ["rainbow", true, false]],
  ["curly", ["hair", "curls", undefined]],
  ["curl", ["hair", "curls", undefined]],
  ["afro", ["hair", "curls", undefined]],
  ["bald", ["hair", "bald", undefined]],
  ["braid", ["hair", "braids", undefined]],
  ["pigtail", ["hair", "braids", undefined]],
  ["ponytail", ["hair", "ponytail", undefined]],
  ["mohawk", ["hair", "mohawk", undefined]],
  ["waving", ["pose", "waving", undefined]],
  ["sitting", ["pose", "sitting", undefined]],
  ["running", ["pose", "running", undefined]],
  ["sneaking", ["pose", "sneaking", undefined]],
  ["cheering", ["pose", "cheering", undefined]],
  ["jumping", ["pose", "cheering", undefined]],
]);

type PartShape = Pick<Traits, "horns" | "wings" | "ears">;

/** Whose horns or wings they are: "ram horns", "wings like a bat"; and how ears hang. */
export const partShapes: Readonly<Record<string, PartShape>> = {
  floppy: { ears: "floppy" },
  droopy: { ears: "floppy" },
  ram: { horns: "ram" },
  curled: { horns: "ram" },
  curly: { horns: "ram" },
  goat: { horns: "goat" },
  bull: { horns: "bull" },
  devil: { horns: "small" },
  bat: { wings: "bat" },
  dragon: { wings: "bat" },
  demon: { wings: "bat" },
  leathery: { wings: "bat" },
};

export const coloredPartWords = wordMap<ColoredPart>({
  eyes: "eye eyes eyed",
  horns: "horn horns horned antler antlers",
  wings: "wing wings winged",
  tail: "tail tails tailed",
  belly: "belly tummy chest stomach",
  hair: "hair haired beard mohawk braid braids pigtail pigtails ponytail dreadlock dreadlocks dread dreads plait plaits fringe afro curl curls",
  mane: "mane",
  legs: "leg legs paw paws foot feet hoof hooves",
  head: "head face roof",
  neck: "neck",
  ears: "ear ears eared",
  nose: "nose snout trunk muzzle",
  beak: "beak bill",
  teeth: "tooth teeth fang fangs tusk tusks",
  arms: "arm arms armed tentacle tentacles",
  hands: "hand hands finger fingers fist fists",
  feet: "sole soles toe toes",
  claws: "claw claws nail nails pincer pincers fingernail talon toenail",
  fins: "fin fins flipper flippers",
  shell: "shell",
  sail: "sail sails",
  spikes: "spike spikes spine spines",
  marks:
    "stripe stripes spot spots dot dots line lines star stars heart hearts swirl swirls freckle freckles speckle speckles " +
    "rune runes",
});

export const themeWords = wordMap<Theme>({
  music:
    "music song sing sings singing melody drum flute lullaby dance dances dancing guitar violin",
  books:
    "book books library story stories read reading school teacher spellbook letter letters poem",
  stars: "star stars starry comet galaxy planet space constellation astronaut universe rocket",
  moon: "moon moons moonlight lunar moonlit midnight",
  food:
    "food cake cookie honey berry berries tea bread candy soup apple pie chocolate cheese " +
    "marshmallow pizza sandwich hungry eat eats eating pepper",
  dreams: "dream dreams dreaming sleep sleeps sleepy nightmare pillow nap naps bed",
  treasure: "treasure coin coins gold gem gems jewel pearl pirate chest rich pearls",
  travel:
    "travel travels travelling journey road path map wander wanders explorer ship boat voyage",
  battle:
    "battle fight fights fighting war warrior knight sword armour armor soldier shield archer hero",
  friends: "friend friends friendship together team help helps helping protect protects loves kind",
  garden: "garden gardens flower flowers plant plants grow grows grass meadow bloom blooms",
  time: "time clock clocks ancient forever past future hour century memory remembered hourglass",
  games: "game games play plays playing ball race races racing hide tag puzzle toy toys football",
  weather:
    "rain storm storms snow cloud clouds wind rainbow thunder weather puddle puddles umbrella",
  magic: "magic magical spell spells wizard witch potion wand rune runes enchanted secret secrets",
  home: "home house family mother father village cave nest castle town children child baby",
});

/** The creatures from rare to mythical, in this order. */
import type { CreatureEntry } from "./card.ts";

export const brazelhorn: CreatureEntry = {
  name: "Brazelhorn",
  japaneseName: "ブレイゼルホーン",
  element: "fire",
  rarity: "rare",
  attack: 53,
  defense: 35,
  specialAbility: "Forge Charge",
  looks: "bull calf with glowing horns",
  description: "Charges with horns fresh from the forge and stamps sparks out of stone.",
  backstory:
    "When the coal ran out, the smiths of Anvil Hill warmed their iron on a very stubborn calf. Brazelhorn still knocks on their door each winter, in case they need it again.",
};

export const brinkoil: CreatureEntry = {
  name: "Brinkoil",
  japaneseName: "ブリンコイル",
  element: "water",
  rarity: "rare",
  attack: 40,
  defense: 50,
  specialAbility: "Salt Spiral",
  looks: "sea-snake of clear brine",
  description: "Winds around its foes in stinging spirals of salt water that no net can hold.",
  backstory:
    "Sailors see Brinkoil only when the sun stands behind it and draws a gold line through the waves. It follows the ships that carry homesick people.",
};

export const loamadillo: CreatureEntry = {
  name: "Loamadillo",
  japaneseName: "ロームアディロ",
  element: "earth",
  rarity: "rare",
  attack: 30,
  defense: 58,
  specialAbility: "Shell Quake",
  looks: "armadillo with garden on its back",
  description: "Curls up under its garden and shakes the ground with every roll.",
  backstory:
    "A gardener once planted radishes on a warm little hill, and the hill walked off. Loamadillo grows strawberries in June and expects to be asked before anyone weeds.",
};

export const skywhirrel: CreatureEntry = {
  name: "Skywhirrel",
  japaneseName: "スカイワーレル",
  element: "air",
  rarity: "rare",
  attack: 50,
  defense: 38,
  specialAbility: "Whirl Glide",
  looks: "flying squirrel riding a dust-devil",
  description: "Spins a dust devil under its paws and glides in from any direction.",
  backstory:
    "Skywhirrel tamed a small whirlwind with one hazelnut and a lot of patience. The two argue about steering, so nobody ever guesses where they will land.",
};

export const brambuckle: CreatureEntry = {
  name: "Brambuckle",
  japaneseName: "ブランバックル",
  element: "nature",
  rarity: "rare",
  attack: 45,
  defense: 52,
  specialAbility: "Thorn Parry",
  looks: "stag with bramble antlers",
  description: "Catches attacks in its bramble antlers and answers with thorns.",
  backstory:
    "Every summer Brambuckle carries a hedge of blackberries on its head and pretends not to notice the thieves. It has never lost a duel of good manners.",
};

export const zapadger: CreatureEntry = {
  name: "Zapadger",
  japaneseName: "ザパジャー",
  element: "lightning",
  rarity: "rare",
  attack: 57,
  defense: 37,
  specialAbility: "Stripe Shock",
  looks: "badger, stripes are live wires",
  description: "Digs in, bristles its live stripes and sends a shock through the ground.",
  backstory:
    "A storm once hid in a badger's den and forgot two of its lightning bolts there. Zapadger wears them as stripes and gives them back in small portions.",
};

export const duskarrel: CreatureEntry = {
  name: "Duskarrel",
  japaneseName: "ダスカレル",
  element: "shadow",
  rarity: "rare",
  attack: 55,
  defense: 39,
  specialAbility: "Shade Flurry",
  looks: "barrel-chested night raven",
  description: "Beats its great wings until a flurry of shade hides every move.",
  backstory:
    "Duskarrel sits on the roof of the last inn before the night and counts every guest in. Its laugh is as deep as a cellar, and it knows a story about everyone.",
};

export const halorynx: CreatureEntry = {
  name: "Halorynx",
  japaneseName: "ハロリンクス",
  element: "light",
  rarity: "rare",
  attack: 46,
  defense: 42,
  specialAbility: "Halo Leap",
  looks: "lynx with a ring of dawn light",
  description: "Leaps through its own ring of dawn and lands where nobody is looking.",
  backstory:
    "Halorynx was the first one up on the first of all mornings, and it kept a slice. It walks the snow line before sunrise, so that nobody has to be awake alone.",
};

export const wispernel: CreatureEntry = {
  name: "Wispernel",
  japaneseName: "ウィスパーネル",
  element: "spirit",
  rarity: "rare",
  attack: 46,
  defense: 46,
  specialAbility: "Echo Kernel",
  looks: "seed-shaped whisper ghost",
  description: "Whispers an attack that comes back as an echo a moment later.",
  backstory:
    "Wispernel is the seed of a promise that somebody forgot to plant. Hold it to your ear and it will tell you, very quietly, whose promise it was.",
};

export const undowyrm: CreatureEntry = {
  name: "Undowyrm",
  japaneseName: "ウンドワーム",
  element: "water",
  rarity: "epic",
  attack: 58,
  defense: 54,
  specialAbility: "Tide Crest",
  looks: "wyrm made of standing waves",
  description: "Rears up as a wall of water and breaks over its foes again and again.",
  backstory:
    "The tide once stood still to look at the moon, and the wave that stayed became Undowyrm. It lifts stranded boats off the sand and is gone before anyone can thank it.",
};

export const galevanth: CreatureEntry = {
  name: "Galevanth",
  japaneseName: "ゲイルヴァンス",
  element: "air",
  rarity: "epic",
  attack: 60,
  defense: 49,
  specialAbility: "Storm Trunk",
  looks: "cloud elephant",
  description: "Draws a whole storm in through its trunk and blows it out in one breath.",
  backstory:
    "Galevanth remembers every cloud that it has ever met and greets them all by shape. When it sneezes, three kingdoms take in their washing.",
};

export const glaceleth: CreatureEntry = {
  name: "Glaceleth",
  japaneseName: "グラセレス",
  element: "ice",
  rarity: "epic",
  attack: 53,
  defense: 64,
  specialAbility: "Glacier Vow",
  looks: "ice knight-heron",
  description: "Swears an oath of ice, and no blow passes the wing that it raises.",
  backstory:
    "Glaceleth stood guard on one leg through a winter that lasted a hundred years. When spring came at last, it bowed and asked why the delay.",
};

export const nokturrow: CreatureEntry = {
  name: "Nokturrow",
  japaneseName: "ノクターロウ",
  element: "dark",
  rarity: "epic",
  attack: 71,
  defense: 45,
  specialAbility: "Moonless Arrow",
  looks: "archer bird of total dark",
  description: "Looses feathers like arrows from a darkness in which only it can see.",
  backstory:
    "On moonless nights Nokturrow takes aim at falling stars and misses on purpose. Those who hear its wings make a wish, and are rarely disappointed.",
};

export const quartzelot: CreatureEntry = {
  name: "Quartzelot",
  japaneseName: "クォーツェロット",
  element: "crystal",
  rarity: "epic",
  attack: 55,
  defense: 59,
  specialAbility: "Prism Pounce",
  looks: "ocelot with quartz rosettes",
  description: "Splits into bright reflections and pounces from the one nobody watched.",
  backstory:
    "A new rosette of quartz grows on Quartzelot for every true friend it makes. It lost count long ago and has been in a good mood ever since.",
};

export const vulkarune: CreatureEntry = {
  name: "Vulkarune",
  japaneseName: "ヴァルカルーン",
  element: "fire",
  rarity: "legendary",
  attack: 80,
  defense: 54,
  specialAbility: "Caldera Rune",
  looks: "rune-carved lava lion",
  description: "Wakes the runes in its hide and roars out a tide of molten stone.",
  backstory:
    "The first people of the mountain carved their laws into a sleeping lion, so that nobody would dare to break them. Vulkarune woke up, read itself twice, and agreed.",
};

export const canopragon: CreatureEntry = {
  name: "Canopragon",
  japaneseName: "キャノプラゴン",
  element: "nature",
  rarity: "legendary",
  attack: 72,
  defense: 75,
  specialAbility: "Elder Canopy",
  looks: "tree-canopy dragon",
  description: "Spreads leafy wings that shade its friends and bind its foes in roots.",
  backstory:
    "A forest once dreamed that it could fly, and woke up above the clouds. Canopragon lands once in a hundred years, and its birds have never learned to fear heights.",
};

export const serafawn: CreatureEntry = {
  name: "Serafawn",
  japaneseName: "セラフォーン",
  element: "light",
  rarity: "legendary",
  attack: 63,
  defense: 71,
  specialAbility: "Grace Beam",
  looks: "winged fawn of morning",
  description: "Unfolds the wings of morning and sends out a beam that mends as it strikes.",
  backstory:
    "Serafawn steps out of the mist at the very moment when a bad night is over. Those who met it remember no face, only that breakfast tasted wonderful.",
};

export const eidolume: CreatureEntry = {
  name: "Eidolume",
  japaneseName: "アイドリューム",
  element: "spirit",
  rarity: "mythical",
  attack: 89,
  defense: 79,
  specialAbility: "Memory Bloom",
  looks: "flower of remembered friends",
  description: "Opens a petal for each friend it remembers, and they all stand beside it.",
  backstory:
    "Nobody planted Eidolume; it grew where friends said goodbye and meant to come back. Its light is made of laughter that has already happened, so it cannot go out.",
};

export const monolithyr: CreatureEntry = {
  name: "Monolithyr",
  japaneseName: "モノリシル",
  element: "earth",
  rarity: "mythical",
  attack: 68,
  defense: 93,
  specialAbility: "First Stone",
  looks: "walking standing-stone titan",
  description: "Walks slowly, stands like a wall and lets the first stone of the world fall.",
  backstory:
    "Before there were hills, Monolithyr carried the first stone in its arms and wondered where to put it. It chose a place with a view, and everybody moved there.",
};

export const rareCreatures: readonly CreatureEntry[] = [
  brazelhorn,
  brinkoil,
  loamadillo,
  skywhirrel,
  brambuckle,
  zapadger,
  duskarrel,
  halorynx,
  wispernel,
  undowyrm,
  galevanth,
  glaceleth,
  nokturrow,
  quartzelot,
  vulkarune,
  canopragon,
  serafawn,
  eidolume,
  monolithyr,
];

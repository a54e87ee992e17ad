/** The thirteen common creatures: the ones that every player meets first. */
import type { CreatureEntry } from "./card.ts";

export const cindlepup: CreatureEntry = {
  name: "Cindlepup",
  japaneseName: "シンドルパップ",
  element: "fire",
  rarity: "common",
  attack: 39,
  defense: 30,
  specialAbility: "Ash Nip",
  looks: "soot-grey puppy, ember paw prints",
  description: "Leaves glowing paw prints that trip up whoever tries to chase it.",
  backstory:
    "Cindlepup was found asleep in a baker's oven, warm as a loaf and twice as crumby. It wags so hard that every house in the village keeps a bucket of water by the door.",
};

export const puddlefinch: CreatureEntry = {
  name: "Puddlefinch",
  japaneseName: "パドルフィンチ",
  element: "water",
  rarity: "common",
  attack: 34,
  defense: 37,
  specialAbility: "Ripple Peck",
  looks: "rain-drop bird that stands on puddles",
  description: "Hops from puddle to puddle and pecks before the ripples arrive.",
  backstory:
    "When the rain stops, Puddlefinch carries the last drop home under its wing. Farmers who miss the rain put out a saucer and wait for a polite splash.",
};

export const pebblegrum: CreatureEntry = {
  name: "Pebblegrum",
  japaneseName: "ペブルグラム",
  element: "earth",
  rarity: "common",
  attack: 25,
  defense: 44,
  specialAbility: "Grumble Roll",
  looks: "grumpy river stone with moss brows",
  description: "Rolls downhill grumbling and is very hard to move once it has stopped.",
  backstory:
    "Pebblegrum has complained about its river for four hundred years and has never once moved away. Its moss brows grow thicker whenever somebody asks how it is.",
};

export const zephyrook: CreatureEntry = {
  name: "Zephyrook",
  japaneseName: "ゼフィルーク",
  element: "air",
  rarity: "common",
  attack: 40,
  defense: 29,
  specialAbility: "Updraft Dive",
  looks: "kite-tailed young rook",
  description: "Rides warm air in wide loops and dives before anyone hears it coming.",
  backstory:
    "Zephyrook hatched in the tail of a lost kite and still thinks that the kite was its mother. On windy days it visits every child with a string, and hopes.",
};

export const brackenip: CreatureEntry = {
  name: "Brackenip",
  japaneseName: "ブラッケニップ",
  element: "nature",
  rarity: "common",
  attack: 38,
  defense: 38,
  specialAbility: "Fern Flick",
  looks: "fox-faced fern bud",
  description: "Flicks its fern fronds like whips and nips at heels from the undergrowth.",
  backstory:
    "The foresters planted a fern and got a fox, or perhaps it was the other way round. Brackenip unrolls one new leaf for every secret that it overhears.",
};

export const rimefuzzle: CreatureEntry = {
  name: "Rimefuzzle",
  japaneseName: "ライムファズル",
  element: "ice",
  rarity: "common",
  attack: 31,
  defense: 43,
  specialAbility: "Chill Cuddle",
  looks: "round hoarfrost hamster",
  description: "Puffs up into a ball of frost so cold that blows freeze before they land.",
  backstory:
    "Rimefuzzle stuffs its cheeks with snowflakes and insists that it can tell them apart. Its cuddles are famous, short, and followed by a hot drink.",
};

export const zizzlebug: CreatureEntry = {
  name: "Zizzlebug",
  japaneseName: "ジズルバグ",
  element: "lightning",
  rarity: "common",
  attack: 45,
  defense: 28,
  specialAbility: "Static Hum",
  looks: "beetle with a lightning filament",
  description: "Hums until its filament glows, then lets the whole charge go at once.",
  backstory:
    "Zizzlebug crawled out of a broken street lamp and has been looking for the switch ever since. Lost travellers follow its buzz, because it always finds a lit window.",
};

export const joulekit: CreatureEntry = {
  name: "Joulekit",
  japaneseName: "ジュールキット",
  element: "electric",
  rarity: "common",
  attack: 40,
  defense: 33,
  specialAbility: "Plug Pounce",
  looks: "kitten with coil tail",
  description: "Winds up its coil tail and pounces with twice the spring of other kittens.",
  backstory:
    "Joulekit naps in the warm hum behind old machines and wakes them up by purring. Stroke it the wrong way and you get a small shock and a very smug look.",
};

export const gloamadder: CreatureEntry = {
  name: "Gloamadder",
  japaneseName: "グロームアダー",
  element: "shadow",
  rarity: "common",
  attack: 44,
  defense: 29,
  specialAbility: "Dusk Coil",
  looks: "small ribbon snake made of evening",
  description: "Slips along the long shadows of evening and coils around tired feet.",
  backstory:
    "Every dusk weaves a ribbon that is gone by morning, except for the one that opened its eyes. Gloamadder is shy of noon and writes its name in the dust when nobody looks.",
};

export const lumoplume: CreatureEntry = {
  name: "Lumoplume",
  japaneseName: "ルモプルーム",
  element: "light",
  rarity: "common",
  attack: 32,
  defense: 37,
  specialAbility: "Lantern Feather",
  looks: "glow-feather owl chick",
  description: "Drops a shining feather that dazzles foes and warms friends.",
  backstory:
    "Lumoplume was afraid of the dark until it noticed that the dark was afraid of Lumoplume. Night guards leave a window open for it and read by the light of its naps.",
};

export const prismarmot: CreatureEntry = {
  name: "Prismarmot",
  japaneseName: "プリズマーモット",
  element: "crystal",
  rarity: "common",
  attack: 27,
  defense: 45,
  specialAbility: "Facet Dig",
  looks: "marmot with crystal teeth",
  description: "Digs with crystal teeth and hides behind walls of glittering rubble.",
  backstory:
    "Prismarmot brushes its teeth with river sand, and the whole valley sparkles. It whistles once for danger and twice for a really good pebble.",
};

export const twiglerin: CreatureEntry = {
  name: "Twiglerin",
  japaneseName: "トゥイグレリン",
  element: "leaf",
  rarity: "common",
  attack: 36,
  defense: 40,
  specialAbility: "Leaf Dart",
  looks: "twig sprite with one leaf",
  description: "Throws its only leaf like a dart and always calls it back.",
  backstory:
    "Twiglerin once had a thousand leaves and gave all but one to a shivering bird. The last one never falls, not even for autumn, who has asked nicely.",
};

export const murkitten: CreatureEntry = {
  name: "Murkitten",
  japaneseName: "マーキトゥン",
  element: "dark",
  rarity: "common",
  attack: 42,
  defense: 31,
  specialAbility: "Hide Step",
  looks: "ink-black kitten, eyes like moons",
  description: "Melts into any dark corner and steps out of a different one.",
  backstory:
    "Murkitten was born on a night so dark that only its eyes were noticed. It collects lost buttons and returns them, always to the wrong coats.",
};

export const commonCreatures: readonly CreatureEntry[] = [
  cindlepup,
  puddlefinch,
  pebblegrum,
  zephyrook,
  brackenip,
  rimefuzzle,
  zizzlebug,
  joulekit,
  gloamadder,
  lumoplume,
  prismarmot,
  twiglerin,
  murkitten,
];

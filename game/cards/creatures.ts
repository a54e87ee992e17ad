/**
 * The creatures that the game starts with. Names, stats and briefs are the game's own; `brief` is
 * what the forge draws the picture from.
 */
import { defaultAbilities, type CardDesign } from "./card.ts";
import type { Element } from "./elements.ts";
import type { Rarity } from "./rarities.ts";

export type Creature = CardDesign & {
  /** The name in lower case: its picture's file name and its id in the catalogue. */
  slug: string;
  brief: string;
};

type Row = readonly [
  name: string,
  japaneseName: string,
  element: Element,
  rarity: Rarity,
  attack: number,
  defense: number,
  specialAbility: string,
  brief: string,
];

const rows: readonly Row[] = [
  ["Cindlepup", "シンドルパップ", "fire", "common", 39, 30, "Ash Nip", "soot-grey puppy, ember paw prints"],
  ["Puddlefinch", "パドルフィンチ", "water", "common", 34, 37, "Ripple Peck", "rain-drop bird that stands on puddles"],
  ["Pebblegrum", "ペブルグラム", "earth", "common", 25, 44, "Grumble Roll", "grumpy river stone with moss brows"],
  ["Zephyrook", "ゼフィルーク", "air", "common", 40, 29, "Updraft Dive", "kite-tailed young rook"],
  ["Brackenip", "ブラッケニップ", "nature", "common", 38, 38, "Fern Flick", "fox-faced fern bud"],
  ["Rimefuzzle", "ライムファズル", "ice", "common", 31, 43, "Chill Cuddle", "round hoarfrost hamster"],
  ["Zizzlebug", "ジズルバグ", "lightning", "common", 45, 28, "Static Hum", "beetle with a lightning filament"],
  ["Joulekit", "ジュールキット", "electric", "common", 40, 33, "Plug Pounce", "kitten with coil tail"],
  ["Gloamadder", "グロームアダー", "shadow", "common", 44, 29, "Dusk Coil", "small ribbon snake made of evening"],
  ["Lumoplume", "ルモプルーム", "light", "common", 32, 37, "Lantern Feather", "glow-feather owl chick"],
  ["Prismarmot", "プリズマーモット", "crystal", "common", 27, 45, "Facet Dig", "marmot with crystal teeth"],
  ["Twiglerin", "トゥイグレリン", "leaf", "common", 36, 40, "Leaf Dart", "twig sprite with one leaf"],
  ["Murkitten", "マーキトゥン", "dark", "common", 42, 31, "Hide Step", "ink-black kitten, eyes like moons"],
  ["Brazelhorn", "ブレイゼルホーン", "fire", "rare", 53, 35, "Forge Charge", "bull calf with glowing horns"],
  ["Brinkoil", "ブリンコイル", "water", "rare", 40, 50, "Salt Spiral", "sea-snake of clear brine"],
  ["Loamadillo", "ロームアディロ", "earth", "rare", 30, 58, "Shell Quake", "armadillo with garden on its back"],
  ["Skywhirrel", "スカイワーレル", "air", "rare", 50, 38, "Whirl Glide", "flying squirrel riding a dust-devil"],
  ["Brambuckle", "ブランバックル", "nature", "rare", 45, 52, "Thorn Parry", "stag with bramble antlers"],
  ["Zapadger", "ザパジャー", "lightning", "rare", 57, 37, "Stripe Shock", "badger, stripes are live wires"],
  ["Duskarrel", "ダスカレル", "shadow", "rare", 55, 39, "Shade Flurry", "barrel-chested night raven"],
  ["Halorynx", "ハロリンクス", "light", "rare", 46, 42, "Halo Leap", "lynx with a ring of dawn light"],
  ["Wispernel", "ウィスパーネル", "spirit", "rare", 46, 46, "Echo Kernel", "seed-shaped whisper ghost"],
  ["Undowyrm", "ウンドワーム", "water", "epic", 58, 54, "Tide Crest", "wyrm made of standing waves"],
  ["Galevanth", "ゲイルヴァンス", "air", "epic", 60, 49, "Storm Trunk", "cloud elephant"],
  ["Glaceleth", "グラセレス", "ice", "epic", 53, 64, "Glacier Vow", "ice knight-heron"],
  ["Nokturrow", "ノクターロウ", "dark", "epic", 71, 45, "Moonless Arrow", "archer bird of total dark"],
  ["Quartzelot", "クォーツェロット", "crystal", "epic", 55, 59, "Prism Pounce", "ocelot with quartz rosettes"],
  ["Vulkarune", "ヴァルカルーン", "fire", "legendary", 80, 54, "Caldera Rune", "rune-carved lava lion"],
  ["Canopragon", "キャノプラゴン", "nature", "legendary", 72, 75, "Elder Canopy", "tree-canopy dragon"],
  ["Serafawn", "セラフォーン", "light", "legendary", 63, 71, "Grace Beam", "winged fawn of morning"],
  ["Eidolume", "アイドリューム", "spirit", "mythical", 89, 79, "Memory Bloom", "flower of remembered friends"],
  ["Monolithyr", "モノリシル", "earth", "mythical", 68, 93, "First Stone", "walking standing-stone titan"],
];

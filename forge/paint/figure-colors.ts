/**
 * What figures are dressed in, and their skin and hair: small paint boxes of their own, so that a
 * ninja is black and a wizard blue whatever their element is. Data only, but for its reader.
 */
import { hex, type Color } from "./color.ts";

export type Outfit = Record<"main" | "second" | "trim" | "legs" | "boots", Color>;

/** Reads the five colours of an outfit: main, second, trim, legs, boots. */
function outfit(codes: string): Outfit {
  const [main, second, trim, legs, boots] = codes.split(" ").map((code) => hex(`#${code}`));
  if (!main || !second || !trim || !legs || !boots) throw new Error(`an outfit without ${codes}`);
  return { main, second, trim, legs, boots };
}

export const outfits = {
  knight: outfit("a8b6ce 7080a0 e8b84a 8e9ab0 6d7890"),
  soldier: outfit("5f7a45 4b6137 d9c27a 5f7a45 4a3a2c"),
  ninja: outfit("333a52 252b3f c94a4a 333a52 252b3f"),
  samurai: outfit("b8352f 2f3550 e8b84a 2f3550 4a3a34"),
  gladiator: outfit("c98a3d a0552f f0c860 b5793f 8a5230"),
  viking: outfit("7c5a3d c9b08a d9a441 5b4a3f 6b4a30"),
  wizard: outfit("3b57c4 6f8cf0 ffd75e 3b57c4 5a3a7a"),
  witch: outfit("5a3a86 3b2a5c ff9a3d 6fbf5a 2f2640"),
  pirate: outfit("c53a3a f4efe2 e8b84a 3a3f5c 4a3428"),
  princess: outfit("f08fb8 fbd3e3 ffd75e f7b4cf f08fb8"),
  prince: outfit("4f86d8 f4efe2 ffd75e f0ead8 6b4a30"),
  king: outfit("b5303f f6f0e4 ffd75e 7a2a52 6b4a30"),
  queen: outfit("7a4fc0 f0e2ff ffd75e 7a4fc0 5a3a9a"),
  astronaut: outfit("f2f4f8 c9d0dc f2803d f2f4f8 8e98ab"),
  superhero: outfit("2f6fd8 e03f3f ffd23d 2f6fd8 e03f3f"),
  clown: outfit("ffcf3d 3fa9e0 e8453f e8453f e8453f"),
  cowboy: outfit("b5703a e0c08a d9a441 4f6f9e 7a4a2a"),
  chef: outfit("fbfaf5 e8e6de d8453f 5a6275 3a3a44"),
  doctor: outfit("f6fafb 8fd0dc 3fa9b8 6fb8c9 f2f4f8"),
  nurse: outfit("9fd6e0 ffffff e8505a 9fd6e0 f6f6f6"),
  teacher: outfit("4f8a6a f4e8cf d98a3d 6b5a4a 5a3f2e"),
  firefighter: outfit("f2b632 d8402f f4f0a0 3a4254 2e3440"),
  police: outfit("2f4f9a 8fb4e8 ffd23d 26407e 22263a"),
  detective: outfit("b58a58 8a6540 6b4a30 6b5a4a 4a3428"),
  scientist: outfit("fafbfd 9ac0e0 6fd0a0 5a6a86 4a4a58"),
  dancer: outfit("f7a8c9 fde0ec ffffff fbd3c0 f08fb8"),
  rockstar: outfit("2f2a3a e0408f c9d0dc 3a3f5c 2a2530"),
  singer: outfit("e0508f ffd0e4 ffd75e e0508f 8a3f9a"),
  elder: outfit("8f7fb8 efe6d4 c99a6a 7a6a5a 5a4638"),
  boy: outfit("4fa9d8 f6f0e0 f2a03a 4a5a86 d8503f"),
  girl: outfit("f2a03a fff0d2 e8507a 7f9ad8 d8503f"),
  baby: outfit("a8d4f4 ffffff ffd98a a8d4f4 a8d4f4"),
  monk: outfit("d8803a b5602a 7a4a2a d8803a 8a6038"),
  hunter: outfit("4f8a45 7a5a38 d9a441 6b5238 5a3f2a"),
  farmer: outfit("d8604a f0d9a8 e8b84a 4a6a9a 6b4a30"),
  builder: outfit("f2a03a 5a6a86 ffd23d 4a5a7a 6b4a30"),
  explorer: outfit("c9a46a 8a6540 a0703f 8a7048 5a3f28"),
  pilot: outfit("8a5f3f 6b4628 f0e8d8 c9b48a 4a3428"),
  santa: outfit("d83a3f c9303a ffffff b82f3a 3a3440"),
  centaur: outfit("4f8a6a 9a6540 e8b84a 8a5a38 4a3428"),
  artist: outfit("f6f1e6 d8505f 4fa9d8 5a6275 4a3a44"),
  gamer: outfit("6a4fd0 3a3560 4fe0c0 3a3f5c f0f0f6"),
  footballer: outfit("e0484f ffffff ffd23d f4f4f8 2e3440"),
  bride: outfit("fffdfa fdeef2 f6cdd8 fffdfa f6e4e8"),
  jester: outfit("8a3fb0 f2c23a e8453f 3fa06a 8a3fb0"),
  robot: outfit("8fb4d0 5f7f9e ffb53d 6f8aa5 53687f"),
  skeleton: outfit("f2ead6 d8ccb0 b5a88a f2ead6 f2ead6"),
  mummy: outfit("e8dcb8 cdbb8c 8fb0a0 e8dcb8 e8dcb8"),
  zombie: outfit("6f7f9e c9b890 8a5a4a 5a5048 4a4440"),
  vampire: outfit("2f2a3a a8243a f2f0f4 2a2632 201c28"),
  fairy: outfit("f7a0c8 c9f0a0 fff0a8 f7c9a0 8fd070"),
  elf: outfit("5aa04f 8a5f3a f2c94a 8a6a48 6b4a2e"),
  dwarf: outfit("8a4a3a 5a6a86 e8b84a 5a4a3c 4a3428"),
  gnome: outfit("3f7fd0 e8d8b8 d8403f 7a5a3a 5a3f2a"),
  goblin: outfit("8a5f3a 6b4528 d9c27a 7a5533 5a3f28"),
  ogre: outfit("7a5a3c 9a7048 d9c9a0 6b4e33 5a4028"),
  angel: outfit("fdfaf2 ffe9a8 ffd75e fdfaf2 f2c94a"),
  devil: outfit("8f1f35 5a1426 ff8a3d 8f1f35 3a1420"),
  mermaid: outfit("2fb0a8 f2a0c8 ffd98a 2fb0a8 2fb0a8"),
  genie: outfit("8a4fd0 f2c94a ffd75e 6fb0f0 6fb0f0"),
  scarecrow: outfit("c9663a 5f7fa8 f2d06a 5f7fa8 7a5533"),
  gingerbread: outfit("c98345 ffffff e8453f c98345 c98345"),
  snowman: outfit("f8fbff e3eefa d8453f f8fbff f8fbff"),
  alien: outfit("c9d0e8 6f7fd0 9dffb0 c9d0e8 8a93b8"),
  yeti: outfit("f0f5fb cfe0f0 9fc4e8 f0f5fb e0eaf5"),
  werewolf: outfit("7a6a62 b8503f d9c9b0 5a6a8a 7a6a62"),
  god: outfit("fbf8ee ffd75e f2c23a fbf8ee c98a3d"),
  seaGod: outfit("2f9ab0 9fe8e0 ffd75e 2f9ab0 c98a3d"),
  darkGod: outfit("33304a 221f36 6fc4ff 33304a 221f36"),
  goddess: outfit("fdeef4 f2a0c0 ffd75e fdeef4 e0b060"),
  gorgon: outfit("6a4f9a 4a3478 f2c94a 6a4f9a 4a3478"),
  trickster: outfit("2f7a45 1f3a2c f2c23a 26503a 1f2a24"),
  pharaoh: outfit("f6efdc 2f6fb8 f2c23a f6efdc f2c23a"),
  minotaur: outfit("8a5a3c 6b7fa8 ecd2a8 6b4a33 4a3428"),
} satisfies Record<string, Outfit>;

export type OutfitName = keyof typeof outfits;

const paints = (codes: string): readonly Color[] => codes.split(" ").map((code) => hex(`#${code}`));

/** One of each is rolled. The natural ones are as many as people have. */
export const skins = {
  natural: paints(
    "ffe3cf fcd7ba f6c8a2 efbb90 e6ab7c da9a69 cb875a b97549 a5643e 8f5535 7a482e ffdcc2",
  ),
  green: paints("8fc45a 7ab05a a3cc62"),
  blue: paints("7fb4f0 8f9df0 6fc4e8"),
  pale: paints("e6dcee dcdcea efe2e6"),
  rotten: paints("a8c490 93b58a b5c9a0"),
  red: paints("e0523f d8404f e86a45"),
  bone: paints("f6efdc f2e8d0 faf4e6"),
  metal: paints("9fb0c4 b0bccb 8fa4b8"),
  bandage: paints("ecdfba e6d8b4 f0e6c8"),
  snow: paints("fafdff f4f9ff"),
  biscuit: paints("c98345 bd7438 d4904f"),
  sack: paints("e0bf84 d4b074 e8cb94"),
  brown: paints("8a5f42 7a5238 9a6e4c"),
  grey: paints("8f8a94 7f808e a09a9e"),
  white: paints("f0f5fb e8f0fa"),
  black: paints("3a3844 32303c"),
  martian: paints("8fe07a 7fd8a0 b0dc6a 86c8f0"),
} satisfies Record<string, readonly Color[]>;

export type SkinName = keyof typeof skins;

export const hairs = {
  natural: paints("2a2024 3a2a24 5a3a26 7a4c2c 9a6636 c98f45 e8bf6a f0d48a b5502c d8743a 1f1c24"),
  dreamt: paints("f08fc0 8f6fe0 4fa9e0 4fc9a8 f2c94a e86a4f c0a0f0 f7a06a"),
  silver: paints("e8e6ea d6d8e0 f4f2ee c4c4cc"),
  dark: paints("221d28 2a2230 1f2430"),
  copper: paints("d8602f c9502a e8853f a8452a"),
  blueFire: paints("5fb8ff 4fa0f8"),
  snake: paints("4f9a45 5fb04f"),
  straw: paints("f2d06a e8c055"),
} satisfies Record<string, readonly Color[]>;

export type HairColor = keyof typeof hairs;

/**
 * The colours of the elements: three art directions each, in the words of a paint box. A palette
 * fills in what a swatch leaves out.
 */
import type { Element } from "#game/cards/elements.ts";
import { hex, type Color } from "./color.ts";

const required = ["base", "belly", "accent", "glow", "eye"] as const;
const optional = [
  "tip",
  "sock",
  "membrane",
  "membraneEdge",
  "fin",
  "finEdge",
  "horn",
  "hornTip",
  "rock",
  "leaf",
  "petal",
  "petalIn",
  "crystal",
  "crystal2",
] as const;

export type Swatch = Record<(typeof required)[number], Color> &
  Partial<Record<(typeof optional)[number], Color>> & {
    /** Inner, middle and outer colour of a flame. */
    flame?: readonly [Color, Color, Color];
  };

/** Reads "name #color" pairs; `flame` has three colours. */
function swatch(text: string): Swatch {
  const colors: Record<string, Color | readonly [Color, Color, Color]> = {};
  for (const [, name = "", codes = ""] of text.matchAll(/([a-zA-Z0-9]+)((?: #[0-9a-f]{6})+)/g)) {
    const [first = "", second, third] = codes.trim().split(" ");
    colors[name] = second && third ? [hex(first), hex(second), hex(third)] : hex(first);
  }
  const known: readonly string[] = [...required, ...optional, "flame"];
  const wrong = Object.keys(colors).find((name) => !known.includes(name));
  const missing = required.find((name) => !colors[name]);
  if (wrong || missing) throw new Error(`a swatch with ${wrong ?? "no " + missing}`);
  return colors as Swatch;
}

export const swatches: Record<Element, readonly Swatch[]> = {
  fire: [
    swatch(`
      base #d9482b  belly #ffd48a  accent #5a2036  glow #ffb13d  eye #ffc531  membrane #f08a3c
      membraneEdge #ffd06b  flame #fff3a6 #ffab2e #f0432a  tip #ffcf6e`),
    swatch(`
      base #43313f  belly #f0743f  accent #ef5a2b  glow #ff8a2b  eye #ff9a1f  membrane #8f2c35
      membraneEdge #ff9a4a  flame #fff0a0 #ff8a2b #d0263a  tip #ff8a3d  horn #2c2430
      hornTip #ff8a3d  sock #d9532b`),
    swatch(`
      base #f2a03a  belly #fff2d6  accent #b5332c  glow #ffd75e  eye #d8452a
      flame #fff7c9 #ffc23c #f2622e  tip #fff2d6`),
  ],
  water: [
    swatch(`
      base #3d8fd6  belly #e2f6ff  accent #1d3f86  glow #79ecff  eye #ffb938  fin #5fd0ee
      finEdge #e8ffff  membrane #2c66b8  tip #a9ecff`),
    swatch(`
      base #23a3a0  belly #f6f7de  accent #f28b66  glow #a4fff2  eye #f2683c  fin #ff9f7d
      finEdge #fff0c8  membrane #1b7f8d`),
    swatch(`
      base #f3f4fa  belly #ffffff  accent #ea5436  glow #8fe9ff  eye #2a7fd0  fin #f7b7a2
      finEdge #ffffff  membrane #ea5436  tip #ea5436`),
  ],
  earth: [
    swatch(`
      base #a4774a  belly #ecd6aa  accent #5b4632  glow #ffc25a  eye #58c26a  rock #7b6d66
      leaf #7fae46  membrane #7a4f36`),
    swatch(`
      base #7f8794  belly #d3d2ca  accent #4f5563  glow #ffcf5e  eye #ffb52e  rock #6d7583
      leaf #6f9f57  membrane #596072`),
    swatch(`
      base #c66a43  belly #f4d3a6  accent #7a3328  glow #ffd98a  eye #3fb8a9  rock #a85a44
      leaf #8aa34a  membrane #8a3a2e`),
  ],
  air: [
    swatch(`
      base #dcebfa  belly #ffffff  accent #6aa6e8  glow #d2f4ff  eye #3f8fe0  tip #7fb6f2
      membrane #a8d0f7  sock #a9c8ea`),
    swatch(`
      base #9adccd  belly #fbfff2  accent #3f8fa0  glow #e3fff0  eye #f0a63a  tip #f6ffe8
      membrane #6fc2be  sock #6fb9b0`),
    swatch(`
      base #f6dbe6  belly #fffdf7  accent #b57fd0  glow #ffe9f7  eye #8a5ad0  tip #d7a6ec
      membrane #dcb0ea  sock #d9b2d4`),
  ],
  lightning: [
    swatch(`
      base #ffce2e  belly #fff8d9  accent #3a3566  glow #8ff1ff  eye #6a4fd8  tip #3a3566
      membrane #5a4fb0  sock #c98f1e`),
    swatch(`
      base #353a7c  belly #ccd5ff  accent #ffd93b  glow #fff06b  eye #ffe14a  tip #ffd93b
      membrane #6b5fd8  horn #ffd93b  hornTip #fff6b0  sock #232757`),
    swatch(`
      base #7a52d0  belly #efe2ff  accent #2c2160  glow #aef6ff  eye #6ff0ff  tip #aef6ff
      membrane #4a3aa8  sock #3f2d86`),
  ],
  ice: [
    swatch(`
      base #c2e7f7  belly #ffffff  accent #4d84cf  glow #b9f6ff  eye #3a86e8  crystal #b6ecff
      crystal2 #6fb2f2  tip #6fb0ee  membrane #8cc4f0  sock #8cbfe6  horn #d9f6ff
      hornTip #6fb2f2`),
    swatch(`
      base #5b8fdc  belly #eaf6ff  accent #284a93  glow #c5f7ff  eye #8ff1ff  crystal #d5f5ff
      crystal2 #8cc0ff  tip #e6fbff  membrane #3f6fc4  sock #3f68b8`),
    swatch(`
      base #d8d6f5  belly #ffffff  accent #7d78cf  glow #d6f4ff  eye #6a5ad8  crystal #e3e0ff
      crystal2 #9fd0ff  tip #9a94e2  membrane #a7a2e6  sock #a9a4dc`),
  ],
  shadow: [
    swatch(`
      base #473a6e  belly #9a86cc  accent #1f1833  glow #d679ff  eye #e58bff  tip #b07cf2
      membrane #7a3fae  membraneEdge #d679ff  flame #f3c9ff #b35cf0 #4a2a86  sock #241c3d
      horn #8f83ad  hornTip #2a1f44`),
    swatch(`
      base #2c2e3d  belly #6f7488  accent #a8213f  glow #ff4d68  eye #ff5a6e  tip #a8213f
      membrane #7d1c3a  membraneEdge #ff6a7a  flame #ffd0c9 #ff4d5a #5a1030  sock #17181f
      horn #8b8d99  hornTip #2a2b36`),
    swatch(`
      base #1f4a55  belly #7fb7b0  accent #102830  glow #6dffd8  eye #7dffdc  tip #4fe0c0
      membrane #155f62  membraneEdge #6dffd8  flame #dafff5 #4fe8c8 #0f5a60  sock #102a30`),
  ],
  light: [
    swatch(`
      base #fff0cc  belly #ffffff  accent #e3a92f  glow #fff0a0  eye #e89a1c  tip #f2c14e
      membrane #f6d98a  horn #f2c14e  hornTip #fff3c4  sock #efd39a  crystal #fff3bf
      crystal2 #ffd36b`),
    swatch(`
      base #f7cf63  belly #fff8e2  accent #c4642c  glow #fff6b8  eye #3f7fe0  tip #ffffff
      membrane #fff0b8  horn #ffffff  hornTip #e6a93a  sock #d99f3a`),
    swatch(`
      base #f8e3ee  belly #ffffff  accent #e58fb0  glow #ffe9b0  eye #d65a8f  tip #f2b6c9
      membrane #f7c9d8  horn #f2c879  hornTip #fff0cf  sock #ebbccf`),
  ],
  nature: [
    swatch(`
      base #77b755  belly #f0f4c9  accent #8d5b3b  glow #d0ff7d  eye #f0a21f  tip #3f7f3f
      leaf #5fae4a  petal #f29ab8  petalIn #fff0a8  membrane #8ac45f  membraneEdge #e3f2a0
      horn #8d6a45  hornTip #5f8f3f  sock #4f8f45`),
    swatch(`
      base #b58351  belly #f3e3bd  accent #6a4530  glow #c5ff8a  eye #58b83f  tip #6fae4a
      leaf #6fb04a  petal #ffb35c  petalIn #fff3c0  membrane #7fae4f  horn #8a6a4a
      hornTip #d9c79a  sock #7a5233`),
    swatch(`
      base #4f9a78  belly #eaf7d6  accent #f08cae  glow #ffd3e3  eye #e8568c  tip #f7b4cb
      leaf #4fa36a  petal #f792b4  petalIn #fff2b8  membrane #f5a5c0  sock #35725b`),
  ],
  crystal: [
    swatch(`
      base #9788e8  belly #e9e2ff  accent #4cd6d6  glow #9dfff2  eye #38d0d0  crystal #b7a8ff
      crystal2 #6df0e8  tip #6de6e0  membrane #7c6ee0  rock #6b63a8  sock #6f60c4`),
    swatch(`
      base #f09cc4  belly #fff0f7  accent #a455c9  glow #ffd2f2  eye #b04fd8  crystal #ffb6dc
      crystal2 #d08cff  tip #d69aff  membrane #e07fb8  rock #9a6a94  sock #d476a8`),
    swatch(`
      base #4fbf9f  belly #e6fff3  accent #2b7a9a  glow #b8ffd9  eye #f2b632  crystal #8dffd0
      crystal2 #5fc8f0  tip #a6ffe0  membrane #3a9f9a  rock #4f7f80  sock #358f7c`),
  ],
  spirit: [
    swatch(`
      base #bdf0ea  belly #f6fffd  accent #5f86d8  glow #8ffcf2  eye #2f8fd0  tip #7aa8f0
      flame #f2fffd #8ff5ee #4f86d8  membrane #8fd6e8  sock #8fd0dc`),
    swatch(`
      base #d9ccff  belly #fdfaff  accent #8a62d8  glow #e2c4ff  eye #8a4fe0  tip #a884f0
      flame #ffffff #d9b8ff #8a62d8  membrane #b79af0  sock #b3a0e6`),
    swatch(`
      base #f9e2ec  belly #ffffff  accent #6fb0c9  glow #c4fff4  eye #e0578f  tip #9fdbe6
      flame #ffffff #ffc9dd #e884ac  membrane #f2bcd2  sock #e8bdd0`),
  ],
  electric: [
    swatch(`
      base #27b7c9  belly #f1fff2  accent #1f3a6e  glow #fff27a  eye #ffb52e  tip #fff27a
      membrane #2c6fc0  sock #178a9f  horn #fff27a  hornTip #ffffff`),
    swatch(`
      base #ece6f6  belly #ffffff  accent #3f6fe0  glow #6ff2ff  eye #3f6fe0  tip #6fd2ff
      membrane #9fb8ff  sock #a9a6d8  horn #6fd2ff  hornTip #ffffff`),
    swatch(`
      base #2f4a6e  belly #d7f3ff  accent #ff9d3a  glow #ffd45e  eye #ffb02e  tip #ff9d3a
      membrane #3f7fb8  sock #1f3350  horn #ff9d3a  hornTip #ffe6b0`),
  ],
  dark: [
    swatch(`
      base #2a2740  belly #6a6488  accent #12101f  glow #9fb8ff  eye #ffe48a  tip #6f7fd8
      membrane #3a3a78  membraneEdge #9fb8ff  flame #e6ecff #7f90f0 #2a2a66  sock #17152a
      horn #7f85ad  hornTip #20203a`),
    swatch(`
      base #3a2233  belly #8a6478  accent #1c0f1a  glow #ff8ac0  eye #ff9fd0  tip #c05a90
      membrane #6a2a52  membraneEdge #ff8ac0  flame #ffe0f0 #e060a0 #4a1838  sock #22121e
      horn #a0869a  hornTip #33202c`),
    swatch(`
      base #20303a  belly #5f8090  accent #0e161c  glow #8ae6ff  eye #c9f4ff  tip #4f9fc0
      membrane #1f5068  membraneEdge #8ae6ff  flame #e6faff #5fc0e8 #123a50  sock #121d24
      horn #809aa6  hornTip #1c2a32`),
  ],
  leaf: [
    swatch(`
      base #a6cf52  belly #fbf8d2  accent #5f8a2f  glow #eaff8a  eye #c9651f  tip #5f9a3a
      leaf #7fc23f  petal #fff0a0  petalIn #ffb84a  membrane #b6d85f  membraneEdge #f2ffb0
      horn #a08050  hornTip #6f9a3f  sock #6f9a3a`),
    swatch(`
      base #dca24a  belly #fff2cf  accent #b5502c  glow #ffe08a  eye #4f9a3f  tip #c9502f
      leaf #d9803a  petal #f2a04a  petalIn #fff0b0  membrane #d98a3f  membraneEdge #ffe0a0
      horn #7f5a3a  hornTip #c9a26a  sock #a06a2f`),
    swatch(`
      base #6fbf8f  belly #f4fbe0  accent #2f7a5f  glow #c9ffb0  eye #e0a02f  tip #d6f08a
      leaf #5fb87a  petal #d6f08a  petalIn #fffbd0  membrane #7fcf9a  membraneEdge #e0ffc0
      horn #8a7048  hornTip #5fa06a  sock #3f8a68`),
  ],
};

/** Where creatures live: the colours, the skyline and what drifts through the air, by element. */
import type { Element } from "#game/cards/elements.ts";
import { hex, type Color } from "#forge/paint/color.ts";

export type Skyline =
  | "volcano"
  | "dunes"
  | "reef"
  | "mesa"
  | "clouds"
  | "storm"
  | "peaks"
  | "forest"
  | "hills"
  | "cavern"
  | "mist"
  /** Level ground. */
  | "flat"
  /** Indoors. */
  | "wall"
  /** Nothing at all, as in space. */
  | "void";

export type Drift =
  | "ember"
  | "bubble"
  | "dust"
  | "wisp"
  | "spark"
  | "snow"
  | "leaf"
  | "petal"
  | "glint";

export type Place = {
  skyline: Skyline;
  drift: Drift;
  /** Sunbeams fall from above. */
  rays?: boolean;
  /** From the zenith to the horizon. */
  sky: readonly [Color, Color, Color];
  far: Color;
  mid: Color;
  near: Color;
  ground: Color;
  rim: Color;
  light: Color;
  bokeh: Color;
  aurora?: Color;
  moon?: Color;
};

/** Reads "name #color" pairs; `sky` has three colours. */
export function placeOf(kind: Pick<Place, "skyline" | "drift" | "rays">, text: string): Place {
  const colors: Record<string, Color | Color[]> = {};
  for (const [, name = "", codes = ""] of text.matchAll(/([a-z]+)((?: #[0-9a-f]{6})+)/g)) {
    const list = codes.trim().split(" ").map(hex);
    colors[name] = list.length > 1 ? list : list[0]!;
  }
  return { ...kind, ...colors } as Place;
}

const natives = {
  fire: [
    placeOf(
      { skyline: "volcano", drift: "ember" },
      `
      sky #2a1230 #8f2b34 #f08a3c  far #7a2a34  mid #4a1a2c  near #260f1e  ground #4f2226
      rim #ffb45a  light #ffe3b0  bokeh #ff9a3d`,
    ),
    placeOf(
      { skyline: "dunes", drift: "ember" },
      `
      sky #46193a #c5483c #ffc46b  far #a8433c  mid #6a2836  near #351426  ground #6f3430
      rim #ffd27a  light #fff0c4  bokeh #ffc66b`,
    ),
  ],
  water: [
    placeOf(
      { skyline: "reef", drift: "bubble" },
      `
      sky #0d3f7a #1f8fc0 #a9ecf0  far #2a86b4  mid #155c92  near #0b3566  ground #2f86a8
      rim #b8f6ff  light #f2ffff  bokeh #c4f8ff`,
    ),
    placeOf(
      { skyline: "reef", drift: "bubble" },
      `
      sky #0a2a5c #1d6fa6 #7fe0d8  far #1f6f98  mid #124a78  near #0a2a50  ground #24708c
      rim #9ff2ff  light #eaffff  bokeh #9ff0f0`,
    ),
  ],
  earth: [
    placeOf(
      { skyline: "mesa", drift: "dust" },
      `
      sky #5a87b0 #e8c79a #fff0cf  far #c99a74  mid #a0684a  near #5f3a30  ground #b88558
      rim #fff0c0  light #fff3d6  bokeh #ffe9b8`,
    ),
    placeOf(
      { skyline: "mesa", drift: "dust" },
      `
      sky #43557f #b89a9c #f7dcae  far #94808c  mid #665a6c  near #3a3246  ground #8a776c
      rim #ffe3b0  light #fff0d2  bokeh #ffdca6`,
    ),
  ],
  air: [
    placeOf(
      { skyline: "clouds", drift: "wisp" },
      `
      sky #3f86d8 #9fd2f7 #fdf6ea  far #cfe6f7  mid #e8f2fa  near #ffffff  ground #d6e8f4
      rim #ffffff  light #fffdf0  bokeh #ffffff`,
    ),
    placeOf(
      { skyline: "clouds", drift: "wisp" },
      `
      sky #6a7fd8 #f2b8c9 #fff0cf  far #e8c4d6  mid #f7dde2  near #fff6f0  ground #f0d6dc
      rim #fff3e0  light #fff6e0  bokeh #fff0e0`,
    ),
  ],
  lightning: [
    placeOf(
      { skyline: "storm", drift: "spark" },
      `
      sky #15133a #3f3a86 #a884d8  far #4a4486  mid #2f2b62  near #191638  ground #3f3a6a
      rim #a6f0ff  light #f2f4ff  bokeh #9fe6ff`,
    ),
    placeOf(
      { skyline: "storm", drift: "spark" },
      `
      sky #1c1a4a #5a4fa0 #f2c86b  far #5f5596  mid #3c3670  near #211d46  ground #4f477a
      rim #fff08f  light #fff8dc  bokeh #fff0a0`,
    ),
  ],
  ice: [
    placeOf(
      { skyline: "peaks", drift: "snow" },
      `
      sky #123a6e #3fa0b8 #d6f7f2  far #9cd0e6  mid #6ba6d0  near #3a6aa6  ground #cfeaf5
      rim #e6ffff  light #f6ffff  bokeh #ffffff  aurora #7dffcf`,
    ),
    placeOf(
      { skyline: "peaks", drift: "snow" },
      `
      sky #27296e #7f86d8 #f3e0f2  far #b9bce8  mid #8489ca  near #4d529a  ground #dcdff5
      rim #f2f6ff  light #fff8ff  bokeh #ffffff  aurora #f2a6ff`,
    ),
  ],
  shadow: [
    placeOf(
      { skyline: "forest", drift: "wisp" },
      `
      sky #0f0b24 #3a2466 #b06fc9  far #432f72  mid #2a1d50  near #130d2a  ground #33265a
      rim #d98cff  light #efe0ff  bokeh #c47dff  moon #f6e6ff`,
    ),
    placeOf(
      { skyline: "forest", drift: "wisp" },
      `
      sky #140c18 #4a1a34 #d06a6a  far #4f2440  mid #31172c  near #170b17  ground #3f2034
      rim #ff7f8c  light #ffe6e0  bokeh #ff6f80  moon #ffd6c9`,
    ),
  ],
  light: [
    placeOf(
      { skyline: "clouds", drift: "glint", rays: true },
      `
      sky #e8b45a #ffe3a6 #fffaf0  far #f7dca0  mid #f2cf8a  near #e0ac5f  ground #f3d99e
      rim #fffbe6  light #fffdf2  bokeh #ffffff`,
    ),
    placeOf(
      { skyline: "clouds", drift: "glint", rays: true },
      `
      sky #8fb6f0 #fff0cf #fffdf5  far #f7e6c4  mid #f9efd8  near #fffaf0  ground #f2e4c6
      rim #ffffff  light #fffdf2  bokeh #fff6d0`,
    ),
  ],
  nature: [
    placeOf(
      { skyline: "forest", drift: "leaf", rays: true },
      `
      sky #2f7f56 #8ccf6f #f6ffc9  far #7fc07a  mid #4a9160  near #22573f  ground #6fae5a
      rim #f4ffc0  light #fffde0  bokeh #f2ffae`,
    ),
    placeOf(
      { skyline: "hills", drift: "petal", rays: true },
      `
      sky #4a9fb8 #b6e6b0 #fff6d8  far #a3d6a0  mid #63ab78  near #2f6b52  ground #8cc46f
      rim #fff8d0  light #fffbe6  bokeh #fff3c9`,
    ),
  ],
  crystal: [
    placeOf(
      { skyline: "cavern", drift: "glint" },
      `
      sky #1c1550 #4f3aa6 #7fe0e0  far #5f55c0  mid #3f3590  near #1f1850  ground #4f4596
      rim #a6fff4  light #f2fbff  bokeh #9dfff2`,
    ),
    placeOf(
      { skyline: "cavern", drift: "glint" },
      `
      sky #3a1450 #a04fae #ffc4e0  far #a860b8  mid #723a92  near #3a1a58  ground #8a4f9c
      rim #ffd9f4  light #fff3fb  bokeh #ffc9f0`,
    ),
  ],
  spirit: [
    placeOf(
      { skyline: "mist", drift: "wisp" },
      `
      sky #143a52 #3f9fa0 #d6fff0  far #5fb0b0  mid #357a86  near #184654  ground #58a0a0
      rim #c9fff8  light #f2fffb  bokeh #b8fff4`,
    ),
    placeOf(
      { skyline: "mist", drift: "wisp" },
      `
      sky #2c2460 #8f7fd0 #ffe6f6  far #a394d8  mid #6f62b0  near #3c3478  ground #8f84c4
      rim #f0dcff  light #fff6ff  bokeh #e8c9ff`,
    ),
  ],
} satisfies Partial<Record<Element, readonly Place[]>>;

export const places: Record<Element, readonly Place[]> = {
  ...natives,
  electric: natives.lightning,
  dark: natives.shadow,
  leaf: natives.nature,
};

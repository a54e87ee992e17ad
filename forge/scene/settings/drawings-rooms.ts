/** What stands in rooms and shops: shelves, stoves, sweets, gold. Data only. */
import { drawingOf, type Drawing } from "./stencil.ts";

const bookColors = "#c94f4f #3f86c0 #e0b04a #4f9a62 #8a5cb0 #d9825a #2f6a7a #e8d8b0".split(" ");

/** A row of books of many heights. */
const books = (y: number, first: number): string =>
  Array.from({ length: 11 }, (_, i) => {
    const color = bookColors[(i * 3 + first) % bookColors.length]!;
    const tall = 0.15 + 0.05 * ((i * 7 + first * 3) % 3);
    return `${color} box ${(-0.43 + i * 0.08).toFixed(2)} ${y} 0.07 ${tall.toFixed(2)}`;
  }).join("\n");

export const roomDrawings: Readonly<Record<string, Drawing>> = {
  shelf: drawingOf(`
    #5c3a22 box -0.5 0 1 1.5
    #3c2414 box -0.45 0.06 0.9 1.38
    ${books(0.06, 0)}
    ${books(0.4, 2)}
    ${books(0.74, 5)}
    ${books(1.08, 1)}
    #6b4528 box -0.47 0.32 0.94 0.05
    #6b4528 box -0.47 0.66 0.94 0.05
    #6b4528 box -0.47 1 0.94 0.05
    #7a5232 box -0.54 1.44 1.08 0.08`),
  hangingLamp: drawingOf(`
    #4a3a30 box -0.01 -0.3 0.02 0.9
    #ffe9a8 oval 0 -0.34 0.3 0.3 0.35
    #e0a84a path -0.2 -0.34, 0.2 -0.34, 0.08 -0.14, -0.08 -0.14
    #fff6d8 oval 0 -0.36 0.08 0.06`),
  window: drawingOf(`
    #f2ead8 box -0.3 0 0.6 0.8
    #8fd0f5 box -0.25 0.05 0.5 0.7
    #ffffff oval 0.05 0.5 0.14 0.07 0.8
    #f2ead8 box -0.02 0.05 0.04 0.7
    #f2ead8 box -0.25 0.38 0.5 0.04`),
  blackboard: drawingOf(`
    #9a6a3c box -0.8 0 1.6 0.9
    #2f5c4a box -0.74 0.06 1.48 0.78
    #e8f0e8 box -0.6 0.6 0.5 0.04
    #e8f0e8 box -0.6 0.45 0.34 0.04
    #ffe08a path 0.2 0.3, 0.4 0.7, 0.6 0.3
    #2f5c4a path 0.27 0.34, 0.4 0.6, 0.53 0.34
    #ff9ab0 oval -0.35 0.24 0.08 0.08
    #ffffff box -0.1 0.02 0.2 0.04`),
  desk: drawingOf(`
    #c98a4a box -0.4 0.42 0.8 0.08
    #8a5a30 box -0.34 0 0.06 0.42
    #8a5a30 box 0.28 0 0.06 0.42
    #e2453c oval -0.2 0.55 0.07 0.07
    #3f86de box 0 0.5 0.24 0.06
    #ffcf33 box 0.02 0.56 0.2 0.05`),
  banner: drawingOf(`
    #b03a4a path -0.14 0.1, 0.14 0.1, 0.14 -0.5, 0 -0.62, -0.14 -0.5
    #f0c04a box -0.18 0.08 0.36 0.05
    #f0c04a oval 0 -0.2 0.07 0.09`),
  fridge: drawingOf(`
    #eef4f8 box -0.28 0 0.56 1.25
    #c4d2dc box -0.28 0.76 0.56 0.02
    #9aaab8 box 0.16 0.84 0.04 0.26
    #9aaab8 box 0.16 0.3 0.04 0.36
    #ff7a6a box -0.18 0.95 0.12 0.12
    #ffd04a oval -0.04 0.6 0.06 0.06`),
  stove: drawingOf(`
    #d8dee6 box -0.36 0 0.72 0.72
    #3a4254 box -0.28 0.1 0.56 0.36
    #ffb04a oval 0 0.22 0.2 0.09 0.7
    #e05a4a oval -0.22 0.6 0.04 0.04
    #e05a4a oval 0 0.6 0.04 0.04
    #e05a4a oval 0.22 0.6 0.04 0.04
    #5c6678 box -0.3 0.72 0.6 0.04
    #c9743f box -0.2 0.76 0.34 0.2
    #c9743f box 0.14 0.88 0.2 0.04
    #ffffff oval -0.06 1.06 0.1 0.08 0.6
    #ffffff oval 0.04 1.2 0.08 0.07 0.45`),
  shelfOfPots: drawingOf(`
    #9a6a3c box -0.5 0 1 0.05
    #e2655a box -0.4 0.05 0.2 0.16
    #4aa0b0 oval 0 0.12 0.12 0.1
    #f0c04a box 0.2 0.05 0.14 0.22
    #6a9a4a oval 0.44 0.14 0.08 0.1`),
  nightLamp: drawingOf(`
    #8a5c3a box -0.22 0 0.44 0.36
    #c9a070 box -0.02 0.36 0.04 0.16
    #ffe9a0 oval 0 0.62 0.34 0.34 0.35
    #ffd98a path -0.16 0.5, 0.16 0.5, 0.1 0.74, -0.1 0.74`),
  curtain: drawingOf(`
    #a01f3a path -0.3 0, 0.14 0, 0.06 0.5, 0.2 1, 0.5 1.5, 0.5 1.7, -0.3 1.7
    #c02f4a path -0.2 0, -0.1 0, -0.14 0.6, 0 1.7, -0.16 1.7
    #c02f4a path 0.02 0, 0.1 0, 0.02 0.5, 0.26 1.5, 0.16 1.7`),
  spotlight: drawingOf(`
    #fff4c0 path -0.04 0, 0.04 0, 0.5 -1.2, -0.1 -1.2
    #3a3048 oval 0 0.04 0.09 0.09`),
  speaker: drawingOf(`
    #2c2a3a box -0.2 0 0.4 0.8
    #4a4860 oval 0 0.24 0.15 0.15
    #1c1a26 oval 0 0.24 0.09 0.09
    #4a4860 oval 0 0.58 0.1 0.1
    #1c1a26 oval 0 0.58 0.05 0.05`),
  flasks: drawingOf(`
    #7a8aa0 box -0.6 0 1.2 0.06
    #7fe08a path -0.5 0.06, -0.2 0.06, -0.31 0.28, -0.31 0.42, -0.39 0.42, -0.39 0.28
    #ff8ac0 oval 0 0.18 0.14 0.13
    #d8ecf4 box -0.04 0.28 0.08 0.2
    #6ac0f0 box 0.26 0.06 0.09 0.36
    #ffd04a box 0.42 0.06 0.09 0.28
    #ffffff oval -0.35 0.56 0.06 0.06 0.7
    #ffffff oval 0.02 0.58 0.05 0.05 0.7`),
  machine: drawingOf(`
    #5a6a84 box -0.34 0 0.68 1.1
    #2a3448 box -0.26 0.6 0.52 0.36
    #6aff9a path -0.22 0.74, -0.1 0.74, -0.04 0.88, 0.04 0.66, 0.1 0.78, 0.22 0.78, 0.22 0.75, 0.11 0.75, 0.04 0.61, -0.04 0.82, -0.1 0.71, -0.22 0.71
    #ff5a5a oval -0.18 0.4 0.05 0.05
    #ffd04a oval 0 0.4 0.05 0.05
    #5ae08a oval 0.18 0.4 0.05 0.05
    #46546c box -0.24 0.1 0.48 0.16`),
  goldPile: drawingOf(`
    #c9922a path -0.8 0, -0.5 0.26, -0.2 0.4, 0.1 0.52, 0.4 0.32, 0.8 0
    #f0c040 path -0.7 0, -0.44 0.22, -0.16 0.35, 0.08 0.45, 0.3 0.26, 0.6 0
    #ffe070 oval -0.3 0.2 0.08 0.04
    #ffe070 oval 0 0.34 0.08 0.04
    #ffe070 oval 0.2 0.14 0.08 0.04
    #ffe070 oval -0.1 0.1 0.08 0.04
    #e0405a oval 0.34 0.24 0.06 0.06
    #40b0d0 oval -0.46 0.14 0.05 0.05
    #ffe070 oval 0.5 0.08 0.07 0.035`),
  chest: drawingOf(`
    #7a4a28 box -0.32 0 0.64 0.3
    #8f5a32 path -0.32 0.42, 0.32 0.42, 0.36 0.66, -0.28 0.66
    #f0c040 oval 0 0.34 0.28 0.1
    #ffe070 oval -0.1 0.38 0.07 0.04
    #e0b030 box -0.05 0.1 0.1 0.14
    #e0b030 box -0.32 0.26 0.64 0.04`),
  candyCane: drawingOf(`
    #ffffff box -0.06 0 0.12 1
    #ffffff path -0.06 1, -0.06 1.14, 0.06 1.26, 0.26 1.26, 0.38 1.14, 0.38 0.94, 0.26 0.94, 0.26 1.08, 0.2 1.14, 0.12 1.14, 0.06 1.06, 0.06 1
    #f0405a path -0.06 0.1, 0.06 0.2, 0.06 0.34, -0.06 0.24
    #f0405a path -0.06 0.4, 0.06 0.5, 0.06 0.64, -0.06 0.54
    #f0405a path -0.06 0.7, 0.06 0.8, 0.06 0.94, -0.06 0.84
    #f0405a path 0 1.1, 0.1 1.14, 0.06 1.26, -0.05 1.18
    #f0405a path 0.26 1.12, 0.38 1.06, 0.38 0.96, 0.26 1`),
  lollipop: drawingOf(`
    #ffffff box -0.03 0 0.06 0.7
    #ff6aa0 oval 0 0.95 0.3 0.3
    #ffd0e4 oval 0.02 0.96 0.22 0.22
    #ff6aa0 oval 0.03 0.94 0.15 0.15
    #ffd0e4 oval 0.04 0.95 0.08 0.08`),
  gumdrop: drawingOf(`
    #8a5ce0 path -0.3 0, -0.26 0.26, -0.1 0.44, 0.1 0.44, 0.26 0.26, 0.3 0
    #b48cf0 oval -0.1 0.28 0.06 0.08
    #ffffff oval 0.12 0.14 0.02 0.02
    #ffffff oval 0.02 0.32 0.02 0.02
    #ffffff oval -0.14 0.1 0.02 0.02`),
  cupcake: drawingOf(`
    #d98a4a path -0.3 0.36, 0.3 0.36, 0.22 0, -0.22 0
    #ffb0d0 oval 0 0.46 0.38 0.16
    #ffc4dc oval 0 0.62 0.27 0.13
    #ffd8ea oval 0 0.76 0.16 0.11
    #f0304a oval 0 0.9 0.08 0.08`),
  teaCup: drawingOf(`
    #d9955a path -0.36 0, 0.36 0, 0.48 0.9, -0.48 0.9
    #f2d4a8 path -0.44 0.6, 0.44 0.6, 0.48 0.9, -0.48 0.9
    #ffffff path -0.52 0.88, 0.52 0.88, 0.46 1, -0.46 1
    #ffffff oval 0 1 0.46 0.16 0.6
    #ff7aa8 path 0.06 0.95, 0.16 0.95, 0.3 1.5, 0.2 1.5
    #4a2c20 oval -0.2 0.08 0.07 0.07
    #4a2c20 oval -0.02 0.09 0.07 0.07
    #4a2c20 oval 0.18 0.08 0.07 0.07
    #4a2c20 oval -0.12 0.22 0.07 0.07
    #4a2c20 oval 0.1 0.22 0.07 0.07
    #4a2c20 oval 0.28 0.23 0.07 0.07
    #4a2c20 oval -0.28 0.24 0.07 0.07`),
  pearl: drawingOf(`
    #3c241c oval 0 0.14 0.15 0.14
    #7a5444 oval -0.05 0.19 0.04 0.03`),
  bathtub: drawingOf(`
    #ffffff path -0.6 0.5, 0.6 0.5, 0.5 0.1, 0.4 0, -0.4 0, -0.5 0.1
    #d8e6ee box -0.64 0.46 1.28 0.07
    #d0f0ff oval -0.3 0.58 0.14 0.1 0.9
    #e4f8ff oval 0 0.62 0.16 0.12 0.9
    #d0f0ff oval 0.3 0.58 0.13 0.1 0.9`),
  torch: drawingOf(`
    #5c4030 box -0.04 0 0.08 0.4
    #ffb04a oval 0 0.5 0.28 0.28 0.3
    #ff7a2a path -0.1 0.38, -0.12 0.52, 0 0.78, 0.12 0.52, 0.1 0.38
    #ffd24a path -0.05 0.4, 0 0.6, 0.05 0.4`),
};

/** What was built outdoors: houses, ships, playgrounds. Data only. */
import { drawingOf, type Drawing } from "./stencil.ts";

/** Windows of a house at night, some of them dark. */
const windows = (columns: number, floors: number, top: number): string =>
  Array.from({ length: columns * floors }, (_, i) => {
    const [column, floor] = [i % columns, Math.floor(i / columns)];
    const isLit = (i * 7 + columns) % 5 !== 0;
    const x = -0.2 + (column + 0.25) * (0.4 / columns);
    const y = 0.08 + floor * ((top - 0.1) / floors);
    return `${isLit ? "#ffe08a" : "#3a4468"} box ${x.toFixed(3)} ${y.toFixed(3)} ${(0.2 / columns).toFixed(3)} 0.07`;
  }).join("\n");

/** Rows of stones in both pillars of a bridge, and their joints. */
const bricks = [0, 1, 2, 3, 4, 5, 6]
  .flatMap((row) =>
    [-0.68, 0.46].map((x) => {
      const y = -0.02 + row * 0.065;
      return `#75717f box ${x} ${y.toFixed(3)} 0.22 0.012\n#75717f box ${(x + (row % 2 ? 0.07 : 0.15)).toFixed(3)} ${y.toFixed(3)} 0.012 0.065`;
    }),
  )
  .join("\n");

export const builtDrawings: Readonly<Record<string, Drawing>> = {
  castle: drawingOf(`
    #b8b4c8 box -0.5 0 1 0.6
    #b8b4c8 path -0.5 0.6, -0.5 0.7, -0.4 0.7, -0.4 0.6, -0.3 0.6, -0.3 0.7, -0.2 0.7, -0.2 0.6, -0.1 0.6, -0.1 0.7, 0 0.7, 0 0.6, 0.1 0.6, 0.1 0.7, 0.2 0.7, 0.2 0.6, 0.3 0.6, 0.3 0.7, 0.4 0.7, 0.4 0.6, 0.5 0.6
    #cac6d8 box -0.66 0 0.26 0.95
    #cac6d8 box 0.4 0 0.26 0.95
    #a6a2ba box 0.56 0 0.1 0.95
    #c9506a path -0.72 0.95, -0.34 0.95, -0.53 1.35
    #c9506a path 0.34 0.95, 0.72 0.95, 0.53 1.35
    #d8d4e4 box -0.14 0.6 0.28 0.6
    #7a62c0 path -0.2 1.2, 0.2 1.2, 0 1.65
    #5c4a3c oval 0 0.22 0.14 0.16
    #5c4a3c box -0.14 0 0.28 0.22
    #ffe08a box -0.56 0.66 0.06 0.12
    #ffe08a box 0.5 0.66 0.06 0.12
    #ffe08a box -0.03 0.9 0.06 0.12`),
  skyscraper: drawingOf(`
    #2a3358 box -0.22 0 0.44 1.3
    #232a4a box 0.12 0 0.1 1.3
    ${windows(4, 8, 1.3)}
    #2a3358 box -0.02 1.3 0.04 0.16
    #ff5a5a oval 0 1.48 0.03 0.03`),
  tower: drawingOf(`
    #35406a box -0.22 0 0.44 0.95
    #2c3558 box 0.1 0 0.12 0.95
    ${windows(3, 6, 0.95)}
    #3f4a78 box -0.26 0.92 0.52 0.06`),
  house: drawingOf(`
    #f0d8b0 box -0.32 0 0.64 0.5
    #c9544a path -0.42 0.5, 0.42 0.5, 0 0.9
    #8a5a38 box -0.08 0 0.16 0.28
    #8fd0f5 box -0.26 0.22 0.13 0.14
    #8fd0f5 box 0.13 0.22 0.13 0.14`),
  stoneArch: drawingOf(`
    #6fb8e0 path -0.4 -0.04, 0.4 -0.04, 0.7 -0.3, -0.7 -0.3
    #a8daf5 path -0.4 -0.12, -0.1 -0.12, -0.06 -0.14, -0.42 -0.14
    #a8daf5 path 0.16 -0.2, 0.56 -0.2, 0.6 -0.22, 0.14 -0.22
    #9a96a4 path -0.8 -0.08, -0.8 0.48, 0.8 0.48, 0.8 -0.08, 0.460 -0.080, 0.451 0.136, 0.368 0.280, 0.212 0.372, 0.000 0.400, -0.212 0.372, -0.368 0.280, -0.451 0.136, -0.460 -0.080
    #5f5c6c path 0.460 -0.080, 0.451 0.136, 0.368 0.280, 0.212 0.372, 0.000 0.400, -0.212 0.372, -0.368 0.280, -0.451 0.136, -0.460 -0.080, -0.410 -0.080, -0.402 0.119, -0.328 0.245, -0.189 0.326, 0.000 0.350, 0.189 0.326, 0.328 0.245, 0.402 0.119, 0.410 -0.080
    ${bricks}
    #b8b4c0 box -0.8 0.46 1.6 0.05
    #6f6b7a box -0.8 0.6 1.6 0.035
    ${[-0.5, -0.36, -0.22, -0.08, 0.06, 0.2, 0.34, 0.48].map((x) => `#6f6b7a box ${x} 0.5 0.035 0.11`).join("\n")}`),
  streetLamp: drawingOf(`
    #2c2c44 box -0.02 0 0.04 0.9
    #ffe9a0 oval 0 0.96 0.2 0.2 0.35
    #ffe9a0 oval 0 0.96 0.08 0.1`),
  barn: drawingOf(`
    #c0443c path -0.5 0, -0.5 0.5, -0.3 0.78, 0 0.9, 0.3 0.78, 0.5 0.5, 0.5 0
    #8f2f2c path -0.56 0.48, -0.34 0.82, 0 0.96, 0.34 0.82, 0.56 0.48, 0.5 0.46, 0.3 0.76, 0 0.88, -0.3 0.76, -0.5 0.46
    #fff4e0 box -0.2 0 0.4 0.42
    #c0443c box -0.17 0 0.15 0.39
    #c0443c box 0.02 0 0.15 0.39
    #fff4e0 oval 0 0.62 0.1 0.1
    #6a2a2a oval 0 0.62 0.07 0.07`),
  fence: drawingOf(`
    #f7f0e0 box -0.8 0.12 1.6 0.05
    #f7f0e0 box -0.8 0.26 1.6 0.05
    #f7f0e0 path -0.7 0, -0.62 0, -0.62 0.36, -0.66 0.42, -0.7 0.36
    #f7f0e0 path -0.4 0, -0.32 0, -0.32 0.36, -0.36 0.42, -0.4 0.36
    #f7f0e0 path -0.1 0, -0.02 0, -0.02 0.36, -0.06 0.42, -0.1 0.36
    #f7f0e0 path 0.2 0, 0.28 0, 0.28 0.36, 0.24 0.42, 0.2 0.36
    #f7f0e0 path 0.5 0, 0.58 0, 0.58 0.36, 0.54 0.42, 0.5 0.36`),
  hay: drawingOf(`
    #e0b650 oval 0 0.16 0.3 0.18
    #c99a3a oval 0.12 0.16 0.14 0.15
    #f0cc70 oval -0.12 0.22 0.12 0.06`),
  slide: drawingOf(`
    #e04a4a path -0.5 0, -0.42 0, -0.36 0.8, -0.42 0.8
    #e04a4a path -0.2 0, -0.14 0, -0.2 0.8, -0.26 0.8
    #ffd04a path -0.38 0.8, -0.2 0.8, 0.5 0.1, 0.7 0.06, 0.7 0, 0.44 0, -0.36 0.72
    #3f86de box -0.46 0.78 0.3 0.06
    #e04a4a box -0.46 0.3 0.28 0.04
    #e04a4a box -0.44 0.52 0.26 0.04`),
  swing: drawingOf(`
    #7a4fc0 path -0.5 0, -0.42 0, -0.26 0.9, -0.32 0.9
    #7a4fc0 path 0.5 0, 0.42 0, 0.26 0.9, 0.32 0.9
    #7a4fc0 box -0.34 0.86 0.68 0.06
    #8a8a9a box -0.14 0.26 0.02 0.62
    #8a8a9a box 0.12 0.26 0.02 0.62
    #e04a4a box -0.18 0.22 0.36 0.06`),
  tombstone: drawingOf(`
    #8a8aa0 box -0.22 0 0.44 0.4
    #8a8aa0 oval 0 0.4 0.22 0.2
    #6a6a84 box -0.02 0.2 0.05 0.26
    #6a6a84 box -0.1 0.34 0.21 0.05
    #4a5a4a oval 0 0 0.34 0.06`),
  cross: drawingOf(`
    #77778f box -0.05 0 0.1 0.6
    #77778f box -0.2 0.36 0.4 0.09`),
  hauntedHouse: drawingOf(`
    #1f1830 box -0.36 0 0.72 0.7
    #1f1830 path -0.46 0.66, 0.1 0.66, -0.16 1.1
    #1f1830 box 0.14 0.6 0.26 0.5
    #1f1830 path 0.06 1.06, 0.48 1.06, 0.27 1.5
    #ffcf4a box -0.24 0.36 0.12 0.16
    #ffcf4a box 0.08 0.36 0.12 0.16
    #ffcf4a oval 0.27 0.86 0.06 0.08
    #ffcf4a oval -0.16 0.78 0.05 0.06
    #0f0a1c box -0.07 0 0.14 0.26`),
  pumpkin: drawingOf(`
    #e07a20 oval -0.14 0.16 0.16 0.17
    #e07a20 oval 0.14 0.16 0.16 0.17
    #f08a2c oval 0 0.16 0.17 0.19
    #4a7a34 box -0.03 0.32 0.06 0.1
    #ffe06a path -0.14 0.2, -0.04 0.2, -0.09 0.28
    #ffe06a path 0.14 0.2, 0.04 0.2, 0.09 0.28
    #ffe06a path -0.16 0.12, 0.16 0.12, 0.08 0.05, -0.08 0.05`),
  goal: drawingOf(`
    #ffffff box -0.6 0 0.05 0.6
    #ffffff box 0.55 0 0.05 0.6
    #ffffff box -0.6 0.57 1.2 0.05
    #ffffff box -0.55 0 1.1 0.56 0.22
    #ffffff box -0.3 0 0.015 0.57 0.6
    #ffffff box 0 0 0.015 0.57 0.6
    #ffffff box 0.3 0 0.015 0.57 0.6
    #ffffff box -0.55 0.2 1.1 0.015 0.6
    #ffffff box -0.55 0.4 1.1 0.015 0.6`),
  stand: drawingOf(`
    #5a6a9a path -1 0, 1 0, 1 0.4, -1 0.4
    #ff7a6a oval -0.8 0.32 0.05 0.06
    #ffd04a oval -0.6 0.2 0.05 0.06
    #6ac0f0 oval -0.4 0.3 0.05 0.06
    #ffffff oval -0.2 0.2 0.05 0.06
    #ff9ac0 oval 0 0.31 0.05 0.06
    #7fe08a oval 0.2 0.2 0.05 0.06
    #ffd04a oval 0.4 0.3 0.05 0.06
    #ff7a6a oval 0.6 0.21 0.05 0.06
    #6ac0f0 oval 0.8 0.31 0.05 0.06`),
  floodlight: drawingOf(`
    #5a6478 box -0.02 0 0.04 1.1
    #fffbe0 oval 0 1.16 0.34 0.24 0.35
    #e8eef4 box -0.18 1.06 0.36 0.2
    #fffbe0 oval -0.09 1.16 0.06 0.06
    #fffbe0 oval 0.09 1.16 0.06 0.06`),
  ship: drawingOf(`
    #7a4a2c path -0.6 0.22, 0.62 0.26, 0.46 0, -0.46 0
    #5c3620 box -0.5 0.2 1 0.04
    #5c3620 box -0.03 0.2 0.05 0.95
    #f7f0e0 path 0.04 0.36, 0.46 0.4, 0.38 0.72, 0.04 1.02
    #f7f0e0 path -0.05 0.4, -0.4 0.44, -0.05 0.94
    #2c2430 path 0 1.12, 0.24 1.2, 0 1.28`),
  lighthouse: drawingOf(`
    #ffffff path -0.14 0, 0.14 0, 0.09 0.8, -0.09 0.8
    #e04a4a path -0.125 0.16, 0.125 0.16, 0.11 0.36, -0.11 0.36
    #e04a4a path -0.1 0.54, 0.1 0.54, 0.09 0.72, -0.09 0.72
    #ffe9a0 box -0.08 0.8 0.16 0.14
    #e04a4a path -0.12 0.94, 0.12 0.94, 0 1.08
    #ffe9a0 oval 0 0.87 0.3 0.16 0.3`),
  umbrella: drawingOf(`
    #f7f0e0 box -0.015 0 0.03 0.75
    #ff6a5a path -0.45 0.66, 0.45 0.66, 0.3 0.88, 0 0.98, -0.3 0.88
    #fff4e0 path -0.16 0.66, 0.16 0.66, 0.1 0.92, -0.1 0.92`),
  sandcastle: drawingOf(`
    #e0b870 box -0.34 0 0.68 0.26
    #ecc884 box -0.38 0 0.2 0.42
    #ecc884 box 0.18 0 0.2 0.42
    #ecc884 box -0.1 0.2 0.2 0.4
    #e04a4a path 0 0.6, 0 0.84, 0.16 0.76, 0.02 0.7, 0.02 0.6`),
  tent: drawingOf(`
    #e07a3a path -0.5 0, 0 0.66, 0.5 0
    #b85a28 path 0 0.66, 0.5 0, 0.16 0
    #4a2c20 path -0.14 0, 0 0.36, 0.14 0`),
  campfire: drawingOf(`
    #6b4226 path -0.3 0, 0.3 0.1, 0.3 0.02, -0.3 -0.06
    #6b4226 path 0.3 0, -0.3 0.1, -0.3 0.02, 0.3 -0.06
    #ffb04a oval 0 0.3 0.4 0.4 0.25
    #ff7a2a path -0.18 0.06, -0.2 0.3, -0.06 0.24, 0 0.6, 0.1 0.3, 0.2 0.38, 0.18 0.06
    #ffd24a path -0.1 0.06, -0.08 0.22, 0 0.38, 0.08 0.22, 0.1 0.06`),
};

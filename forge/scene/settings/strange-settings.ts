/** Rooms, and places that are no country: a library, space, a volcano. Data only. */
import type { SettingRow } from "./setting-row.ts";

export const strangeSettings: Readonly<Record<string, SettingRow>> = {
  library: {
    skyline: "wall",
    drift: "dust",
    colors: [
      "sky #4a2c1c #7a4a2c #c98a54 far #8a5a38 mid #6a4028 near #3c2416 ground #9a5f3c rim #ffdfa0 light #ffeec8 bokeh #ffd890",
      "sky #1f3a3c #3f6a62 #b8c090 far #5c7a60 mid #3c5a48 near #22382e ground #7a4f34 rim #ffe8a8 light #fff2cc bokeh #ffe09a",
    ],
    stands:
      "shelf 0.13 -0.03 0.34, shelf 0.5 -0.03 0.34, shelf 0.87 -0.03 0.34, hangingLamp 0.3 0.4 0.3, hangingLamp 0.72 0.43 0.3",
    haze: 0.12,
  },
  bubble_tea: {
    skyline: "wall",
    drift: "bubble",
    colors: [
      "sky #f7a8c0 #ffd0d8 #fff0e0 far #f7c0a8 mid #e8a088 near #b87060 ground #f0c8a0 rim #ffffff light #fff8f0 bokeh #ffffff",
      "sky #a88ce0 #d8c0f7 #fff0f7 far #d0b0e8 mid #b090d0 near #7a60a0 ground #e8d0f0 rim #ffffff light #fff8ff bokeh #ffffff",
    ],
    stands:
      "teaCup 0.14 -0.02 0.32, teaCup 0.88 0 0.26, pearl 0.1 -0.3 0.4, pearl 0.88 -0.27 0.46, pearl 0.72 -0.36 0.34, pearl 0.28 -0.38 0.32",
    haze: 0.1,
  },
  ashes: {
    skyline: "flat",
    drift: "ember",
    colors: [
      "sky #2a1230 #8f2b34 #f08a3c far #7a2a34 mid #4a1a2c near #260f1e ground #4f2a2a rim #ffb45a light #ffe3b0 bokeh #ff9a3d",
      "sky #1c1a3c #5a3a70 #f0a878 far #5a4060 mid #3c2c48 near #201828 ground #4c4048 rim #ffc880 light #ffeccc bokeh #ffb060",
    ],
    stands: "ashes 0.5 -0.18 0.44, ashes 0.08 -0.04 0.24, ashes 0.92 -0.06 0.28",
    haze: 0.04,
  },
  volcano: {
    skyline: "flat",
    drift: "ember",
    colors: [
      "sky #2a1230 #8f2b34 #f08a3c far #7a2a34 mid #4a1a2c near #260f1e ground #4f2226 rim #ffb45a light #ffe3b0 bokeh #ff9a3d",
      "sky #180a24 #5c1c30 #d05a30 far #6a2430 mid #40162a near #200c1a ground #442024 rim #ff9a4a light #ffd8a0 bokeh #ff8a34",
    ],
    stands:
      "volcano 0.78 -0.02 0.5, volcano 0.14 -0.02 0.3, lava 0.2 -0.16 0.34, lava 0.86 -0.22 0.4, rock 0.05 -0.1 0.3",
    haze: 0.08,
  },
  space: {
    skyline: "void",
    drift: "glint",
    colors: [
      "sky #0a0c2a #1c1a5c #5a3a9a far #2a2a6a mid #1c1c50 near #10103a ground #5a5490 rim #c0b0ff light #f0ecff bokeh #b0a0ff",
      "sky #06142c #0f3a5c #2f8a9a far #1c4a6a mid #123450 near #0a2038 ground #4a7a90 rim #a0f0ff light #ecfcff bokeh #90e8ff",
    ],
    stands:
      "planet 0.84 0.33 0.36, earth 0.1 0.06 0.26, star 0.3 0.36 0.07, star 0.7 0.4 0.05, star 0.08 0.38 0.06, star 0.93 0.02 0.07, star 0.2 -0.16 0.05, star 0.86 -0.2 0.06, star 0.5 0.42 0.05",
    haze: 0.05,
  },
  moon: {
    skyline: "flat",
    drift: "glint",
    colors: [
      "sky #060818 #141a40 #3a3f78 far #a8a8b8 mid #8c8ca0 near #5c5c74 ground #b8b8c8 rim #ffffff light #fffdf2 bokeh #d0d8ff",
    ],
    stands:
      "earth 0.8 0.26 0.34, star 0.2 0.3 0.06, star 0.4 0.38 0.05, star 0.1 0.14 0.05, star 0.94 0.4 0.06, crater 0.12 -0.06 0.26, crater 0.88 -0.1 0.34, crater 0.3 -0.32 0.4, rock 0.96 0 0.2",
    haze: 0.05,
  },
  candy_land: {
    skyline: "hills",
    drift: "petal",
    colors: [
      "sky #7ac8f0 #c8e8ff #fff0f7 far #ffc0dc mid #ff9ac4 near #d8609a ground #ffd0e4 rim #ffffff light #fff8fb bokeh #ffffff",
      "sky #b08cf0 #e8c8ff #fff4e0 far #b8f0d0 mid #8ae0b8 near #4aa88c ground #d0f7e0 rim #ffffff light #fffdf8 bokeh #ffffff",
    ],
    stands:
      "candyCane 0.08 -0.06 0.36, lollipop 0.9 -0.04 0.4, lollipop 0.24 0.02 0.26, cupcake 0.74 0.02 0.26, gumdrop 0.94 -0.14 0.3, gumdrop 0.2 -0.16 0.24, candyCane 0.62 0.02 0.2",
    haze: 0.06,
  },
  classroom: {
    skyline: "wall",
    drift: "dust",
    colors: [
      "sky #e8d8a8 #f7ecc8 #fff8e4 far #d8b888 mid #c09a68 near #8a6840 ground #d0a470 rim #ffffff light #fffbe8 bokeh #ffffff",
      "sky #a8d0d8 #d0ecec #f4fbf4 far #b8c8b0 mid #98a890 near #687860 ground #d8b88c rim #ffffff light #fffbe8 bokeh #ffffff",
    ],
    stands:
      "blackboard 0.5 0.12 0.46, window 0.08 0.14 0.26, desk 0.12 -0.16 0.34, desk 0.88 -0.16 0.34, window 0.93 0.14 0.26",
    haze: 0.1,
  },
  underwater: {
    skyline: "reef",
    drift: "bubble",
    colors: [
      "sky #0d3f7a #1f8fc0 #a9ecf0 far #2a86b4 mid #155c92 near #0b3566 ground #5fa6b0 rim #b8f6ff light #f2ffff bokeh #c4f8ff",
      "sky #0a2a5c #1d6fa6 #7fe0d8 far #1f6f98 mid #124a78 near #0a2a50 ground #4a8a94 rim #9ff2ff light #eaffff bokeh #9ff0f0",
    ],
    stands:
      "coral 0.1 -0.1 0.34, seaweed 0.9 -0.1 0.46, sponge 0.8 -0.06 0.3, seaweed 0.24 -0.02 0.3, littleFish 0.2 0.24 0.12, littleFish 0.3 0.3 0.09, littleFish 0.85 0.3 0.1, coral 0.94 -0.22 0.3",
    haze: 0.12,
  },
  cave: {
    skyline: "cavern",
    drift: "glint",
    colors: [
      "sky #14122a #2a2a4c #5a5a80 far #4a4468 mid #332e50 near #1c1830 ground #4f4864 rim #a6e8ff light #eef6ff bokeh #9de8ff",
      "sky #1c100c #4a2c20 #8a5c3c far #6a4430 mid #4a2e22 near #261610 ground #6a4a34 rim #ffd090 light #fff0d0 bokeh #ffc070",
    ],
    stands:
      "stalactite 0.1 0.42 0.34, stalactite 0.3 0.46 0.26, stalactite 0.66 0.48 0.3, stalactite 0.9 0.42 0.4, stalagmite 0.05 -0.06 0.34, stalagmite 0.95 -0.06 0.3, crystals 0.14 -0.12 0.26, crystals 0.86 -0.1 0.24, torch 0.76 0.1 0.26",
    haze: 0.06,
  },
  kitchen: {
    skyline: "wall",
    drift: "wisp",
    colors: [
      "sky #8ad0c0 #c0ecdc #f4fff4 far #e0d0b0 mid #c8b490 near #98805c ground #e8d4b0 rim #ffffff light #fffdf0 bokeh #ffffff",
      "sky #f0c05c #ffe4a0 #fff8dc far #e0b890 mid #c89870 near #906840 ground #e8c8a0 rim #ffffff light #fffdf0 bokeh #ffffff",
    ],
    stands:
      "window 0.5 0.2 0.3, fridge 0.1 -0.06 0.42, stove 0.88 -0.06 0.42, shelfOfPots 0.83 0.34 0.3, shelfOfPots 0.3 0.36 0.24",
    haze: 0.1,
  },
  bedroom: {
    skyline: "wall",
    drift: "wisp",
    colors: [
      "sky #3a3f7a #6a6ab0 #b8a8e0 far #7a6ab0 mid #5c4f90 near #3c3464 ground #8a6a90 rim #ffe9c0 light #fff4dc bokeh #ffe0a8",
      "sky #e89ab0 #f7c8d0 #fff0ec far #e0b0a8 mid #c8908c near #98625c ground #d8b09c rim #ffffff light #fff8ec bokeh #ffffff",
    ],
    stands:
      "window 0.5 0.18 0.32, nightLamp 0.9 -0.06 0.36, shelf 0.12 -0.04 0.24, star 0.28 0.36 0.06, star 0.75 0.38 0.06",
    haze: 0.14,
  },
  stage: {
    skyline: "wall",
    drift: "spark",
    colors: [
      "sky #1c1038 #5a2a8a #d070c0 far #4a2470 mid #341a54 near #1c0f34 ground #a06a44 rim #ffd0ff light #fff4e0 bokeh #ffb0f0",
      "sky #0c1638 #1f4a9a #60c0e8 far #1f3a78 mid #162a58 near #0c1838 ground #96603c rim #c0f0ff light #fff8e8 bokeh #a0e8ff",
    ],
    stands:
      "spotlight 0.3 0.42 0.5, spotlight 0.7 0.42 0.5, speaker 0.22 -0.04 0.3, speaker 0.8 -0.04 0.3, curtain 0.04 -0.1 0.5, -curtain 0.96 -0.1 0.5",
    haze: 0.04,
  },
  laboratory: {
    skyline: "wall",
    drift: "bubble",
    colors: [
      "sky #1f3a4c #3f7a8a #a8e0d8 far #5a7a88 mid #3f5a6a near #243844 ground #6a8490 rim #b0ffe8 light #f0fffa bokeh #a0ffe0",
      "sky #2a2048 #5a4a90 #b0a0e0 far #5c5488 mid #44406c near #282444 ground #6a6490 rim #d0c0ff light #f8f4ff bokeh #c0a8ff",
    ],
    stands:
      "machine 0.12 -0.04 0.42, flasks 0.78 0.02 0.36, flasks 0.8 0.26 0.32, flasks 0.34 0.32 0.26, machine 0.94 -0.06 0.34",
    haze: 0.06,
  },
  graveyard: {
    skyline: "mist",
    drift: "wisp",
    colors: [
      "sky #0f0b24 #33245c #8a62a8 far #3c2f62 mid #2a2148 near #150f2a ground #3f3a58 rim #c0a0ff light #ece4ff bokeh #b088f0 moon #f6ecd0",
      "sky #08181c #1c4038 #6a9a70 far #2c4a44 mid #1c3430 near #0e1c1c ground #3c5048 rim #b0ffc8 light #e8fff0 bokeh #90f0b0 moon #f0ffe0",
    ],
    stands:
      "hauntedHouse 0.2 0.02 0.36, deadTree 0.88 -0.02 0.46, tombstone 0.1 -0.12 0.34, cross 0.27 -0.04 0.26, tombstone 0.9 -0.2 0.36, pumpkin 0.74 -0.26 0.3",
    haze: 0.04,
  },
  treasure: {
    skyline: "cavern",
    drift: "glint",
    colors: [
      "sky #24140c #5c3820 #c08a48 far #7a5230 mid #553620 near #2c1a10 ground #8a6438 rim #ffe090 light #fff2cc bokeh #ffd870",
    ],
    stands:
      "goldPile 0.14 -0.04 0.36, goldPile 0.88 -0.06 0.4, goldPile 0.5 0 0.34, chest 0.12 -0.2 0.36, chest 0.9 -0.24 0.3",
    haze: 0.04,
  },
  bathroom: {
    skyline: "wall",
    drift: "bubble",
    colors: [
      "sky #7ac8e0 #b8e8f0 #f0fcff far #a8d0d8 mid #88b8c4 near #588c98 ground #c8e4ea rim #ffffff light #ffffff bokeh #ffffff",
    ],
    stands: "window 0.5 0.2 0.28, bathtub 0.18 -0.08 0.4, bathtub 0.9 -0.08 0.3",
    haze: 0.1,
  },
};

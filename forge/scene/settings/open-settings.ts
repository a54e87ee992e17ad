/** Places under the open sky: a farm, a city, a beach. Data only. */
import type { SettingRow } from "./setting-row.ts";

const day = "sky #4a9fe0 #a6dcf7 #fff4dc";
const evening = "sky #5a4fa0 #f09a8a #ffe0a0";
const green =
  "far #a3d6a0 mid #63ab78 near #2f6b52 ground #8cc46f rim #fff8d0 light #fffbe6 bokeh #fff3c9";
const night = "sky #0c1030 #28306a #6a5aa0";

export const openSettings: Readonly<Record<string, SettingRow>> = {
  castle: {
    skyline: "hills",
    drift: "petal",
    rays: true,
    colors: [
      `${day} ${green}`,
      `${evening} ${green}`,
      `${night} far #4a5a80 mid #2f4468 near #1c2a48 ground #5a7a70 rim #d0d8ff light #f0f0ff bokeh #ffe9a0`,
    ],
    stands: "castle 0.22 0 0.42, banner 0.93 0.38 0.3, tree 0.84 0 0.3, tree 0.96 -0.04 0.36",
    haze: 0.1,
  },
  jungle: {
    skyline: "forest",
    drift: "leaf",
    rays: true,
    colors: [
      "sky #1f6a44 #6cc06a #eaffb8 far #5cae66 mid #2f7f50 near #14482f ground #5a9a4c rim #f4ffc0 light #fffde0 bokeh #e8ffae",
      "sky #2a5c2f #a0b84a #fff0b0 far #7fae56 mid #4a7f3c near #24481f ground #7a9a4c rim #fff4c0 light #fff8e0 bokeh #fff0ae",
    ],
    stands:
      "palm 0.1 -0.04 0.5, palm 0.9 -0.06 0.46, vine 0.24 0.44 0.3, vine 0.78 0.46 0.36, fern 0.06 -0.2 0.3, fern 0.95 -0.24 0.32, fern 0.3 0 0.16",
    haze: 0.08,
  },
  forest: {
    skyline: "forest",
    drift: "leaf",
    rays: true,
    colors: [
      "sky #2f7f56 #8ccf6f #f6ffc9 far #7fc07a mid #4a9160 near #22573f ground #6fae5a rim #f4ffc0 light #fffde0 bokeh #f2ffae",
      "sky #8a4a2c #f0a04a #fff0b8 far #e0a050 mid #b06a34 near #5c3420 ground #b8884a rim #fff0c0 light #fff6e0 bokeh #ffd890",
    ],
    stands:
      "tree 0.1 -0.02 0.5, pine 0.9 -0.02 0.46, tree 0.3 0.02 0.26, pine 0.74 0.02 0.3, bush 0.06 -0.14 0.3, bush 0.95 -0.16 0.3",
    haze: 0.12,
  },
  beach: {
    skyline: "flat",
    drift: "glint",
    rays: true,
    colors: [
      `${day} far #4ab0e0 mid #3f9ad0 near #c9a468 ground #f2d9a0 rim #ffffff light #fffbe6 bokeh #ffffff`,
      `${evening} far #b07ab0 mid #8a5c98 near #b08060 ground #f0c8a0 rim #fff0d0 light #fff4e0 bokeh #ffe0c0`,
    ],
    stands:
      "wave 0.3 -0.01 0.5, wave 0.9 -0.02 0.4, palm 0.1 -0.08 0.46, umbrella 0.88 -0.12 0.36, sandcastle 0.14 -0.28 0.26, ship 0.7 0 0.14",
    haze: 0.08,
  },
  desert: {
    skyline: "dunes",
    drift: "dust",
    colors: [
      "sky #4a9fe0 #a8d8f0 #fff0c8 far #e8c080 mid #d8a45c near #a8743c ground #ecc888 rim #fff4d0 light #fff6dc bokeh #ffe9b8",
      "sky #6a3a7a #f08a5c #ffd890 far #d88a5c mid #b0643f near #7a402c ground #d8985c rim #ffe0a0 light #fff0c8 bokeh #ffd890",
    ],
    stands: "pyramid 0.8 0 0.34, cactus 0.1 -0.06 0.4, cactus 0.93 -0.1 0.26, rock 0.16 -0.26 0.2",
    haze: 0.1,
  },
  snow: {
    skyline: "peaks",
    drift: "snow",
    colors: [
      "sky #123a6e #3fa0b8 #d6f7f2 far #9cd0e6 mid #6ba6d0 near #8ab8d8 ground #e6f4fb rim #e6ffff light #f6ffff bokeh #ffffff aurora #7dffcf",
      "sky #5aa8e8 #b8e0f7 #ffffff far #c0dcf0 mid #98c0e0 near #a8c8e0 ground #eef6fb rim #ffffff light #ffffff bokeh #ffffff",
    ],
    stands:
      "snowPine 0.1 -0.03 0.42, snowPine 0.27 0 0.26, igloo 0.86 -0.05 0.36, iceberg 0.66 0.01 0.2, snowPine 0.97 0 0.3",
    haze: 0.1,
  },
  city: {
    skyline: "flat",
    drift: "glint",
    colors: [
      `${night} far #35407a mid #28305c near #1a2040 ground #4a4f70 rim #ffd890 light #fff0d0 bokeh #ffd890`,
      `${evening} far #7a5c90 mid #5a4474 near #3a2c50 ground #7a6a80 rim #ffe0b0 light #fff4e0 bokeh #ffe0b0`,
      `${day} far #9ab0c8 mid #7a90ac near #5a6a84 ground #a8acb8 rim #ffffff light #fffbe6 bokeh #ffffff`,
    ],
    stands:
      "tower 0.32 0 0.3, tower 0.7 0 0.34, skyscraper 0.12 -0.02 0.4, skyscraper 0.88 -0.02 0.38, tower 0.5 0.01 0.36, streetLamp 0.05 -0.16 0.4, streetLamp 0.95 -0.16 0.4",
    haze: 0.08,
  },
  farm: {
    skyline: "hills",
    drift: "petal",
    rays: true,
    colors: [`${day} ${green}`, `${evening} ${green}`],
    stands:
      "barn 0.18 0 0.4, tree 0.88 0.01 0.32, fence 0.14 -0.08 0.32, fence 0.9 -0.08 0.32, hay 0.88 -0.16 0.3",
    haze: 0.08,
  },
  clouds: {
    skyline: "clouds",
    drift: "wisp",
    rays: true,
    colors: [
      "sky #3f86d8 #9fd2f7 #fdf6ea far #cfe6f7 mid #e8f2fa near #ffffff ground #d6e8f4 rim #ffffff light #fffdf0 bokeh #ffffff",
      "sky #6a7fd8 #f2b8c9 #fff0cf far #e8c4d6 mid #f7dde2 near #fff6f0 ground #f0d6dc rim #fff3e0 light #fff6e0 bokeh #fff0e0",
      "sky #141a4a #3f4a98 #a898d8 far #6a6ab0 mid #8a88c8 near #b8b4e0 ground #9a98d0 rim #ffffff light #fff8e0 bokeh #fff0c0 moon #fff2c8",
    ],
    stands: "cloud 0.14 0.16 0.3, cloud 0.86 0.28 0.32, cloud 0.9 -0.06 0.4, cloud 0.08 -0.1 0.36",
    haze: 0.1,
  },
  mountains: {
    skyline: "peaks",
    drift: "leaf",
    colors: [
      `${day} far #a8b8d8 mid #7f98b8 near #4f7a5c ground #8cb878 rim #ffffff light #fffbe6 bokeh #ffffff`,
      `${evening} far #b088b0 mid #86689a near #54486c ground #98866c rim #ffe8c8 light #fff4e0 bokeh #ffe0c0`,
    ],
    stands:
      "pine 0.1 -0.02 0.44, pine 0.25 0.01 0.28, pine 0.92 -0.03 0.4, rock 0.86 -0.16 0.26, cloud 0.7 0.34 0.2",
    haze: 0.1,
  },
  playground: {
    skyline: "hills",
    drift: "petal",
    rays: true,
    colors: [`${day} ${green}`, `${evening} ${green}`],
    stands: "slide 0.16 -0.06 0.38, swing 0.86 -0.04 0.36, tree 0.5 0.01 0.2, cloud 0.7 0.34 0.16",
    haze: 0.06,
  },
  sports_field: {
    skyline: "flat",
    drift: "glint",
    rays: true,
    colors: [
      `${day} far #6ab06a mid #58a058 near #2f6b3c ground #6cba5c rim #ffffff light #fffbe6 bokeh #ffffff`,
      `${night} far #3a6a5a mid #2c5848 near #1a3828 ground #4a9050 rim #ffffff light #fffbe6 bokeh #ffffff`,
    ],
    stands:
      "stand 0.3 0.02 0.4, stand 0.8 0.02 0.34, floodlight 0.08 0 0.4, floodlight 0.93 0 0.4, goal 0.5 -0.01 0.5",
    haze: 0.08,
  },
  garden: {
    skyline: "hills",
    drift: "petal",
    rays: true,
    colors: [`${day} ${green}`, `sky #f0a8b8 #ffd8c8 #fff6dc ${green}`],
    stands:
      "sunflower 0.08 -0.1 0.44, sunflower 0.2 -0.04 0.32, tulips 0.88 -0.12 0.34, tulips 0.14 -0.26 0.3, bush 0.8 0 0.3, sunflower 0.95 -0.06 0.34, tulips 0.92 -0.3 0.26",
    haze: 0.06,
  },
  swamp: {
    skyline: "mist",
    drift: "wisp",
    colors: [
      "sky #24402c #5c7a44 #c8d090 far #5c7a54 mid #42603f near #243824 ground #4f7a60 rim #e8ffb0 light #f8ffe0 bokeh #d0f090",
      "sky #1c2440 #3f5a68 #98b0a0 far #4a6464 mid #34504c near #1c302c ground #46706a rim #b8ffd8 light #f0fff0 bokeh #a0f0c0",
    ],
    stands:
      "deadTree 0.9 0 0.42, reeds 0.1 -0.12 0.4, reeds 0.93 -0.2 0.34, lilyPads 0.2 -0.24 0.3, lilyPads 0.84 -0.32 0.32, tree 0.14 0.02 0.34, reeds 0.26 0 0.22",
    haze: 0.1,
  },
  sea: {
    skyline: "flat",
    drift: "glint",
    rays: true,
    colors: [
      `${day} far #3f9ad0 mid #3088c0 near #1f5c8c ground #3f98c8 rim #ffffff light #fffbe6 bokeh #ffffff`,
      `${evening} far #7a6ab0 mid #5c5298 near #3c3468 ground #6a60a8 rim #fff0d0 light #fff4e0 bokeh #ffe0c0`,
      `${night} far #24407a mid #1c3060 near #101c40 ground #24427a rim #d0e0ff light #f0f4ff bokeh #ffffff moon #fff2c8`,
    ],
    stands:
      "wave 0.2 0 0.4, ship 0.18 -0.02 0.34, lighthouse 0.9 -0.01 0.34, wave 0.85 -0.06 0.5, wave 0.15 -0.12 0.5, wave 0.6 -0.2 0.5, wave 0.1 -0.28 0.6, wave 0.95 -0.3 0.6",
    haze: 0.08,
  },
  rainbow: {
    skyline: "hills",
    drift: "glint",
    rays: true,
    colors: [`${day} ${green}`],
    stands: "rainbow 0.5 -0.02 0.42, cloud 0.06 0 0.3, cloud 0.95 0 0.3",
    haze: 0.04,
  },
  bridge: {
    skyline: "forest",
    drift: "leaf",
    colors: [`${day} ${green}`, `${evening} ${green}`],
    stands:
      "stoneArch 0.5 -0.04 1.36, bush 0.05 -0.2 0.26, bush 0.95 -0.22 0.26, reeds 0.1 -0.1 0.24",
    haze: 0.02,
  },
  campfire: {
    skyline: "forest",
    drift: "ember",
    colors: [
      `${night} far #2c4a5c mid #1f3a48 near #12242c ground #4a5a48 rim #ffb870 light #fff0d0 bokeh #ffb060`,
    ],
    stands:
      "pine 0.1 0 0.46, pine 0.9 0 0.42, tent 0.84 -0.06 0.4, campfire 0.14 -0.2 0.36, star 0.3 0.36 0.05, star 0.7 0.4 0.05",
    haze: 0.04,
  },
};

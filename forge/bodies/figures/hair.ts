/** Hair styles and beards, in the head's frame. Data only. */
import { add, type Vector } from "#forge/shapes/vector.ts";
import { ball, ring, rope, twins, type Piece } from "./pieces.ts";

const scalp = ball("hair", [0, 0.16, -0.17], [1.06, 0.97, 0.98]);

/** Combed from a parting to both sides. */
const swept: readonly Piece[] = [
  rope("hair", "-0.25 0.95 0.35 0.2, 0.25 0.76 0.72 0.2, 0.64 0.46 0.68 0.15, 0.9 0.12 0.42 0.03"),
  rope("hair", "-0.25 0.95 0.35 0.2, -0.5 0.72 0.62 0.18, -0.78 0.4 0.5 0.13, -0.95 0.1 0.3 0.03"),
];

const bangs: readonly Piece[] = [-2, -1, 0, 1, 2].map((i) =>
  rope(
    "hair",
    [
      [i * 0.16, 0.98, 0.3, 0.2],
      [i * 0.32, 0.72, 0.74 - 0.07 * i * i, 0.19],
      [i * 0.36, 0.4, 0.86 - 0.09 * i * i, 0.05],
    ],
    0.03,
  ),
);

/** Falls over the shoulders. */
const curtains: readonly Piece[] = [
  ball("hair", [0, -0.45, -0.5], [0.96, 0.95, 0.5], 0.1),
  ...twins(
    rope(
      "hair",
      "0.86 0.4 0 0.25, 1.02 -0.15 -0.05 0.26, 1 -0.75 0 0.25, 0.86 -1.25 0.12 0.05",
      0.06,
    ),
  ),
];

const curlSpots = [
  [0, 1.02, 0.35, 0.36],
  [0, 1.12, -0.25, 0.4],
  [0, 0.6, -0.85, 0.4],
  [0, 0, -0.95, 0.4],
] as const;
const curlTwins = [
  [0.45, 0.88, 0.45, 0.34],
  [0.8, 0.55, 0.35, 0.33],
  [0.62, 0.95, -0.1, 0.38],
  [1, 0.5, -0.15, 0.36],
  [1.08, 0.08, 0, 0.34],
  [1.05, -0.34, -0.08, 0.32],
  [0.95, 0.2, -0.5, 0.38],
  [0.8, -0.4, -0.6, 0.38],
  [0.55, 0.8, -0.6, 0.38],
] as const;

const spikeTips = [
  [0, 1.55, 0.15],
  [0.5, 1.48, 0.1],
  [-0.5, 1.46, 0.1],
  [0.98, 1.1, 0],
  [-0.98, 1.1, 0],
  [1.28, 0.55, -0.1],
  [-1.28, 0.55, -0.1],
  [0.3, 1.3, -0.6],
  [-0.3, 1.3, -0.6],
] as const;

const spikes: readonly Piece[] = spikeTips.map(([x, y, z]) =>
  rope(
    "hair",
    [
      [x * 0.45, y * 0.5, z * 0.5 - 0.05, 0.36],
      [x * 0.8, y * 0.82, z * 0.9, 0.2],
      [x, y, z, 0.015],
    ],
    0.04,
  ),
);

const tieAt = [0.52, 0.72, -0.7] as const;

/** What a hat leaves to be seen at the temples. */
export const underHat: readonly Piece[] = twins(
  rope("hair", "0.84 0.5 0.3 0.2, 0.96 0.12 0.22 0.16, 0.95 -0.24 0.18 0.03"),
);

/** And over the brow, where the brim is narrow. */
export const underBrim: readonly Piece[] = [-2, -1, 0, 1].map((i) => {
  const x = i * 0.3 + 0.12;
  return rope("hair", [
    [x * 0.9, 0.6, 0.74 - x * x * 0.3, 0.17],
    [x * 1.05 + 0.04, 0.42, 0.84 - x * x * 0.45, 0.12],
    [x * 1.12 + 0.1, 0.28, 0.86 - x * x * 0.5, 0.02],
  ]);
});

export const hairStyles = {
  bald: [],
  short: [scalp, ...swept],
  fringe: [scalp, ...bangs],
  long: [scalp, ...curtains, ...swept],
  straight: [scalp, ...curtains, ...bangs],
  bob: [
    scalp,
    ...bangs,
    ...twins(rope("hair", "0.85 0.4 0 0.25, 1.04 -0.1 -0.02 0.28, 0.98 -0.6 0.06 0.2")),
    ball("hair", [0, -0.25, -0.45], [0.98, 0.75, 0.55], 0.1),
  ],
  bun: [
    scalp,
    ...swept,
    ball("hair", [0, 1.22, -0.3], [0.42, 0.38, 0.42]),
    ring("trim", [0, 1, -0.25], { ring: 0.3, tube: 0.08 }),
  ],
  ponytail: [
    scalp,
    ...swept,
    ring("trim", tieAt, { ring: 0.2, tube: 0.1, up: [0.6, 0.6, -0.6] }),
    rope(
      "hair",
      "0.5 0.7 -0.7 0.2, 0.98 0.88 -0.85 0.3, 1.36 0.42 -0.7 0.3, 1.44 -0.2 -0.5 0.2, 1.25 -0.62 -0.3 0.02",
    ),
  ],
  braids: [
    scalp,
    ...bangs,
    ...twins(
      ball("hair", [1.02, -0.28, -0.05], [0.26, 0.24, 0.26]),
      ball("hair", [1.1, -0.6, 0.02], [0.23, 0.22, 0.23]),
      ball("hair", [1.08, -0.9, 0.1], [0.2, 0.2, 0.2]),
      ring("trim", [1.05, -1.06, 0.14], { ring: 0.12, tube: 0.06 }),
      ball("hair", [1.05, -1.22, 0.16], [0.14, 0.18, 0.14]),
    ),
  ],
  curls: [
    scalp,
    ...curlSpots.map(([x, y, z, r]) => ball("hair", [x, y, z], r, 0.04)),
    ...curlTwins.flatMap(([x, y, z, r]) => twins(ball("hair", [x, y, z], r, 0.04))),
  ],
  spiky: [scalp, ...spikes],
  tufts: twins(
    ball("hair", [0.98, 0.22, -0.15], 0.3, 0.05),
    ball("hair", [1.16, -0.02, -0.1], 0.26, 0.05),
    ball("hair", [1.04, 0.5, -0.3], 0.28, 0.05),
    ball("hair", [0.98, -0.25, -0.25], 0.26, 0.05),
  ),
  topknot: [
    scalp,
    rope("hair", "0 1.05 -0.3 0.2, 0 1.32 -0.4 0.17, 0 1.3 -0.02 0.1"),
    ring("white", [0, 1.14, -0.34], { ring: 0.17, tube: 0.05 }),
  ],
  curl: [
    rope(
      "hair",
      "-0.1 0.94 0.3 0.1, 0.12 1.14 0.4 0.09, 0.24 0.98 0.58 0.07, 0.06 0.88 0.62 0.02",
      0.01,
    ),
  ],
  snakes: [-1.25, -0.8, -0.4, 0, 0.4, 0.8, 1.25].flatMap((angle, i) => {
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    const wave = i % 2 === 0 ? 0.3 : -0.3;
    const head: Vector = [x * 1.75 + wave * 0.4, 0.12 + y * 1.5, 0.4];
    return [
      rope("hair", [
        [x * 0.85, 0.12 + y * 0.8, 0, 0.2],
        [x * 1.2 + y * wave, 0.12 + y * 1.15 - x * wave, 0.1, 0.17],
        [x * 1.5 - y * wave * 0.6, 0.12 + y * 1.45 + x * wave * 0.6, 0.2, 0.15],
        [...head, 0.14],
      ]),
      ball("hair", add(head, [0, 0, 0.08]), [0.2, 0.16, 0.24]),
      ball("glow", add(head, [-0.09, 0.08, 0.24]), 0.06),
      ball("glow", add(head, [0.09, 0.08, 0.24]), 0.06),
    ];
  }),
  mohawk: [0, 1, 2, 3, 4].map((i) => {
    const angle = 0.5 - i * 0.42;
    const [y, z] = [Math.cos(angle), Math.sin(angle)];
    return rope(
      "hair",
      [
        [0, 0.15 + 0.75 * y, 0.8 * z, 0.2],
        [0, 0.15 + 1.2 * y, 1.15 * z, 0.17],
        [0, 0.15 + 1.6 * y, 1.5 * z - 0.1, 0.02],
      ],
      0.04,
    );
  }),
} satisfies Record<string, readonly Piece[]>;

export type HairStyle = keyof typeof hairStyles;

const moustache = twins(
  rope("hair", "0.04 -0.42 0.9 0.1, 0.26 -0.5 0.84 0.1, 0.48 -0.42 0.7 0.015"),
);

const chin = [
  ball("hair", [0, -0.82, 0.36], [0.55, 0.3, 0.46], 0.08),
  ...twins(rope("hair", "0.88 -0.2 0.18 0.1, 0.76 -0.56 0.36 0.18, 0.4 -0.82 0.55 0.22", 0.06)),
];

export const beards = {
  moustache,
  beard: [...chin, ...moustache],
  /** Down to the belt. */
  longBeard: [
    ...chin,
    ...moustache,
    rope(
      "hair",
      "0 -0.8 0.5 0.46, 0.02 -1.2 0.52 0.4, -0.04 -1.6 0.5 0.24, 0.06 -1.95 0.48 0.02",
      0.08,
    ),
  ],
  goatee: [rope("hair", "0 -0.78 0.62 0.13, 0 -1.0 0.7 0.08, 0.02 -1.2 0.72 0.01", 0.02)],
} satisfies Record<string, readonly Piece[]>;

export type Beard = keyof typeof beards;

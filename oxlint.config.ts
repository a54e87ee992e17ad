import { defineConfig } from "oxlint";
import { borders, importRule, noCircles } from "#tools/borders.ts";

const lines = (max: number) =>
  ["error", { max, skipBlankLines: true, skipComments: true }] as const;

/** Rules and creatures come out the same for the same input, wherever they are asked for. */
const repeatable = {
  "no-restricted-globals": [
    "error",
    "Date",
    "console",
    "setTimeout",
    "setInterval",
    "crypto",
    "performance",
  ],
  "no-restricted-properties": [
    "error",
    { object: "Math", property: "random", message: "Take a Dice." },
  ],
} as const;

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "node", "react", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["node_modules/**", ".cache/**", "data/**", "**/*.as.ts"],
  rules: {
    ...noCircles,
    "import/no-relative-parent-imports": "error",
    "import/no-default-export": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "node/no-process-env": "error",
    "react/react-in-jsx-scope": "off",
    "no-await-in-loop": "off",
    // What MDN's compatibility data calls a feature's own part; names of Solana's library.
    "no-underscore-dangle": ["error", { allow: ["__compat", "__code", "__kind", "__option"] }],
    "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    "unicorn/require-post-message-target-origin": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "vitest/no-restricted-vi-methods": [
      "error",
      { mock: "Use the embedded adapter.", doMock: "Use the embedded adapter." },
    ],
    "max-lines": lines(300),
    "max-lines-per-function": lines(60),
    "max-params": ["error", { max: 4 }],
    "max-depth": ["error", { max: 3 }],
    complexity: ["error", { max: 10 }],
  },
  overrides: [
    ...borders.map((border) => ({ files: [...border.files], rules: importRule(border) })),
    { files: ["game/**", "forge/**", "texts/**"], rules: repeatable },
    {
      // Geometry has many numbers, and creatures many kinds.
      files: ["forge/shapes/**", "forge/paint/**", "forge/scene/**", "forge/bodies/**"],
      rules: { "max-params": ["error", { max: 10 }], complexity: ["error", { max: 20 }] },
    },
    {
      files: [
        "server/config.ts",
        "server/testing/**",
        "tools/**",
        "workshop/**",
        "bench/**",
        "e2e/**",
        "vitest.config.ts",
      ],
      rules: { "node/no-process-env": "off" },
    },
    {
      files: ["**/*.config.ts", "tools/tests/*-reporter.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "max-lines-per-function": lines(120) },
    },
  ],
});

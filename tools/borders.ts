/**
 * Who may import whom. The linter's rules are made from this table (oxlint.config.ts), ARCHITECTURE
 * quotes it, and tools/borders.test.ts plants a violation at every border.
 */
import { globSync } from "node:fs";
import { join } from "node:path";

export type Border = {
  /** The folder as ARCHITECTURE names it. */
  name: string;
  /** The files on this side of the border. A file belongs to the last border that has it. */
  files: readonly string[];
  /** What they may import of this repository, besides their neighbours as `./…`. */
  may: readonly string[];
  /** The packages that they may import. */
  packages: readonly string[] | "any";
  /** What the linter says to everything else. */
  message: string;
};

const NODE = ["node:*", "node:*/**"];

/** What every screen is made of. */
const WEB_PACKAGES = ["react", "wouter", "@tanstack/react-query", "lucide-react", "clsx", "zod/**"];

/** Packages that one feature needs, or two, and no other. */
const packagesOf: Record<string, readonly string[]> = {
  "server/account": ["@node-rs/argon2"],
  "server/collection": ["csv-stringify/sync"],
  "server/health": ["prom-client"],
  "server/own-data": ["yazl"],
  "server/live": ["@fastify/websocket"],
  "server/security": ["@node-rs/argon2", "@simplewebauthn/server", "otpauth"],
  "server/transfers": ["qr"],
  "web/account": ["react-hook-form", "@hookform/resolvers/**"],
  "web/admin": [
    "uplot",

    "@tanstack/react-table",
    "react-hook-form",
    "@hookform/resolvers/**",
  ],
  "web/collection": ["virtua"],
  "web/nfts": ["@wallet-standard/app"],
  "web/payments": ["@stripe/stripe-js", "@stripe/stripe-js/dist/pure.mjs"],
};

const SERVER_COMMON = [
  "#contract/**",
  "#texts/**",
  "#game/**",
  "#server/lib/**",
  "#server/ports/**",
];
const WEB_COMMON = [
  "#contract/**",
  "#texts/**",
  "#game/**",
  "#web/ui/**",
  "#web/lib/**",
  "#web/cards/**",
  "#web/words/**",
  "#web/shared/**",
];

/** Which path shows what, in plain data: also the server, the build and the journeys read it. */
const SCREEN_TABLE = ["#web/app/screen-table.ts", "#web/app/paths.ts"];
const FIRST_READS = "#web/app/first-reads.ts";

const service = (feature: string) => `#server/${feature}/service.ts`;

/** They know each other and nothing that is played with them. */
const holdings = ["purse", "collection", "missions", "notifications"];
const noFeature =
  /^(lib|ports|adapters|schema|migrations|testing|pages|app|ui|cards|words|shared|public)$/;

const featuresOf = (layer: "server" | "web"): string[] =>
  globSync(`${layer}/*/`, { cwd: join(import.meta.dirname, "..") })
    .map((folder) => folder.split("/")[1] ?? "")
    .filter((name) => !noFeature.test(name))
    .toSorted();

const serverFeature = (name: string): Border => {
  const isHolding = holdings.includes(name);
  const others = isHolding ? [...holdings, "live"].map(service) : [service("*")];
  return {
    name: isHolding ? `server/${holdings.join(", ")}` : "server/<feature>",
    files: [`server/${name}/**`],
    may: [...SERVER_COMMON, `#server/${name}/**`, ...others],
    packages: [...NODE, "fastify", "zod/**", ...(packagesOf[`server/${name}`] ?? [])],
    message: isHolding
      ? "Holdings know no feature that is played with them."
      : "Enter another feature by its service.ts, an outside service by its port.",
  };
};

const webFeature = (name: string): Border => ({
  name: "web/<feature>",
  files: [`web/${name}/**`],
  may: [...WEB_COMMON, `#web/${name}/**`, "#web/*/api.ts"],
  packages: [...WEB_PACKAGES, ...(packagesOf[`web/${name}`] ?? [])],
  message: "Two features meet in web/app; another feature's data is asked for by its api.ts.",
});

export const borders: readonly Border[] = [
  {
    name: "game/",
    files: ["game/**"],
    may: ["#game/**"],
    packages: [],
    message: "game/ imports game/ only.",
  },
  {
    name: "game/ (tests)",
    files: ["game/**/*.test.ts", "game/**/test-*.ts"],
    may: ["#game/**"],
    packages: ["vitest", "fast-check"],
    message: "A rule is tested with rules.",
  },
  {
    name: "forge/",
    files: ["forge/**"],
    may: ["#forge/**", "#game/lib/**", "#game/cards/**"],
    packages: ["wink-nlp", "wink-eng-lite-web-model", "node:fs", "node:zlib"],
    message: "forge/ imports forge/, game/lib and game/cards only.",
  },
  {
    name: "forge/ (tests)",
    files: ["forge/**/*.test.ts", "forge/**/test-*.ts"],
    may: ["#forge/**", "#game/lib/**", "#game/cards/**"],
    packages: ["vitest", "fast-check", ...NODE],
    message: "The forge is tested with the forge.",
  },
  {
    name: "texts/",
    files: ["texts/**"],
    may: ["#texts/**", "#game/**"],
    packages: [],
    message: "texts/ imports game/ only.",
  },
  {
    name: "texts/ (tests)",
    files: ["texts/**/*.test.ts"],
    may: ["#texts/**", "#game/**"],
    packages: ["vitest", "fast-check"],
    message: "A text is tested by itself.",
  },
  {
    name: "contract/",
    files: ["contract/**"],
    may: ["#contract/**", "#texts/**", "#game/**"],
    packages: ["zod/**"],
    message: "contract/ imports game/, texts/ and zod only.",
  },
  {
    name: "server/lib, server/ports",
    files: ["server/lib/**", "server/ports/**"],
    may: [
      "#contract/**",
      "#texts/**",
      "#game/lib/**",
      "#game/cards/**",
      "#game/account/age.ts",
      "#game/account/capabilities.ts",
      "#game/account/play-time.ts",
      "#game/account/roles.ts",
      "#game/creation/allowed.ts",
      "#game/family/approval.ts",
      "#server/lib/**",
      "#server/ports/**",
    ],
    packages: [
      ...NODE,
      "fastify",
      "@fastify/cookie",
      "confusables",
      "fast-json-stringify",
      "pg",
      "pg-boss",
      "pino",
      "pino-pretty",
      "prom-client",
      "rate-limiter-flexible",
      "zod/**",
    ],
    message: "lib/ and ports/ know no feature and no vendor.",
  },
  ...featuresOf("server").map(serverFeature),
  {
    name: "server/pages",
    files: ["server/pages/**"],
    may: [...SERVER_COMMON, "#server/pages/**", service("*"), ...SCREEN_TABLE, FIRST_READS],
    packages: [...NODE, "fastify", "@fastify/static", "zod/**"],
    message: "Pages know the table of screens and nothing else of web/.",
  },
  {
    name: "server/adapters",
    files: ["server/adapters/**"],
    may: [...SERVER_COMMON, "#server/adapters/**", "#forge/**"],
    packages: "any",
    message: "An adapter knows its port, the forge, and the vendor's package.",
  },
  {
    name: "server/ (tests)",
    files: ["server/**/*.test.ts"],
    may: [
      ...SERVER_COMMON,
      "#server/testing/**",
      "#server/adapters/**",
      "#server/*/test-*.ts",
      "#server/app.ts",
      "#server/config.ts",
      "#server/schema-files.ts",
      ...SCREEN_TABLE,
      FIRST_READS,
    ],
    packages: "any",
    message: "Test through the game's front door (#server/testing).",
  },
  {
    name: "server/*.ts, server/testing, test-*.ts",
    files: ["server/*.ts", "server/testing/**", "server/**/test-*.ts"],
    may: ["#contract/**", "#texts/**", "#game/**", "#forge/**", "#server/**", "#tools/**"],
    packages: "any",
    message: "server/ never imports web/.",
  },
  {
    name: "web/ui",
    files: ["web/ui/**"],
    may: ["#web/ui/**"],
    packages: ["react", "react-dom", "radix-ui", "lucide-react", "clsx"],
    message: "web/ui does not know the game.",
  },
  {
    name: "web/cards, web/lib",
    files: ["web/cards/**", "web/lib/**"],
    may: ["#contract/**", "#texts/**", "#game/**", "#web/ui/**", "#web/lib/**", "#web/cards/**"],
    packages: WEB_PACKAGES,
    message: "web/cards and web/lib know no feature.",
  },
  {
    name: "web/words",
    files: ["web/words/**"],
    may: ["#contract/**", "#texts/**", "#game/**", "#web/ui/**", "#web/lib/**", "#web/words/**"],
    packages: [],
    message: "web/words knows no feature.",
  },
  {
    name: "web/shared",
    files: ["web/shared/**"],
    may: [...WEB_COMMON, "#web/*/api.ts"],
    packages: [
      ...WEB_PACKAGES,
      "canvas-confetti",
      "qr",
      "qr/**",
      "@simplewebauthn/browser",
      "@stripe/react-stripe-js",
      "@stripe/stripe-js",
    ],
    message: "What several features show knows none of them but their data.",
  },
  ...featuresOf("web").map(webFeature),
  {
    name: "web/app",
    files: ["web/app/**"],
    may: ["#contract/**", "#texts/**", "#game/**", "#web/**"],
    packages: [...WEB_PACKAGES, "react-dom/**"],
    message: "web/ talks to the server through contract/.",
  },
  {
    name: "web/ (tests)",
    files: [
      "web/**/*.test.ts",
      "web/**/*.test.tsx",
      "web/**/test-*.ts",
      "web/**/test-*.tsx",
      "web/app/specification/**",
    ],
    may: ["#contract/**", "#texts/**", "#game/**", "#web/**"],
    packages: "any",
    message: "web/ is tested without the server.",
  },
  {
    name: "e2e/",
    files: ["e2e/**"],
    may: ["#e2e/**", "#tools/**", "#playwright.config.ts", ...SCREEN_TABLE],
    packages: ["@playwright/test", "axe-core", "puppeteer-core", ...NODE],
    message: "e2e/ knows what a player sees, nothing else.",
  },
];

/** No file leads back to itself, by its types either. */
export const noCircles = { "import/no-cycle": ["error", { ignoreTypes: false }] } as const;

/** The linter's rule of one border: everything is forbidden but what the table allows. */
export const importRule = ({ may, packages, message }: Border) => {
  const forbidden = packages === "any" ? ["#*/**"] : ["*", "!./**"];
  const allowed = [...(packages === "any" ? [] : packages), ...may].map((path) => `!${path}`);
  return {
    "no-restricted-imports": [
      "error",
      { patterns: [{ group: [...forbidden, ...allowed, "**/../**"], message }] },
    ],
  } as const;
};

/** The only reader of the environment. Every setting has a default that plays out of the box. */
import { resolve } from "node:path";
import { trustedProxies } from "./lib/http/trusted-proxies.ts";
import { CONSENT_AGES } from "#game/account/age.ts";
import type { Setting, SettingValue } from "#game/settings/kinds.ts";
import {
  isWithinBounds,
  settingNames,
  settings,
  type GameSettings,
  type SettingName,
} from "#game/settings/settings.ts";
import { boundsInWords } from "#texts/en/settings.ts";
import { variables, type Variable, type VariableName } from "./environment.ts";

const typed = (name: string): string => process.env[name]?.trim() ?? "";

function read(name: VariableName): string {
  const { otherwise = "" }: Variable = variables[name];
  return typed(name) || otherwise;
}

const port = Number(read("PORT"));
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  throw new Error(`PORT must be a number from 0 to 65535, not "${process.env["PORT"]}".`);
}

export type AiProvider = "openai" | "anthropic" | "google" | "compatible";

const provider = read("AI_PROVIDER");
const providers: readonly string[] = ["", "openai", "anthropic", "google", "compatible"];
if (!providers.includes(provider)) {
  throw new Error(`AI_PROVIDER must be one of openai, anthropic, google, compatible.`);
}

/** A whole number that is not negative. */
function readNumber(name: VariableName): number {
  const number = Number(read(name));
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`${name} must be a whole number, not "${process.env[name]}".`);
}

const consentAge = readNumber("CONSENT_AGE");
if (consentAge < CONSENT_AGES.from || consentAge > CONSENT_AGES.to) {
  throw new Error(`CONSENT_AGE must be from ${CONSENT_AGES.from} to ${CONSENT_AGES.to}.`);
}

/** A number above zero, such as a price. */
function readAmount(name: VariableName): number {
  const amount = Number(read(name));
  if (Number.isFinite(amount) && amount > 0) return amount;
  throw new Error(`${name} must be a number above zero, not "${process.env[name]}".`);
}

/** What the environment says of the game's settings; an admin can change only the others. */
function settingOf(name: SettingName): SettingValue | null {
  const { environment, ...setting } = settings[name];
  const text = environment === undefined ? "" : typed(environment);
  if (environment === undefined || text === "") return null;
  const value = valueOf(setting.kind, text);
  if (isWithinBounds(name, value)) return value;
  throw new Error(`${environment} must be ${boundsInWords(name)}, not "${text}".`);
}

function valueOf(kind: Setting["kind"], text: string): SettingValue | null {
  if (kind === "number") return Number(text);
  if (kind === "switch") return text === "on" || (text === "off" ? false : null);
  return text;
}

const settingsOfEnvironment = Object.fromEntries(
  settingNames.map((name) => [name, settingOf(name)]).filter(([, value]) => value !== null),
) as Partial<GameSettings>;

const stripe = {
  secretKey: read("STRIPE_SECRET_KEY"),
  publishableKey: read("STRIPE_PUBLISHABLE_KEY"),
  webhookSecret: read("STRIPE_WEBHOOK_SECRET"),
};
const hasStripe = Object.values(stripe).some((key) => key !== "");
if (hasStripe) requireStripeKeys();

/** A game that takes money must not go half way. The keys themselves are never quoted. */
function requireStripeKeys(): void {
  const secret = /^[sr]k_(test|live)_\w+$/.exec(stripe.secretKey);
  const publishable = /^pk_(test|live)_\w+$/.exec(stripe.publishableKey);
  if (!secret) throw new Error("STRIPE_SECRET_KEY must be a key such as sk_live_…");
  if (!publishable) throw new Error("STRIPE_PUBLISHABLE_KEY must be a key such as pk_live_…");
  if (!/^whsec_\w+$/.test(stripe.webhookSecret)) {
    throw new Error("STRIPE_WEBHOOK_SECRET must be a secret such as whsec_…");
  }
  if (secret[1] === publishable[1]) return;
  throw new Error("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode.");
}

/** A key by which secrets are sealed; empty: one of the game's own. */
function readKey(name: VariableName): string {
  const key = read(name);
  if (/^([0-9a-f]{64})?$/i.test(key)) return key;
  throw new Error(`${name} must be 64 hexadecimal digits, such as openssl rand -hex 32 prints.`);
}

/** Passwords and players' data go to another machine encrypted, unless the operator says otherwise. */
function readDatabase(name: VariableName): string {
  const address = read(name);
  const url = URL.parse(address);
  const host = url?.searchParams.get("host") ?? url?.hostname ?? "";
  const isNear = /^(localhost|127\.[\d.]+|\[::1\]|(\/|%2f).*)?$/i.test(host);
  if (isNear || url?.searchParams.has("sslmode")) return address;
  throw new Error(
    `${name} names another machine: add ?sslmode=verify-full, or ?sslmode=disable in a network of your own.`,
  );
}

const storage = {
  endpoint: read("STORAGE_S3_ENDPOINT"),
  bucket: read("STORAGE_S3_BUCKET"),
  region: read("STORAGE_S3_REGION"),
  accessKey: read("STORAGE_S3_ACCESS_KEY"),
  secretKey: read("STORAGE_S3_SECRET_KEY"),
};
const hasStorage = [storage.endpoint, storage.bucket, storage.accessKey, storage.secretKey].some(
  (said) => said !== "",
);
if (hasStorage) requireWholeStorage();

/** Servers without a common folder would each make keys of their own. */
function requireWholeStorage(): void {
  if (Object.values(storage).includes("")) {
    throw new Error("STORAGE_S3_ENDPOINT, _BUCKET, _ACCESS_KEY and _SECRET_KEY belong together.");
  }
  if (!/^https?:\/\/[^/?#]+\/?$/.test(storage.endpoint) || !/^[\w.-]+$/.test(storage.bucket)) {
    throw new Error(
      "STORAGE_S3_ENDPOINT must be an address such as https://s3.example, without its bucket.",
    );
  }
  const needed = ["SEALING_KEY", "WALLET_MASTER_KEY"] as const;
  if (read("DATABASE_URL") === "" || needed.every((name) => read(name) !== "")) return;
  throw new Error(
    "Beside STORAGE_S3_ENDPOINT and DATABASE_URL, set SEALING_KEY and WALLET_MASTER_KEY.",
  );
}

const metricsToken = read("METRICS_TOKEN");
if (!/^([\w-]{16,}(,[\w-]{16,})?)?$/.test(metricsToken)) {
  throw new Error("METRICS_TOKEN must be 16 letters and digits or more.");
}

const tracesUrl = read("OTEL_EXPORTER_OTLP_ENDPOINT");
if (!/^(https?:\/\/[^/?#]+[^?#]*)?$/.test(tracesUrl)) {
  throw new Error("OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318.");
}

const artFallbackUrl = read("ART_FALLBACK_URL");
if (artFallbackUrl !== "" && !/^https?:\/\/[\w.:-]+\/.*\{name\}/.test(artFallbackUrl)) {
  throw new Error("ART_FALLBACK_URL must be an address such as https://art.example/{name}.png.");
}

const publicUrl = (read("PUBLIC_URL") || `http://localhost:${port}`).replace(/\/$/, "");

const adminTwoFactor = read("ADMIN_TWO_FACTOR");
if (!["auto", "on", "off"].includes(adminTwoFactor)) {
  throw new Error("ADMIN_TWO_FACTOR must be auto, on or off.");
}

export const config = {
  /** Empty: one of the game's own, in DATA_DIR. */
  sealingKey: readKey("SEALING_KEY"),
  sealingKeyFormer: readKey("SEALING_KEY_FORMER"),
  walletMasterKey: readKey("WALLET_MASTER_KEY"),
  walletMasterKeyFormer: readKey("WALLET_MASTER_KEY_FORMER"),
  /** Null: the emulator, with which no money moves. */
  stripe: hasStripe ? stripe : null,
  /** Those of the game's settings that the environment says. */
  settings: settingsOfEnvironment,
  /** Null: a folder in DATA_DIR. */
  storage: hasStorage ? storage : null,
  solana: {
    /** Empty: the game's own network. */
    rpcUrl: read("SOLANA_RPC_URL"),
    allowsMainnet: read("NFT_MAINNET") === "1",
    treasurySecretKey: read("TREASURY_SECRET_KEY"),
  },
  /** What a SOL is worth, as long as no feed says it. */
  solUsd: readAmount("SOL_USD"),
  solPriceUrl: read("SOL_PRICE_URL"),
  family: { consentAge },
  /** Said on /parents, /privacy and /terms. */
  operator: {
    name: read("OPERATOR_NAME"),
    address: read("OPERATOR_ADDRESS"),
    email: read("OPERATOR_EMAIL"),
  },
  port,
  host: read("HOST"),
  /** Where players reach the game; decides links in letters, and secure cookies when it is https. */
  publicUrl,
  /** Whether admins need more than a password; where the game is public they do. */
  adminTwoFactor:
    adminTwoFactor === "on" || (adminTwoFactor === "auto" && publicUrl.startsWith("https:")),
  dataDir: resolve(read("DATA_DIR")),
  databaseUrl: readDatabase("DATABASE_URL"),
  /** Empty without a pooler. */
  databasePoolUrl: readDatabase("DATABASE_POOL_URL"),
  trustedProxies: trustedProxies(read("TRUST_PROXY")),
  logLevel: read("LOG_LEVEL"),
  /** `text` for people, `json` for machines. */
  logFormat: read("LOG_FORMAT"),
  /** Opens /metrics; empty: there is no such page. While it is exchanged there are two, with a comma. */
  metricsToken,
  /** A collector of OpenTelemetry; empty: nothing is traced. */
  tracesUrl,
  /** Where a picture is made of a card's name when its own does not load. Empty: by the game. */
  artFallbackUrl,
  smtpUrl: read("SMTP_URL"),
  mailFrom: read("MAIL_FROM"),
  ai:
    provider === ""
      ? null
      : {
          provider: provider as AiProvider,
          apiKey: read("AI_API_KEY"),
          baseUrl: read("AI_BASE_URL") || null,
          textModel: read("AI_TEXT_MODEL"),
          imageModel: read("AI_IMAGE_MODEL") || null,
        },
};

export type Config = typeof config;

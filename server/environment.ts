/**
 * Every environment variable that the server reads, besides those of the game's settings
 * (`game/settings/`). `docs/settings.md` is made from both tables.
 */
import { CONSENT_AGES } from "#game/account/age.ts";

export type Variable = {
  /** Its value when it is not set, where it has one then. */
  otherwise?: string;
  /** What an operator reads instead of `otherwise`, where that is empty or a sentence. */
  shown?: string;
  /** What it does, in Markdown. */
  help: string;
};

export type Variables = Readonly<Record<string, Variable>>;

const where = {
  PORT: { otherwise: "3000", help: "The port on which the server listens." },
  HOST: { otherwise: "0.0.0.0", help: "The address on which the server listens." },
  PUBLIC_URL: {
    shown: "`http://localhost:PORT`",
    help: "Where players reach the game. Links in letters begin with it; cookies are secure when it is https.",
  },
  TRUST_PROXY: {
    help: "Addresses of proxies whose `X-Forwarded-*` headers are believed, such as `127.0.0.1, 10.0.0.0/8` or `loopback`.",
  },
  LOG_LEVEL: { otherwise: "info", help: "From which of pino's levels on the log is written." },
  LOG_FORMAT: { otherwise: "text", help: "`text` for people, `json` for machines." },
  METRICS_TOKEN: {
    shown: "no such page",
    help: "What Prometheus says to read `/metrics`: 16 letters and digits or more, such as `openssl rand -hex 32` prints. While it is exchanged: the old one and the new one, with a comma between.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    shown: "nothing is traced",
    help: "A collector of OpenTelemetry such as `http://localhost:4318`, which then hears of every request and statement. `OTEL_EXPORTER_OTLP_HEADERS` may hold its token, such as `authorization=Bearer%20…`.",
  },
} as const satisfies Variables;

const kept = {
  DATA_DIR: {
    otherwise: "./data",
    help: "The folder of the database, pictures, keys and letters.",
  },
  DATABASE_URL: {
    shown: "the embedded database",
    help: "A PostgreSQL server, 15 or newer. On another machine its address says how the way there is encrypted: `?sslmode=verify-full`, or `?sslmode=disable` in a network of your own.",
  },
  DATABASE_POOL_URL: {
    help: "The same database by way of a PgBouncer with transaction pooling. What needs a connection of its own still goes to `DATABASE_URL`.",
  },
  STORAGE_S3_ENDPOINT: {
    shown: "a folder in `DATA_DIR`",
    help: "An S3-compatible storage such as `https://s3.eu-central-1.amazonaws.com`, for pictures, exports, the daily copies, and letters without `SMTP_URL`. Then servers on one database need no common folder. All settings of the storage are needed; beside `DATABASE_URL` also `SEALING_KEY` and `WALLET_MASTER_KEY`.",
  },
  STORAGE_S3_BUCKET: { help: "A bucket of it, which is there and which is private." },
  STORAGE_S3_REGION: { otherwise: "us-east-1", help: "The region of the bucket." },
  STORAGE_S3_ACCESS_KEY: { help: "The id of a key that may read, write, list and delete there." },
  STORAGE_S3_SECRET_KEY: { help: "The secret of that key." },
  SEALING_KEY: {
    shown: "a file in `DATA_DIR`",
    help: "64 hexadecimal digits. Keys that an admin enters, and the secrets of players' apps of codes, are sealed with it in the database. Servers on one database need the same.",
  },
  SEALING_KEY_FORMER: {
    help: "Another key that opens what is sealed and seals nothing, while `SEALING_KEY` is exchanged.",
  },
  WALLET_MASTER_KEY: {
    shown: "a file in `DATA_DIR`",
    help: "64 hexadecimal digits. The keys of wallets are wrapped with it; without it every wallet is lost. Servers on one database need the same.",
  },
  WALLET_MASTER_KEY_FORMER: { help: "The master key before, while all wallets are wrapped anew." },
} as const satisfies Variables;

const people = {
  SMTP_URL: {
    shown: "letters lie in `DATA_DIR/outbox`",
    help: "A mail server, `smtp://user:password@host:port`. A password goes over a network with TLS only, unless the address ends with `?requireTLS=false`.",
  },
  MAIL_FROM: {
    otherwise: "Taleborn <hello@taleborn.example>",
    help: "The sender of the game's letters.",
  },
  OPERATOR_NAME: {
    otherwise: "Whoever has started this copy of the game",
    shown: "a sentence",
    help: "Who runs the game, as `/parents`, `/privacy` and `/terms` say. The law wants it where others play.",
  },
  OPERATOR_ADDRESS: {
    otherwise: "You got the address of the game from them: ask there.",
    shown: "a sentence",
    help: "The operator's postal address.",
  },
  OPERATOR_EMAIL: { help: "The operator's e-mail address." },
  CONSENT_AGE: {
    otherwise: String(CONSENT_AGES.from),
    help: `From how many years on (${CONSENT_AGES.from} to ${CONSENT_AGES.to}, as the law of the place says) players decide for themselves. Younger players need a parent's yes.`,
  },
  ADMIN_TWO_FACTOR: {
    otherwise: "auto",
    help: "Whether admins need an app with codes or a passkey: `on`, `off`, or `auto`, which is `on` where `PUBLIC_URL` is https.",
  },
} as const satisfies Variables;

const cards = {
  AI_PROVIDER: {
    shown: "the forge writes and paints",
    help: "`openai`, `anthropic`, `google` or `compatible` (any address that speaks like OpenAI's, such as Ollama).",
  },
  AI_API_KEY: { help: "The provider's key." },
  AI_BASE_URL: { shown: "the provider's own", help: "The provider's address." },
  AI_TEXT_MODEL: { help: "The model that writes cards." },
  AI_IMAGE_MODEL: { shown: "the forge paints", help: "The model that paints." },
  ART_FALLBACK_URL: {
    shown: "the game draws",
    help: "Where a picture comes from when that of a card does not load: the address of another site, such as `https://art.example/{name}.png`. What it answers is not moderated.",
  },
} as const satisfies Variables;

const money = {
  STRIPE_SECRET_KEY: {
    shown: "test cards, no money moves",
    help: "The secret key of a Stripe account that takes the money. All three Stripe settings are needed, and `PUBLIC_URL/api/payments/webhook` as the webhook.",
  },
  STRIPE_PUBLISHABLE_KEY: { help: "The publishable key of the same account." },
  STRIPE_WEBHOOK_SECRET: { help: "The secret of its webhook." },
  SOLANA_RPC_URL: {
    shown: "the game's own network, which costs nothing",
    help: "A Solana network. The network itself says which one it is.",
  },
  NFT_MAINNET: { help: "`1` allows Solana's mainnet, where every NFT costs money." },
  TREASURY_SECRET_KEY: {
    help: "On public networks: the key of the wallet that pays, as base58 or as a JSON array. `PUBLIC_URL` must be https there.",
  },
  SOL_USD: { otherwise: "100", help: "What a SOL is worth in dollars." },
  SOL_PRICE_URL: {
    shown: "`SOL_USD` holds",
    help: "Where that is asked every minute: an address that answers JSON, and after a `#` the place of the number, such as `https://api.coinbase.com/v2/prices/SOL-USD/spot#data.amount`.",
  },
} as const satisfies Variables;

export const sections = {
  "Where it listens, and what it logs": where,
  "What it keeps": kept,
  "People and the law": people,
  "Making cards": cards,
  "Money and NFTs": money,
} as const;

export const variables = { ...where, ...kept, ...people, ...cards, ...money };

export type VariableName = keyof typeof variables;

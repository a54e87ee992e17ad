import type { Chain } from "#server/ports/chain.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import type { CardWriter } from "#server/ports/card-writer.ts";
import type { Drawings } from "#server/ports/drawings.ts";
import type { Exports } from "#server/ports/exports.ts";
import type { KeyWrapper } from "#server/ports/key-wrapper.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import type { LocalModerator, Moderator } from "#server/ports/moderator.ts";
import type { PaymentProvider, Payments, PaymentsEmulator } from "#server/ports/payments.ts";
import type { Pictures } from "#server/ports/pictures.ts";
import type { ProofOfAdulthood } from "#server/ports/proof-of-adulthood.ts";
import type { Pusher } from "#server/ports/pusher.ts";
import type { ShareArtist } from "#server/ports/share-artist.ts";
import type { SolPrice } from "#server/ports/sol-price.ts";
import type { CutOutArtist } from "#server/ports/cut-out-artist.ts";
import type { DescriptionReader } from "#server/ports/description-reader.ts";
import type { SketchArtist } from "#server/ports/sketch-artist.ts";
import type { Unhurried } from "./database/unhurried.ts";
import type { Db, PoolNow } from "./db.ts";
import type { Jobs } from "./jobs.ts";
import type { Limits } from "./limits.ts";
import type { Nudges } from "./nudges.ts";
import type { PlayTime } from "./play-time.ts";
import type { Log } from "./log.ts";
import type { Sealing } from "./sealing.ts";
import type { Sessions } from "./session.ts";
import type { StandingRules } from "./standing.ts";

/** Empty is what is not said. */
export type Operator = { name: string; address: string; email: string };

/** How this copy of the game is set up; no secret is in it. */
export type Outfit = {
  isOperatorNamed: boolean;
  /** By a mail server; else letters lie in a folder. */
  sendsMail: boolean;
  mailFrom: string;
  ai: { provider: string; textModel: string; imageModel: string | null } | null;
  dataDir: string;
};

/**
 * What a feature may ask for. open-game.ts fills it once; tests fill it with the embedded adapters.
 * A feature that keeps something for the whole process adds it by `declare module`: this file knows
 * no feature.
 */
export interface Deps {
  db: Db;
  /** For what reads or changes so much that it may take minutes. */
  unhurried: Unhurried;
  poolNow(): PoolNow;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  jobs: Jobs;
  nudges: Nudges;
  sessions: Sessions;
  /** From which age on players decide for themselves. */
  family: StandingRules;
  /** Who runs this copy of the game. */
  operator: Operator;
  outfit: Outfit;
  /** One word of the AI provider; null when there is none. */
  askProvider: (() => Promise<string>) | null;
  /** Writes a backup, looks whether it can be used, and throws it away. */
  tryBackup(): Promise<{ bytes: number; players: number | null }>;
  /** The back office opens only to admins who have shown more than a password. */
  adminTwoFactor: boolean;
  limits: Limits;
  playTime: PlayTime;
  mailer: Mailer;
  proofOfAdulthood: ProofOfAdulthood;
  pusher: Pusher;
  payments: Payments;
  /** Real ones, when there are keys; admins cannot change keys that come from the environment. */
  paymentProvider: PaymentProvider;
  hasKeysOfSettings: boolean;
  sealing: Sealing;
  /** Null: payments go to a real provider. */
  paymentsEmulator: PaymentsEmulator | null;
  keyWrapper: KeyWrapper;
  chain: Chain;
  solPrice: SolPrice;
  moderator: Moderator;
  /** Judges by the game's own rules: no word leaves the game. */
  localModerator: LocalModerator;
  pictures: Pictures;
  exports: Exports;
  /** In the order in which the game tries them; the last one never fails. */
  writers: readonly CardWriter[];
  artists: readonly CardArtist[];
  sketchArtist: SketchArtist;
  cutOutArtist: CutOutArtist;
  descriptionReader: DescriptionReader;
  shareArtist: ShareArtist;
  drawings: Drawings;
  /** Where players reach the game, without a slash at the end; for links in letters. */
  publicUrl: string;
  databaseKind: "embedded" | "server";
  dataDir: string;
  /** Aborted when this process begins to stop: requests that wait for something stop waiting. */
  stopping: AbortController;
  /** Whether DATA_DIR has room for what players do next. */
  hasRoom(): Promise<boolean>;
}

/** What a function inside a transaction may have beside it: no other way to the database. */
export type WithoutDb = Omit<Deps, "db" | "unhurried">;

/** Opens everything that a server needs, in its order, and closes it in the opposite one. */
import { statfs } from "node:fs/promises";

import { auditBeside } from "./audit-beside.ts";
import { giveSkeletons } from "./account/names.ts";
import { openChain, type ChainSurroundings } from "./adapters/chain/open-chain.ts";
import { openCreators, type CreatorSurroundings } from "./adapters/creators.ts";
import { localKeyWrapper } from "./adapters/key-wrapper/local.ts";
import { openMailer } from "./adapters/mailer/mailer.ts";
import { openPayments } from "./adapters/payments/open-payments.ts";
import { stripeProvider } from "./adapters/payments/provider-keys.ts";
import { emailPlus } from "./adapters/proof-of-adulthood/email-plus.ts";
import { newPushKeys, webPusher } from "./adapters/pusher/web-push.ts";
import { sealingKeys } from "./adapters/sealing-key.ts";
import { openSolPrice } from "./adapters/sol-price/open-sol-price.ts";
import { shareArtist as openShareArtist } from "./adapters/share-artist/embedded.ts";
import { orNull } from "./adapters/storage/folder.ts";
import { openStorage, storedIn } from "./adapters/storage/open-storage.ts";
import { arrivedCreatures } from "#game/album/months/month-creatures.ts";
import { seedCatalogue } from "./collection/service.ts";
import type { Config } from "./config.ts";
import { dailyBackups, removeLeftovers } from "./daily-backups.ts";
import { openProcessWatch } from "./health/processes.ts";
import { seedContent } from "./content/service.ts";
import { reserveCall } from "./creation/budget.ts";
import { openLiveDuels, openPresence } from "./duel/service.ts";
import { endWhatIsClosed } from "./family/closing.ts";
import { openDb, type Database, type DbOptions } from "./lib/database/open-db.ts";
import { openUnhurried } from "./lib/database/unhurried.ts";
import type { Db } from "./lib/db.ts";
import type { Deps, Outfit } from "./lib/deps.ts";
import { openJobs } from "./lib/jobs.ts";
import { openLimits } from "./lib/limits.ts";
import { openPlayTime } from "./lib/play-time.ts";
import { openNudges } from "./lib/nudges.ts";
import type { Log } from "./lib/log.ts";
import { migrate } from "./lib/migrate.ts";
import { sealingWith } from "./lib/sealing.ts";
import type { Storage } from "./ports/storage.ts";
import { openSessions } from "./lib/session.ts";
import { openSockets } from "./live/service.ts";
import { seedMissions } from "./missions/service.ts";
import { followPaymentKeys, readPaymentKeys } from "./purchases/keys.ts";
import { openChainReads } from "./nfts/service.ts";
import { ownPushKeys } from "./notifications/service.ts";
import { gameSchema } from "./schema-files.ts";
import { followCaches, followSettings, openSettings } from "./settings/service.ts";
import { tryBackup } from "./try-backup.ts";
import { openBalances, openNftSecret, refuseOtherNetwork } from "./wallet/service.ts";

export type OpenGame = { deps: Deps; close(): Promise<void> };

export type Surroundings = {
  config: Pick<
    Config,
    | "dataDir"
    | "storage"
    | "publicUrl"
    | "adminTwoFactor"
    | "smtpUrl"
    | "mailFrom"
    | "ai"
    | "stripe"
    | "sealingKey"
    | "sealingKeyFormer"
    | "walletMasterKey"
    | "walletMasterKeyFormer"
    | "solUsd"
    | "solPriceUrl"
    | "solana"
    | "settings"
    | "family"
    | "operator"
  >;
  log: Log;
  url: string;
  databaseKind: Deps["databaseKind"];
  now?: Deps["now"];
  drawAt?: CreatorSurroundings["drawAt"];
  wayToChain?: ChainSurroundings["way"];
  connections?: Omit<DbOptions, "patience"> | undefined;
};

export async function openGame({
  config,
  log,
  url,
  databaseKind,
  now = () => Date.now(),
  drawAt,
  wayToChain,
  connections,
}: Surroundings): Promise<OpenGame> {
  const database = openDb(url, connections);
  const { db } = database;
  // Beside another database other servers may have this folder, too, and make a copy at this moment.
  if (databaseKind === "embedded") await removeLeftovers(config.dataDir);
  const { storage, bucket } = await openStorage(config);
  const prepared = await prepare(url, db, log);
  const current = await openSettings({ db, environment: config.settings, ...prepared });
  const stopping = new AbortController();
  const [nudges, jobs] = await Promise.all([openNudges(url), openJobs(url, log, stopping.signal)]);
  const mayCall = () => reserveCall(db, Date.now(), current.settings.aiCallsPerDay);
  const { close: closeCreators, ...creators } = openCreators(config.ai, { log, mayCall, drawAt });
  const shareArtist = openShareArtist();
  const sessions = openSessions(db, nudges, { rules: config.family, now });
  const { closeLive, ...live } = await openLive({ db, now, log, nudges, sessions, ...current });
  const deps: Deps = {
    db,
    now,
    log,
    jobs,
    nudges,
    sessions,
    arrivedCreatures,
    ...live,
    limits: openLimits(database.pool),
    playTime: openPlayTime(db, now),
    ...filesIn(storage, config),
    proofOfAdulthood: emailPlus,
    pusher: webPusher({ keys: await ownPushKeys(db, newPushKeys()), contact: contactOf(config) }),
    ...(await openMoney({ config, db, now, log, way: wayToChain })),
    ...creators,
    shareArtist,
    ...current,
    ...saidBy(config, { url, databaseKind }),
    endWhatIsClosed: (tx, playerId) => endWhatIsClosed(tx, deps, playerId),
    ...openWatches({ nudges, url, config, databaseKind, database, bucket, stopping }),
  };
  const stopFollowing = [followPaymentKeys(deps), followSettings(deps), followCaches(deps)];
  return {
    deps,
    async close() {
      for (const stop of stopFollowing) stop();
      deps.processWatch.close();
      await closeLive();
      await jobs.close();
      await closeCreators();
      await shareArtist.close();
      await nudges.close();
      await database.close();
    },
  };
}

/** What the sockets of all tabs carry. */
async function openLive(
  around: Pick<Deps, "db" | "now" | "log" | "nudges" | "sessions" | "settings">,
) {
  const sockets = openSockets(around.nudges, around.sessions);
  const { duels, cluster, close: closeDuels } = await openLiveDuels({ ...around, sockets });
  const presence = openPresence({ ...around, sockets, duels, cluster });
  return {
    sockets,
    duels,
    presence,
    async closeLive() {
      await sockets.close();
      presence.close();
      await closeDuels();
    },
  };
}

/** Tables and the rows that the game cannot do without, as this version wants them. */
async function prepare(url: string, db: Db, log: Log) {
  const { applied, isNew, firstStartMs } = await migrate(url, gameSchema);
  if (isNew) log.info({ applied }, "A new game begins: its database is made.");
  else if (applied.length > 0) {
    log.info({ applied }, `The database was brought up to date: ${applied.join(", ")}.`);
  }
  await db.transaction(async (tx) => {
    await seedCatalogue(tx);
    await seedMissions(tx);
    await seedContent(tx);
    await giveSkeletons(tx);
  });
  return { firstStartMs };
}

type MoneySurroundings = Pick<Surroundings, "config" | "log"> &
  Pick<Deps, "db" | "now"> & { way: ChainSurroundings["way"] };

const openMoney = async (asked: MoneySurroundings) => ({
  ...(await openPaying(asked)),
  ...(await openWallets(asked)),
});

/** Keys of the settings win over those that an admin has entered, which still find their payments. */
async function openPaying({ config, db, now }: MoneySurroundings) {
  const { key, former } = await sealingKeys(config);
  const sealing = sealingWith(key, former);
  const { stripe } = config;
  const entered = await readPaymentKeys(db, sealing, { isNeeded: stripe === null });
  const keys = stripe ? [stripe, ...entered] : entered;
  return {
    sealing,
    hasKeysOfSettings: config.stripe !== null,
    paymentProvider: stripeProvider(now),
    ...(await openPayments(keys, { db, now })),
  };
}

async function openWallets({ config, db, now, log, way }: MoneySurroundings) {
  const { solana, publicUrl } = config;
  const keyWrapper = localKeyWrapper(config);
  const nftSecret = await openNftSecret(db, keyWrapper);
  const treasurySeed = nftSecret.seedOf("treasury");
  return {
    keyWrapper,
    nftSecret,
    chain: await openChain({
      solana,
      publicUrl,
      db,
      log,
      treasurySeed,
      refuseOther: refuseOtherNetwork(db),
      way,
    }),
    chainReads: openChainReads(now),
    balances: openBalances(now),
    solPrice: openSolPrice(config, now),
  };
}

/** What only the environment says. */
const saidBy = (
  config: Surroundings["config"],
  { url, databaseKind }: Pick<Surroundings, "url" | "databaseKind">,
) => ({
  databaseKind,
  publicUrl: config.publicUrl,
  adminTwoFactor: config.adminTwoFactor,
  family: config.family,
  operator: config.operator,
  outfit: outfitOf(config),
  tryBackup: () =>
    // Only an embedded database is the game's own.
    tryBackup({
      dataDir: config.dataDir,
      databaseUrl: databaseKind === "embedded" ? url : null,
    }),
});

function outfitOf({ operator, smtpUrl, mailFrom, ai, dataDir }: Surroundings["config"]): Outfit {
  const { provider = "", textModel = "", imageModel = null } = ai ?? {};
  return {
    isOperatorNamed: operator.email !== "",
    sendsMail: smtpUrl !== "",
    mailFrom,
    ai: ai && { provider, textModel, imageModel },
    dataDir,
  };
}

const filesIn = (storage: Storage, config: Surroundings["config"]) => ({
  ...storedIn(storage),
  mailer: openMailer(config, storage),
});

type Watched = Pick<Deps, "nudges" | "databaseKind" | "stopping"> &
  Pick<Surroundings, "url" | "config"> & { database: Database; bucket: Storage | null };

/** What is looked at and done now and then for those who run the game, and what ends it. */
function openWatches({ nudges, url, config, databaseKind, database, bucket, stopping }: Watched) {
  const { dataDir } = config;
  const isOwn = databaseKind === "embedded";
  const unhurried = openUnhurried({ url, db: database.db, stopping: stopping.signal });
  return {
    dataDir,
    stopping,
    unhurried,
    hasRoom: () => hasRoom(dataDir),
    poolNow: database.poolNow,
    processWatch: openProcessWatch(nudges),
    backups: dailyBackups({
      dataDir,
      databaseUrl: isOwn ? url : null,
      bucket,
      stopping: stopping.signal,
    }),
    auditAll: () => auditBeside({ unhurried, isOwn }),
  };
}

/** PostgreSQL writes its log in files of 16 MB, and ends when it cannot. */
const ROOM_MIN_BYTES = 32 * 2 ** 20;

async function hasRoom(dataDir: string): Promise<boolean> {
  // Beside a DATABASE_URL the folder is not there before the first picture.
  const disk = await statfs(dataDir).catch(orNull);
  return disk === null || disk.bavail * disk.bsize > ROOM_MIN_BYTES;
}

/** Whom push services may write to: the game's own address, or that of its letters. */
function contactOf({ publicUrl, mailFrom }: Surroundings["config"]): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? "hello@taleborn.example";
  return `mailto:${address}`;
}

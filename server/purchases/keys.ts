/**
 * The provider's keys, as an admin enters them: tried at the provider, sealed in the database, never
 * sent back, and taken into use by every process at once. Keys of the settings win.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/purchases.ts";
import { refuseKeys } from "#game/purchases/keys.ts";
import { lockAdmins, notifyAdmins } from "#server/admin/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { sealAnew, type Sealing, type SealingKeys } from "#server/lib/sealing.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { WEBHOOK_PATH, type ProviderKeys } from "#server/ports/payments.ts";
import { keyRefusals, purchaseAnswers } from "#texts/en/purchases.ts";
import { orRefuse } from "./intents.ts";
import * as queries from "./key-queries.ts";

/** Under another publishable key the secret ones cannot be opened. */
const about = (publishableKey: string) => `payment-keys ${publishableKey}`;

type Secrets = Omit<ProviderKeys, "publishableKey">;

/**
 * Those that admins have entered, the newest first: these are in use. Some were perhaps sealed with a key
 * that the game does not have any more; only for those in use that is the end.
 */
export async function readPaymentKeys(
  db: Tx,
  sealing: Sealing,
  { isNeeded }: { isNeeded: boolean },
): Promise<ProviderKeys[]> {
  const [newest, ...former] = await queries.listKeys(db);
  if (!newest) return [];
  const inUse = opened(newest, sealing);
  if (!inUse && isNeeded) {
    throw new Error(
      "the payment provider's keys were sealed with another key: start with the SEALING_KEY of then, or with Stripe's keys in the settings",
    );
  }
  return [inUse, ...former.map((each) => opened(each, sealing))].filter((keys) => keys !== null);
}

function opened({ publishableKey, sealed }: queries.KeysRow, sealing: Sealing) {
  try {
    const secrets = JSON.parse(sealing.open(sealed, about(publishableKey))) as Secrets;
    return { publishableKey, ...secrets };
  } catch {
    return null;
  }
}

export const sealPaymentKeysAnew = (db: Tx, keys: SealingKeys) =>
  sealAnew(keys, {
    list: (after: queries.SealedKeysRow | null) => queries.listSealed(db, after?.number ?? 0),
    about: ({ publishableKey }) => about(publishableKey),
    replace: (row, sealed) => queries.replaceSealed(db, row, sealed),
  });

/** Takes other keys into use when any process has saved some. Returns the function that ends it. */
export function followPaymentKeys(deps: Deps): () => void {
  const stopListening = deps.nudges.listen("payment-keys", () => void use(deps));
  deps.nudges.onHeardAgain(() => void use(deps));
  return stopListening;
}

async function use(deps: Deps): Promise<void> {
  if (deps.hasKeysOfSettings) return;
  try {
    const [keys, ...former] = await readPaymentKeys(deps.db, deps.sealing, {
      isNeeded: true,
    });
    if (!keys) return;
    deps.payments = deps.paymentProvider.open(keys, former);
    deps.paymentsEmulator?.close();
    deps.paymentsEmulator = null;
  } catch (error) {
    deps.log.error({ error }, "the payment provider's keys could not be taken into use");
  }
}

export async function getPaymentKeys({ db, payments, hasKeysOfSettings }: Deps) {
  const { mode } = payments;
  const used = mode === "emulator" ? "" : payments.publishableKey;
  const unsaved = { mode, publishableKey: used, lastFour: "", setAt: null };
  if (hasKeysOfSettings) return { ...unsaved, source: "environment" as const };
  const [saved] = await queries.listKeys(db);
  if (!saved) return { ...unsaved, source: "none" as const };
  const { publishableKey, lastFour, setAt } = saved;
  return { mode, publishableKey, lastFour, setAt: setAt.toISOString(), source: "admin" as const };
}

/** What may be said of the provider's secret key. */
export async function paymentSecret({ db, hasKeysOfSettings }: Deps) {
  const name = "Stripe secret key";
  const unknown = { name, lastFour: "", setBy: null, setAt: null };
  if (hasKeysOfSettings) return { ...unknown, source: "environment" as const };
  const entered = await queries.findSetter(db);
  if (!entered) return { ...unknown, source: "none" as const };
  const { lastFour, setBy, setAt } = entered;
  return { name, lastFour, source: "admin" as const, setBy, setAt: setAt.toISOString() };
}

export async function savePaymentKeys(
  deps: Deps,
  adminId: string,
  { publicKey: publishableKey, secretKey }: InputOf<typeof contract.savePaymentKeys>,
) {
  if (deps.hasKeysOfSettings) throw refusedError(keyRefusals, "keys_from_environment");
  const refusal = refuseKeys({ publishableKey, secretKey });
  if (refusal) throw refusedError(keyRefusals, refusal);
  const { paymentProvider: provider, sealing, publicUrl } = deps;
  const tried = { publishableKey, secretKey, webhookSecret: "" };
  if (!(await orRefuse(deps, provider.knows(tried)))) {
    throw refusedError(keyRefusals, "keys_refused");
  }
  const webhookSecret = await provider.webhookSecret(tried, publicUrl + WEBHOOK_PATH);
  const secrets: Secrets = { secretKey, webhookSecret };
  const lastFour = secretKey.slice(-4);
  await deps.db.transaction(async (tx) => {
    // As where a role is changed: the admins before the end of the log.
    await lockAdmins(tx);
    const [before] = await queries.listKeys(tx);
    const number = await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "payment keys saved",
      subject: { kind: "payment keys", id: "" },
      before: before ? { publishableKey: before.publishableKey, lastFour: before.lastFour } : null,
      after: { publishableKey, lastFour },
    });
    await notifyAdmins(tx, deps, number);
    await queries.saveKeys(tx, {
      publishableKey,
      lastFour,
      sealed: sealing.seal(JSON.stringify(secrets), about(publishableKey)),
      setBy: adminId,
      setAt: new Date(deps.now()),
    });
    await sendNudge(tx, { about: "payment-keys" });
  });
  return {
    ...succeeded,
    message: purchaseAnswers.keys_saved,
    keys: { ...(await getPaymentKeys(deps)), publishableKey, mode: provider.open(tried, []).mode },
  };
}

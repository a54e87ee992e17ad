/** Codes that a player types: those of an app change every half minute, the others open once. */
import { hashRaw } from "@node-rs/argon2";
import { Secret, TOTP } from "otpauth";
import { plainCode } from "#game/lib/codes.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newCode, sha256 } from "#server/lib/ids.ts";
import { sealAnew, type SealingKeys } from "#server/lib/sealing.ts";
import * as queries from "./authenticator-queries.ts";

const STEP_MS = 30_000;
/** A clock may be one step ahead or behind. */
const STEPS_AROUND = 1;

/** The library compares bytes, and fails where a letter has two bytes. */
const APP_CODE = /^\d{6}$/;

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12;

/** Codes are shorter than keys, so each guess at a stolen table has to cost as much as at a password. */
const slowly = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Only for this player can it be opened. */
const about = (playerId: string) => `authenticator ${playerId}`;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const sealSecret = ({ sealing }: Pick<Deps, "sealing">, playerId: string, secret: string) =>
  sealing.seal(secret, about(playerId));

export const sealSecretsAnew = (db: Tx, keys: SealingKeys) =>
  sealAnew(keys, {
    list: (after: queries.SealedSecretRow | null) =>
      queries.listSealed(db, after?.playerId ?? null),
    about: ({ playerId }) => about(playerId),
    replace: (row, sealed) => queries.replaceSealed(db, row, sealed),
  });

/** What a QR code tells an app. */
export const addressOf = (label: string, secret: string): string =>
  new TOTP({ issuer: "Taleborn", label, secret: Secret.fromBase32(secret) }).toString();

/** True when this is a code of the app at this moment that was not used before; now it is. */
export async function takeAppCode(
  { sealing, now }: Pick<Deps, "sealing" | "now">,
  tx: Tx,
  playerId: string,
  { code, isOn }: { code: string; isOn: boolean },
): Promise<boolean> {
  const found = await queries.lockAuthenticator(tx, playerId);
  if (found?.isOn !== isOn) return false;
  const step = stepOf({ sealing, now }, playerId, { ...found, code });
  if (step === null || step <= found.lastStep) return false;
  await queries.keepStep(tx, playerId, step);
  return true;
}

/** True when this is a code of this moment, and the one that was taken last. */
export async function isLastTaken(
  deps: Pick<Deps, "sealing" | "now">,
  tx: Tx,
  playerId: string,
  code: string,
): Promise<boolean> {
  const found = await queries.lockAuthenticator(tx, playerId);
  return found !== null && stepOf(deps, playerId, { ...found, code }) === found.lastStep;
}

/** The half minute of the code, when it is one of this moment. */
function stepOf(
  { sealing, now }: Pick<Deps, "sealing" | "now">,
  playerId: string,
  { sealedSecret, code }: { sealedSecret: Buffer; code: string },
): number | null {
  if (!APP_CODE.test(code)) return null;
  const secret = Secret.fromBase32(sealing.open(sealedSecret, about(playerId)));
  const timestamp = now();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}

/** The player's id, most of which is random, is the salt: one hash finds which of the codes it is. */
const hashOf = (playerId: string, code: string): Promise<Buffer> =>
  hashRaw(plainCode(code), { ...slowly, salt: Buffer.from(playerId.replaceAll("-", ""), "hex") });

/** How codes were kept at first: those that were shown then still open. */
const fastHashOf = (playerId: string, code: string): Buffer => sha256(`${playerId} ${code}`);

/** To be shown once: only their hashes are kept. */
export async function makeRecoveryCodes(tx: Tx, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    newCode(RECOVERY_LENGTH).replaceAll(/(.{4})(?=.)/g, "$1-"),
  );
  const hashes = await Promise.all(codes.map((code) => hashOf(playerId, code)));
  await queries.replaceRecoveryCodes(tx, playerId, hashes);
  return codes;
}

/** By which kind of code the player has shown who they are, and used it up; null: by none. */
export async function takeCode(
  deps: Pick<Deps, "sealing" | "now">,
  tx: Tx,
  playerId: string,
  typed: string,
): Promise<"code" | "recovery code" | null> {
  const code = plainCode(typed);
  if (APP_CODE.test(code)) {
    return (await takeAppCode(deps, tx, playerId, { code, isOn: true })) ? "code" : null;
  }
  if (!(await queries.isOn(tx, playerId))) return null;
  const hashes = [await hashOf(playerId, code), fastHashOf(playerId, code)];
  const taken = { hashes, now: new Date(deps.now()) };
  return (await queries.takeRecoveryCode(tx, playerId, taken)) ? "recovery code" : null;
}

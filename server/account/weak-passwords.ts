/** Refuses a new password that an attacker would guess first. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { refuseWeakPassword } from "#game/account/weak-password.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { weakPasswordRefusals } from "#texts/en/account.ts";

let common: ReadonlySet<string> | null = null;

/** workshop/common-passwords.ts makes the list. It is read when the first password is chosen. */
function isCommon(password: string): boolean {
  common ??= readList();
  return common.has(password);
}

function readList(): ReadonlySet<string> {
  const packed = readFileSync(new URL("common-passwords.br", import.meta.url));
  return new Set(brotliDecompressSync(packed).toString("utf8").split("\n"));
}

type Owner = Parameters<typeof refuseWeakPassword>[1];

/** `field` is what the input of the call names it. */
export function requireStrongPassword(
  password: string,
  owner: Owner,
  field: "password" | "newPassword",
): void {
  const refusal = refuseWeakPassword(password, owner, isCommon);
  if (refusal) throw refusedError(weakPasswordRefusals, refusal).with({ field });
}

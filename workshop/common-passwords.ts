/** Makes server/account/common-passwords.br: the passwords that most people have, from a public list. */
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN } from "#game/account/sign-up.ts";

/** The first ones are tried first; of the rest of the list guessers get too few tries. */
const KEPT = 20_000;

const common = dictionary["passwords-common"]
  .map(String)
  .filter((password) => password.length >= PASSWORD_MIN)
  .slice(0, KEPT)
  .toSorted();

const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const packed = brotliCompressSync(common.join("\n"), { params: quality });
writeFileSync(new URL("../server/account/common-passwords.br", import.meta.url), packed);
console.log(`${common.length} passwords in ${packed.length} bytes`);

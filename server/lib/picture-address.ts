/**
 * Addresses of pictures that people type in. The server never fetches one, but players' browsers
 * do: so an address is a path of this site, or a picture at a public name on the web, and nothing
 * that points into the network of the player who looks. Numbers are refused in every notation, with
 * the public ones: no picture needs them.
 */
import { isIP } from "node:net";
import * as z from "zod/mini";
import { pictureAddress } from "#contract/pictures.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import { badInput } from "./refuse.ts";

/** Names that resolvers or operating systems keep for machines nearby. */
const NEARBY = new Set([
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "arpa",
  "onion",
  "test",
  "example",
  "invalid",
  "alt",
]);

/** Public names whose addresses are in the name itself, or the machine that asks. */
const MIRRORS = [
  "nip.io",
  "sslip.io",
  "xip.io",
  "localtest.me",
  "lvh.me",
  "vcap.me",
  "lacolhost.com",
];

/** Control characters and blanks, which browsers drop or read in their own ways. */
const UNCLEAR = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Whether it may be shown: a path of this site, or https at a public name. */
export function isOutsidePicture(address: string): boolean {
  if (!z.safeParse(pictureAddress, address).success || UNCLEAR.test(address)) return false;
  return address.startsWith("/") ? !isCall(address) : isPublic(address);
}

/** What the server does or answers is no picture, but for the drawings of its own. */
function isCall(path: string): boolean {
  const { pathname } = new URL(path, "https://taleborn.example");
  const read = pathname.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return /^\/+api(\/|$)/i.test(read) && !/^\/api\/art\/[\w-]+\.svg$/.test(read);
}

function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  const name = hostname.replace(/\.$/, "");
  // The parser has written every notation of an IPv4 address as four decimal numbers by now.
  if (name.startsWith("[") || isIP(name) !== 0) return false;
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (!name.includes(".") || NEARBY.has(ending)) return false;
  return !MIRRORS.some((mirror) => name === mirror || name.endsWith(`.${mirror}`));
}

/** Refuses, in words, what may not be shown. Null is no picture. */
export function requireOutsidePicture(address: string | null): void {
  if (address !== null && !isOutsidePicture(address)) {
    throw badInput(requestRemarks.no_picture_address);
  }
}

/** What limits count by: the address of a visitor's home. */
import { isIPv6 } from "node:net";

/**
 * An IPv4 address is one home or school. With IPv6 every home has 2^64 addresses, so only the first
 * half says who it is. A request whose connection has just gone away has no address: it is empty.
 */
export function addressOf(ip: string | undefined): string {
  if (ip === undefined) return "";
  const [plain = ""] = ip.split("%");
  if (!isIPv6(plain)) return ip;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return inFourNumbers(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** All eight, in the shortest letters. */
function groupsOf(ip: string): string[] {
  const written = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = [], after] = written.split("::").map((half) => half.split(":").filter(Boolean));
  if (after === undefined) return [...before];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}

/** An IPv4 address inside of an IPv6 one. */
const inFourNumbers = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");

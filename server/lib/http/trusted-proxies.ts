import { isIP } from "node:net";

/** Groups of addresses that Fastify knows by name. */
const groups = new Set(["loopback", "linklocal", "uniquelocal"]);

function isAddress(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The proxies whose X-Forwarded headers are believed, from a list with commas or spaces. */
export function trustedProxies(list: string): string[] {
  const proxies = list.split(/[\s,]+/).filter((proxy) => proxy !== "");
  const wrong = proxies.find((proxy) => !groups.has(proxy) && !isAddress(proxy));
  if (wrong !== undefined) {
    throw new Error(
      `TRUST_PROXY lists the addresses of your proxies, such as "127.0.0.1, 10.0.0.0/8" or ` +
        `"loopback", and "${wrong}" is none.`,
    );
  }
  return proxies;
}

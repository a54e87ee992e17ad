import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["nonsense", "nonsense"],
  // The connection has just gone away.
  [undefined, ""],
] as const)("who comes from %j is counted as %j", ([ip, address]) => {
  expect(addressOf(ip)).toBe(address);
});

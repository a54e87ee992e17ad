import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { SEALING_KEY_BYTES, sealingWith } from "./sealing.ts";

const own = sealingWith(randomBytes(SEALING_KEY_BYTES));
const other = sealingWith(randomBytes(SEALING_KEY_BYTES));
const SECRET = "sk_live_canary";

test("what is sealed can be opened, and shows nothing", () => {
  const sealed = own.seal(SECRET, "keys");

  expect(own.open(sealed, "keys")).toBe(SECRET);
  expect(sealed.toString("latin1")).not.toContain("canary");
  expect(own.seal(SECRET, "keys").equals(sealed)).toBe(false);
});

test("with another key, under another name, or changed by a bit it stays closed", () => {
  const sealed = own.seal(SECRET, "keys");
  const flipped = sealed.map((byte, i) => (i === sealed.length - 1 ? byte ^ 1 : byte));
  const failing = [
    () => other.open(sealed, "keys"),
    () => own.open(sealed, "wallet"),
    () => own.open(Buffer.from(flipped), "keys"),
    () => own.open(sealed.subarray(0, 20), "keys"),
  ];

  for (const open of failing) expect(open).toThrow(/auth|authenticate/i);
});

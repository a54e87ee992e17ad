import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

const lengths = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1_000];

test.for(lengths)(
  "a text of %i signs has the fingerprint that everybody computes",
  async (length) => {
    const text = "taleborn é ☺ ".repeat(100).slice(0, length);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
    expect(sha256(text)).toBe(hex.join(""));
  },
);

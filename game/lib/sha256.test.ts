import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

// What OpenSSL computes. The lengths are those around which the padding changes.
test.for([
  [0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  [1, "e3b98a4da31a127d4bde6e43033f66ba274cab0eb7eb1c70ec41402bf6273dd8"],
  [3, "76891d6fef4278faeebbcacde7f0ae391e6b5911cd004fe5e3c62649417545cf"],
  [55, "cc5c498c0b10abedb82c4d01bdb02b3e9ded20f2c87df69f605782a497383b2a"],
  [56, "3f7624f74949a1f54141e96210457712a3d982b51e159424ea41de50a4103daa"],
  [63, "0062e904729efff2e3c15a66dc737694892ddaa5001ba9540e0f40a755fccf65"],
  [64, "77d1a44114832184351b361aad9a05ca168364a6faf4fbab71973b5395e613bc"],
  [65, "5de0b74393945cf28b7a99571089332afcfb86ca6c1a2870bef5f4734e56e7ce"],
  [119, "cc0c4d169c2e45c3025f02228f75f4c989d9e6a7d05933ef5e023fea92904199"],
  [120, "3065a12b4f39e1a160d949ac3955276c1021b35a24c6790d59f77fd50cbf26af"],
  [1000, "310dff8f661348f8335b6a0e0259eef7522a63fb9e6e3a8215d265343bbd6df5"],
] as const)("a text of %i signs has the fingerprint that everybody computes", ([length, hex]) => {
  expect(sha256("taleborn é ☺ ".repeat(100).slice(0, length))).toBe(hex);
});

test("signs of four bytes and half a sign are written as every computer writes them", () => {
  expect(sha256("🍀")).toBe("82cce52ecf7b9a58cdaca954a43e786403f91756afcb762341dc672b7cf0092a");
  expect(sha256("\ud800")).toBe("83d544ccc223c057d2bf80d3f2a32982c32c3c0db8e2674820da5064783fb097");
});

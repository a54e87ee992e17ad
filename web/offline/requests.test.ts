import { expect, test } from "vitest";
import { handlingOf } from "./requests.ts";

const site = "https://taleborn.example";
const get = (path: string, mode: RequestMode = "cors") =>
  ({ method: "GET", mode, url: new URL(path, site).href }) as const;

test.for([
  ["/", "page"],
  ["/cards?tab=vault", "page"],
  ["/card/17", "page"],
  ["/no/such/place", "page"],
  ["/robots.txt", "network"],
  ["/pictures/ab12.webp", "network"],
  ["/api/openapi.json", "network"],
  ["/api/health", "network"],
] as const)("opening %s is handled as %s", ([path, handling]) => {
  expect(handlingOf(get(path, "navigate"), site)).toBe(handling);
});

test.for([
  ["/assets/index-D2bM3Hjl.js", "asset"],
  ["/assets/nunito-latin.woff2", "asset"],
  ["/pictures/ab12.webp", "picture"],
  ["/creatures/murkitten-s.webp", "picture"],
  ["/logo.svg", "picture"],
  ["/videos/friends-v1.webp", "picture"],
  ["/videos/friends-v1.webm", "network"],
  ["/api/cards/deck", "network"],
  ["/api/art/7.svg", "network"],
  ["/worker.js", "network"],
  ["/manifest.webmanifest", "network"],
] as const)("what a page asks for at %s is handled as %s", ([path, handling]) => {
  expect(handlingOf(get(path), site)).toBe(handling);
});

test("nothing that changes anything, and nothing of other sites, passes through the worker", () => {
  expect(handlingOf({ ...get("/cards", "navigate"), method: "POST" }, site)).toBe("network");
  expect(handlingOf({ ...get("/assets/a.js"), method: "HEAD" }, site)).toBe("network");
  expect(handlingOf({ ...get("/"), url: "https://other.example/assets/a.js" }, site)).toBe(
    "network",
  );
});

import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

const named = (name: string) => `/api/art/77.svg?name=${encodeURIComponent(name)}`;

test("a picture that does not load is drawn by the game, whatever the card is called", async () => {
  const app = await game.withArtOf("");
  const drawing = await app.inject("/api/art/77.svg");
  const answer = await app.inject(named("Frost Owl"));

  expect([answer.statusCode, answer.body]).toEqual([200, drawing.body]);
  expect(answer.headers["content-security-policy"]).toContain("img-src 'self' data: blob:;");
});

test("where the operator names another site, it is that one's, and pages may show it", async () => {
  const app = await game.withArtOf("https://art.example/of/{name}.png?size=500");
  const whereTo = async (name: string) => (await app.inject(named(name))).headers["location"];

  expect(await whereTo("Frost Owl")).toBe("https://art.example/of/Frost%20Owl.png?size=500");
  expect(await whereTo("../$&?x=1#y")).toBe(
    "https://art.example/of/..%2F%24%26%3Fx%3D1%23y.png?size=500",
  );
  expect((await app.inject("/api/art/77.svg?name=a&name=b")).statusCode).toBe(200);
  const drawing = await app.inject("/api/art/77.svg");
  expect(drawing.headers["content-type"]).toContain("image/svg+xml");
  expect(drawing.headers["content-security-policy"]).toContain(
    "img-src 'self' data: blob: https://art.example;",
  );
});

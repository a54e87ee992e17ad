import { expect, test, vi } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fetchAll, picturesToKeep } from "./kept-pictures.ts";

const withPictures = (name: string, imageUrl: string, thumbUrl = "") =>
  ownedCard(name, { card: { imageUrl, thumbUrl } });

const SKETCH = "data:image/webp;base64,AAAA";

test("pictures that stand in their own address are not asked for, wherever they are shown", () => {
  const cards = [
    withPictures("Wick", SKETCH, "/pictures/wick-small.webp"),
    withPictures("Fizz", "https://pictures.example.org/fizz.webp", SKETCH),
  ];
  const shown = [SKETCH, "blob:http://localhost/1", "http://localhost/creatures/c1.webp", ""];

  expect([...picturesToKeep(cards, shown)]).toEqual([
    "http://localhost/creatures/c1.webp",
    "/pictures/wick-small.webp",
    "https://pictures.example.org/fizz.webp",
  ]);
});

test("a picture that does not come stops no other", async () => {
  const asked: string[] = [];
  vi.stubGlobal("caches", { match: async () => undefined });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (url === "/gone.webp") throw new TypeError("Failed to fetch");
    return new Response();
  });

  await fetchAll(["/gone.webp", "/there.webp"]);
  expect(asked).toEqual(["/gone.webp", "/there.webp"]);
});

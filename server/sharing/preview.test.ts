import { expect, test } from "vitest";
import { openCardPages } from "#contract/sharing.ts";
import { testGame } from "#server/testing/test-game.ts";
import { linkPreview } from "./preview.ts";

const game = await testGame({ adjust: () => ({ publicUrl: "https://taleborn.test" }) });

const preview = (path: string) => linkPreview(game.deps, path);

test("a link to a shared card shows the card, by its id or by that of a copy", async () => {
  const player = await game.player({ username: "secretname" });
  const [owned] = await player.cards();
  const { card } = owned!;
  await player.call(openCardPages, { cardIds: [card.id] });

  const byCard = await preview(`/card/${card.id}`);
  const byCopy = await preview(`/card/${owned!.id}/`);

  expect(byCard).toEqual(byCopy);
  expect(byCard.title).toMatch(new RegExp(`^${card.name}, an? ${card.rarity} creature of`));
  expect(byCard.description).toContain(card.specialAbility);
  expect(byCard.url).toBe(`https://taleborn.test/card/${card.id}`);
  expect(byCard.image).toBe(`https://taleborn.test/share/${card.id}.jpg`);
  expect(JSON.stringify(byCopy)).not.toContain("secretname");
});

test.for(["/card/nothing", "/card/00000000-0000-4000-8000-000000000000", "/login", "/nope/nope"])(
  "a link to %s shows the game",
  async (path) => {
    const { title, url, image } = await preview(path);

    expect(title).toContain("Taleborn");
    expect(url).toBe("https://taleborn.test/");
    expect(image).toBe("https://taleborn.test/share/taleborn.jpg");
  },
);

test("the pages for visitors have words of their own", async () => {
  const all = await Promise.all(["/", "/tutorial", "/rules"].map(preview));

  expect(new Set(all.map(({ title }) => title)).size).toBe(3);
  expect(all.map(({ url }) => new URL(url).pathname)).toEqual(["/", "/tutorial", "/rules"]);
});

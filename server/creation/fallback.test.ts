import { expect, test } from "vitest";
import type { CardWriter } from "#server/ports/card-writer.ts";
import { testGame } from "#server/testing/test-game.ts";

const broken: CardWriter = {
  name: "broken provider",
  write(_, onField) {
    onField({ name: "Halfdone" });
    return Promise.reject(new Error("the provider went away"));
  },
};

const game = await testGame({
  adjust: ({ writers, artists }) => ({
    writers: [broken, ...writers],
    artists: [{ name: "broken", paint: () => Promise.reject(new Error("no picture")) }, ...artists],
  }),
});

test("when the provider fails, the forge finishes the card", async () => {
  const player = await game.player();

  const { status, body } = await player.creates("a brave snail with a crystal shell");

  expect([status, body.creation.state]).toEqual([200, "done"]);
  expect(body.card?.name).not.toBe("Halfdone");
  const [row] = await game.db.rows(
    `select words_by as "wordsBy", picture_by as "pictureBy" from creations where id = $1`,
    [body.creation.id],
  );
  expect(row).toEqual({ wordsBy: "forge", pictureBy: "forge" });
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

test("a stopping server lets go of those who watch, and they get what was known", async () => {
  const player = await game.player();
  const id = randomUUID();
  await game.db.rows(
    `insert into creations (id, player_id, kind, source, day, description, rarity, attack, defense,
       seed) values ($1, $2, 'daily', 'never finished', current_date, 'x', 'common', 20, 20, 1)`,
    [id, player.id],
  );
  const address = await game.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { cookie: player.jar.cookie ?? "" };
  const watching = await fetch(`${address}/api/creations/${id}/events`, { headers });

  const [text] = await Promise.all([watching.text(), game.app.close()]);

  expect(text).toContain('"state":"writing"');
  expect(text).not.toContain("event: end");
});

/** Two servers of one game that have a database and a bucket in common, and no folder. */
import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createCard, getCreation } from "#contract/creation.ts";
import { askForExport, EXPORT_FILE, readExport } from "#contract/own-data.ts";
import { unzip } from "./own-data/test-unzip.ts";
import { openS3Server } from "./testing/s3-server.ts";
import { testGame, type ActingPlayer } from "./testing/test-game.ts";

const s3 = await openS3Server();
const game = await testGame({ storage: s3.settings });
const other = await game.another();

const until = (look: () => Promise<boolean>) =>
  vi.waitUntil(look, { timeout: 300_000, interval: 100 });

async function hasExport(player: ActingPlayer) {
  await player.call(askForExport, {});
  await until(async () => (await player.call(readExport, {})).body.state === "ready");
}

test("each serves the pictures and exports that the other one has made", async () => {
  const player = await game.player();
  const { body } = await player.creates("a fox of glass");
  const { imageUrl } = body.card!;
  const elsewhere = other.as(player);

  const pictures = await Promise.all(
    [imageUrl, imageUrl.replace(".webp", "-cut.webp")].flatMap((url) =>
      [player, elsewhere].map((each) => each.send({ method: "GET", url })),
    ),
  );
  await hasExport(player);
  const files = await Promise.all(
    [player, elsewhere].map((each) => each.send({ method: "GET", url: EXPORT_FILE })),
  );

  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(pictures[1]!.rawPayload).toEqual(pictures[0]!.rawPayload);
  expect(pictures[3]!.rawPayload).toEqual(pictures[2]!.rawPayload);
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(files[1]!.rawPayload).toEqual(files[0]!.rawPayload);
  expect([...unzip(files[1]!.rawPayload).keys()]).toContain("index.html");
  for (const disk of game.disks) {
    expect(readdirSync(disk).filter((name) => !name.endsWith(".key"))).toEqual([]);
  }
});

test("while the bucket is away players read so, and what was promised comes afterwards", async () => {
  const player = await game.player();
  const { imageUrl } = (await player.creates("an owl of paper")).body.card!;
  await hasExport(player);
  const maker = await game.player();

  await s3.goesAway();
  const wish = { description: "a heron of rain", watch: true };
  const { creation } = (await maker.call(createCard, wish)).body;
  const refused = [];
  for (const url of [imageUrl, EXPORT_FILE]) {
    refused.push(await player.send({ method: "GET", url }));
  }
  await until(async () => {
    const row = await game.db.one<{ failures: number }>(
      `select failures from creations where id = $1`,
      [creation.id],
    );
    return row.failures > 0;
  });
  await s3.comesBack();

  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
    expect(JSON.parse(body)).toMatchObject({ code: "no_storage" });
  }
  await until(async () => {
    const made = await maker.call(getCreation, { id: creation.id });
    return made.body.state === "done";
  });
  for (const url of [imageUrl, EXPORT_FILE]) {
    expect((await player.send({ method: "GET", url })).statusCode).toBe(200);
  }
});

import { expect, test, vi } from "vitest";
import * as creation from "#contract/creation.ts";
import { takeUnfinished } from "./queries.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

/** The database goes away before the picture of this one is kept. */
const INTERRUPTED = "a wren of thunder";

/** When which description was painted, by whichever server. */
const painted: { description: string; atMs: number }[] = [];

const game = await testGame({
  adjust: ({ artists, pictures }) => ({
    pictures: {
      ...pictures,
      put(bytes) {
        if (timesPainted(INTERRUPTED) % 2 === 0) return pictures.put(bytes);
        return Promise.reject(new Error("Connection terminated unexpectedly"));
      },
    },
    artists: artists.map((artist) => ({
      ...artist,
      paint(wish) {
        painted.push({ description: wish.description, atMs: Date.now() });
        return artist.paint(wish);
      },
    })),
  }),
});

const timesPainted = (description: string) =>
  painted.filter((each) => each.description === description).length;

async function promised(player: ActingPlayer, description: string) {
  const { body } = await player.call(creation.createCard, { description, watch: true });
  return body.creation.id;
}

const untilDone = (player: ActingPlayer, id: string) =>
  vi.waitUntil(
    async () => (await player.call(creation.getCreation, { id })).body.state === "done",
    { timeout: 300_000, interval: 100 },
  );

/** As a process leaves it that has died while it painted. */
const forgetPicture = (id: string, takenFor: string, failures = 0) =>
  game.db.transaction(async (tx) => {
    const gone = await tx.one<{ card: string; owned: string }>(
      `select card_id as card, owned_card_id as owned from creations where id = $1`,
      [id],
    );
    await tx.rows(
      `update creations set state = 'painting', card_id = null, owned_card_id = null, picture = null,
              failures = $3, taken_until = now() + $2::interval where id = $1`,
      [id, takenFor, failures],
    );
    await tx.rows(`alter table card_moves disable trigger card_moves_are_append_only`);
    await tx.rows(`delete from card_moves where owned_card_id = $1`, [gone.owned]);
    await tx.rows(`alter table card_moves enable trigger card_moves_are_append_only`);
    await tx.rows(`delete from owned_cards where id = $1`, [gone.owned]);
    await tx.rows(`delete from cards where id = $1`, [gone.card]);
  });

test("two servers make each promised card once", async () => {
  await game.another();
  const wishes = ["a fox of glass", "an owl of paper", "a snail of stone", "a bear of snow"];

  const made = await Promise.all(
    wishes.map(async (description) => {
      const player = await game.player();
      const before = (await player.cards()).length;
      await untilDone(player, await promised(player, description));
      return (await player.cards()).length - before;
    }),
  );

  expect(made).toEqual([1, 1, 1, 1]);
});

test("what a server makes it does not take once more, however late it is to say so", async () => {
  const player = await game.player();
  const id = await promised(player, "a crab of coral");
  await untilDone(player, id);
  await forgetPicture(id, "-1 second");

  const taking = { atMost: 100, forMs: 1_000, except: [id] };
  expect(await game.db.transaction((tx) => takeUnfinished(tx, taking))).not.toContainEqual({ id });
  await untilDone(player, id);
});

test("a database that went away is no failure of the card, which comes when it is back", async () => {
  const player = await game.player();
  const id = await promised(player, INTERRUPTED);
  await untilDone(player, id);

  expect(timesPainted(INTERRUPTED)).toBe(2);
  const failures = await game.db.value<number>(`select failures from creations where id = $1`, [
    id,
  ]);
  expect(failures).toBe(0);
});

test("a card in the hands of a process that died is taken over when its time is up", async () => {
  const player = await game.player();
  const id = await promised(player, "a heron of rain");
  await untilDone(player, id);

  const diedAtMs = Date.now();
  await forgetPicture(id, "4 seconds");
  await vi.waitUntil(() => timesPainted("a heron of rain") === 2, { timeout: 300_000 });

  const missedMs = painted.at(-1)!.atMs - diedAtMs;
  expect(missedMs).toBeGreaterThan(3_900);
  await untilDone(player, id);
});

test("a card is not given up, however often its making has failed", async () => {
  const player = await game.player();
  const id = await promised(player, "a mole of moss");
  await untilDone(player, id);

  await forgetPicture(id, "-1 second", 500);

  expect(await untilDone(player, id)).toBe(true);
});

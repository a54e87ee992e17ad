import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { changeAnyCard, createAnyCard, deleteAnyCard } from "#contract/admin-collection.ts";
import { DAY_MS } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import { testGame } from "#server/testing/test-game.ts";
import { listCardKinds, sumUpCards } from "./card-counts.ts";
import { countNew, listDays } from "./daily.ts";

const game = await testGame();
const admin = await game.admin();
const ann = await game.player();

/** One by one, as `counted` has them. */
const byRows = async (tx: Tx, since: Date) => ({
  kinds: await tx.rows(
    `select rarity, element, count(*) as count from cards where archived_at is null
      group by rarity, element order by rarity, element`,
  ),
  days: await tx.rows(
    `select (created_at at time zone 'UTC')::date as day, count(*) as cards
       from cards where archived_at is null group by 1 order by 1`,
  ),
  since: await tx.one(
    `select count(*) as cards from cards where archived_at is null and created_at >= $1`,
    [since],
  ),
});

async function counted(tx: Tx, since: Date) {
  const kinds = (await listCardKinds(tx)).filter(({ count }) => count !== 0);
  const days = await listDays(tx, "2020-01-01");
  const { cards } = await countNew(tx, since);
  const place = ({ rarity, element }: (typeof kinds)[number]) => `${rarity} ${element}`;
  return {
    kinds: kinds.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)),
    days: days.filter((day) => day.cards !== 0).map(({ day, cards: n }) => ({ day, cards: n })),
    since: { cards },
  };
}

const WEEK_AGO = new Date(Date.now() - 7 * DAY_MS);

async function expectExact() {
  expect(await counted(game.db, WEEK_AGO)).toEqual(await byRows(game.db, WEEK_AGO));
  await game.db.transaction(sumUpCards);
  expect(await counted(game.db, WEEK_AGO)).toEqual(await byRows(game.db, WEEK_AGO));
}

const plain = { element: "fire", rarity: "epic", attack: 60, defense: 50 } as const;
const imageUrl = "https://pictures.taleborn.games/fox.webp";

async function makes(name: string): Promise<string> {
  const { body } = await admin.call(createAnyCard, { name, ...plain, imageUrl });
  return body.id;
}

const setAge = (tx: Tx, id: string, ms: number) =>
  tx.rows(`update cards set created_at = $2 where id = $1`, [
    id,
    new Date(WEEK_AGO.getTime() + ms),
  ]);
const setArchived = (tx: Tx, id: string, isArchived: boolean) =>
  tx.rows(`update cards set archived_at = case when $2 then now() end where id = $1`, [
    id,
    isArchived,
  ]);

test("whatever becomes of a card, it is counted as it is", async () => {
  await expectExact();
  await ann.creates("a patient paper crane");
  const [kept, gone] = [await makes("Quillfox Aex"), await makes("Quillfox Bex")];
  await expectExact();

  await admin.call(changeAnyCard, {
    id: kept,
    name: "Quillfox Aex",
    ...plain,
    rarity: "legendary",
  });
  await expectExact();
  await admin.call(changeAnyCard, { id: kept, name: "Quillfox Aex", ...plain, element: "water" });
  await expectExact();
  await setArchived(game.db, kept, true);
  await expectExact();
  await game.db.rows(`update cards set rarity = 'common' where id = $1`, [kept]);
  await expectExact();
  await setArchived(game.db, kept, false);
  await expectExact();

  expect((await admin.call(deleteAnyCard, { id: gone })).body.archived).toBe(false);
  await expectExact();
});

test.each([-DAY_MS, -1, 0, 1, 60_000, DAY_MS])(
  "a card that was made %i ms after a moment is one of those since then or not",
  async (ms) => {
    const id = await makes(`Quillfox ${ms < 0 ? "Un" : "In"}${"abcdefgh"[Math.abs(ms) % 7]}x`);
    const before = await countNew(game.db, WEEK_AGO);

    await setAge(game.db, id, ms);

    await expectExact();
    expect((await countNew(game.db, WEEK_AGO)).cards).toBe(before.cards - (ms < 0 ? 1 : 0));
    await game.db.rows(`delete from cards where id = $1`, [id]);
  },
);

test("two that change cards at once do not wait for each other, nor for the sums", async () => {
  const [one, other] = [await makes("Quillfox Cex"), await makes("Quillfox Dex")];
  await game.db.transaction(sumUpCards);

  await game.db.transaction(async (first) => {
    await setArchived(first, one, true);
    await game.db.transaction(async (second) => {
      await setArchived(second, other, true);
      await game.db.transaction(sumUpCards);
      await setAge(second, other, -DAY_MS);
    });
    await expectExact();
    await setArchived(first, one, false);
    await game.db.rows(`delete from cards where id = $1`, [other]);
    await first.rows(`update cards set element = 'ice' where id = $1`, [one]);
  });

  expect(await counted(game.db, WEEK_AGO)).toEqual(await byRows(game.db, WEEK_AGO));
  await expectExact();
});

test("cards that were made before they were counted are counted once", async () => {
  await makes("Quillfox Eex");
  const file = "server/migrations/0125-cards-counted-as-they-change.sql";
  const migration = (await readFile(file, "utf8")).replaceAll("$$", "$body$");
  await game.db.rows(`do $outer$ begin execute $inner$
    drop trigger card_counts_follow_cards on cards;
    drop function card_counts_follow_cards;
    drop table card_counts;
    ${migration} $inner$; end $outer$`);

  await expectExact();
  await makes("Quillfox Fex");
  expect(await counted(game.db, WEEK_AGO)).toEqual(await byRows(game.db, WEEK_AGO));
});

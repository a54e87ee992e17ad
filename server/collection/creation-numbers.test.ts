import { expect, test } from "vitest";
import { readFile } from "node:fs/promises";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
const { id: makerId } = await game.player();

let made = 0;

const insertCreation = () =>
  game.db.value<number>(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack,
                          defense, abilities, special_ability, description, backstory, image_url,
                          thumb_url, usd_value_cents, creator_id)
       select gen_random_uuid(), 'created', $1, lower($1), '', element, rarity, attack, defense,
              abilities, special_ability, description, backstory, image_url, thumb_url,
              usd_value_cents, $2
         from cards where origin = 'catalogue' limit 1 returning creation_number as number`,
    [`Numbered ${++made}`, makerId],
  );

/** Several statements, of which a prepared one takes only one. */
const runAll = (sql: string) =>
  game.db.rows(`do $outer$ begin execute $inner$ ${sql} $inner$; end $outer$`);

const numbersByTime = () =>
  game.db.rows<{ number: number }>(
    `select creation_number as number from cards where origin = 'created' order by created_at, id`,
  );

test("creations are numbered one after the other, also when many are made at once", async () => {
  const first = await insertCreation();
  const together = await Promise.all(Array.from({ length: 20 }, insertCreation));
  const last = await insertCreation();

  expect(new Set([first, ...together, last]).size).toBe(22);
  expect(Math.min(...together)).toBeGreaterThan(first);
  expect(last).toBeGreaterThan(Math.max(...together));
});

test("the game's own creatures have no number", async () => {
  const numbered = await game.db.rows(
    `select from cards where origin = 'catalogue' and creation_number is not null`,
  );
  expect(numbered).toEqual([]);
});

test("cards that were made before there were numbers get them by their age", async () => {
  const migration = await readFile("server/migrations/0101-creation-numbers.sql", "utf8");
  await runAll(`
    drop trigger creations_are_numbered on cards;
    drop function number_creation;
    alter table cards drop column creation_number;
    drop sequence creation_numbers;
    ${migration}`);

  expect((await numbersByTime()).map(({ number }) => number)).toEqual(
    Array.from({ length: made }, (_, i) => i + 1),
  );
  expect(await insertCreation()).toBe(made);
});

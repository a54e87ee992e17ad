import { expect, test } from "vitest";
import * as moderation from "#contract/moderation.ts";
import { renameCard } from "#contract/remakes.ts";
import { createListing } from "#contract/market.ts";
import { createTrade } from "#contract/trades.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { makesCard } from "#server/collection/test-makers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { spentFor, withCoins } from "./test-makers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const { renameCoins } = standardSettings;

const renames = (player: ActingPlayer, id: string, name: string, price = renameCoins) =>
  player.call(renameCard, { id, name, price });

let names = 0;
/** Doubled letters and digits count once in names. */
const freshName = () => `Moss Lantern ${++names % 10} ${Math.floor(names / 10)} of Oak`;

async function maker({ coins = 5000 } = {}) {
  const player = await withCoins(game, coins);
  return { player, id: await makesCard(game, player) };
}

const spent = (player: ActingPlayer) => spentFor(player, "card_renamed");

const cardOf = async (player: ActingPlayer, id: string) =>
  (await player.cards()).find((owned) => owned.id === id)?.card;

test("a creature gets another name for coins, and its story calls it by that", async () => {
  const { player } = await maker();
  const made = (await player.creates("a tiny fox that carries a lantern")).body.card!;
  const { id } = (await player.cards()).find(({ cardId }) => cardId === made.id)!;
  const name = freshName();

  const { status, body } = await renames(player, id, `  ${name}  `);

  expect([status, body.message]).toEqual([200, `Your creature is called ${name} now.`]);
  const card = await cardOf(player, id);
  expect(card?.name).toBe(name);
  expect(`${card?.description} ${card?.backstory}`).not.toContain(made.name);
  expect(card).toMatchObject({ attack: made.attack, imageUrl: made.imageUrl, looks: made.looks });
  expect(await spent(player)).toBe(renameCoins);
});

test("what a card may not be called is refused, and takes nothing", async () => {
  const { player, id } = await maker();
  const other = await maker();
  const taken = freshName();
  await renames(other.player, other.id, taken);
  const refused = async (name: string, price?: number) =>
    (await renames(player, id, name, price)).refusal.code;

  expect(await refused("Pikachu")).toBe("unsafe_description");
  expect(await refused("naked woman")).toBe("unsafe_description");
  expect(await refused("x".repeat(31))).toBe("bad_input");
  expect(await refused(" ")).toBe("bad_input");
  expect(await refused("www.fox.example")).toBe("bad_input");
  expect(await refused("!!!")).toBe("no_name");
  expect(await refused(taken.toUpperCase())).toBe("name_taken");
  expect(await refused((await cardOf(player, id))!.name)).toBe("same_name");
  expect(await refused(freshName(), renameCoins - 1)).toBe("rename_price_changed");
  const poor = await maker({ coins: 1 });
  let last = "";
  while (last === "") last = (await renames(poor.player, poor.id, freshName())).refusal.code;
  expect(last).toBe("rename_too_expensive");
  expect(await spent(player)).toBe(0);
});

const code = async (who: ActingPlayer, which: string) =>
  (await renames(who, which, freshName())).refusal.code;

test("only its maker renames a card, and only while nobody else has to do with it", async () => {
  const { player, id } = await maker();
  const other = await game.player();
  const catalogue = (await player.cards()).find((owned) => owned.madeBy === "game")!;
  expect(await code(other, id)).toBe("no_card");
  expect(await code(player, catalogue.id)).toBe("not_own_making");
  await game.db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     select gen_random_uuid(), $2, card_id, 'vault', 'gift', 'gift:test' from owned_cards where id = $1`,
    [id, other.id],
  );
  expect(await code(player, id)).toBe("made_is_elsewhere");
  const sold = await maker();
  await sold.player.call(createListing, { cardId: sold.id, price: 10, confirmed: true });
  expect(await code(sold.player, sold.id)).toBe("card_held");
  const offered = await maker();
  await offered.player.call(createTrade, { offeredCardId: offered.id });
  expect(await code(offered.player, offered.id)).toBe("card_held");
  const hidden = await maker();
  await game.db.rows(
    `update cards set image_url = '/api/art/forgotten.svg'
      where id = (select card_id from owned_cards where id = $1)`,
    [hidden.id],
  );
  expect(await code(hidden.player, hidden.id)).toBe("made_is_hidden");
});

test("renamed twice at once it is paid for as often as it was renamed", async () => {
  const { player, id } = await maker();
  const [one, two] = [freshName(), freshName()];

  const both = await Promise.all([renames(player, id, one), renames(player, id, two)]);
  const same = await Promise.all([
    renames(player, id, "Bramble Bo"),
    renames(player, id, "Bramble Bo"),
  ]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(same.map(({ refusal }) => refusal.code).filter(Boolean)).toEqual(["same_name"]);
  expect(await spent(player)).toBe(3 * renameCoins);
});

test("renamed and put up for sale at once: the listing has the name that was paid for", async () => {
  for (let round = 0; round < 10; round++) {
    const { player, id } = await maker();
    const name = freshName();

    const [renamed, listed] = await Promise.all([
      renames(player, id, name),
      player.call(createListing, { cardId: id, price: 10, confirmed: true }),
    ]);

    expect(listed.status).toBe(200);
    expect(renamed.refusal.code ?? "").toMatch(/^(card_held)?$/);
    const keys = await game.db.one<{ key: string; listed: string; name: string }>(
      `select c.name_key as key, l.name_key as listed, c.name from listings l
         join cards c on c.id = l.card_id where l.owned_card_id = $1`,
      [id],
    );
    expect(keys.listed).toBe(keys.key);
    expect(keys.name === name).toBe(renamed.status === 200);
    expect(await spent(player)).toBe(renamed.status === 200 ? renameCoins : 0);
  }
});

test("two players who want one name at once: one has it, and pays", async () => {
  const makers = [await maker(), await maker()];
  const name = freshName();

  const answers = await Promise.all(makers.map(({ player, id }) => renames(player, id, name)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const coins = await Promise.all(makers.map(({ player }) => spent(player)));
  expect(coins.toSorted((a, b) => a - b)).toEqual([0, renameCoins]);
});

test("a doubtful new name waits for an admin, as that of a new card does", async () => {
  const { player, id } = await maker();
  await game.db.rows(`update cards set doubts_read = true where creator_id = $1`, [player.id]);
  await renames(player, id, freshName());
  const read = await game.db.value<boolean>(
    `select doubts_read as read from cards where creator_id = $1`,
    [player.id],
  );
  expect(read).toBe(false);
});

test("a creature with another name can be reported again by the same player", async () => {
  const { player, id } = await maker();
  const reader = await game.player();
  const { cardId } = (await player.cards()).find((owned) => owned.id === id)!;
  await game.db.rows(`insert into shared_cards (player_id, card_id) values ($1, $2)`, [
    player.id,
    cardId,
  ]);
  const mayReport = async () =>
    (await reader.call(moderation.cardMaker, { id: cardId })).body.mayReport;
  const reports = async () =>
    (await reader.call(moderation.sendReport, { cardId, reason: "unkind" })).status;
  expect([await mayReport(), await reports(), await mayReport()]).toEqual([true, 200, false]);
  expect(await reports()).toBe(409);

  expect((await renames(player, id, freshName())).status).toBe(200);

  expect([await mayReport(), await reports(), await mayReport()]).toEqual([true, 200, false]);
  expect(await reports()).toBe(409);
});

test("after all of this every rule of the audit holds", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test.for([
  [
    "another name without its coins",
    "another name took its coins once",
    `insert into card_renames (id, card_id, player_id, former_name, coins, renamed_at)
     select gen_random_uuid(), id, $1, name, 100, now() from cards where creator_id = $1`,
  ],
  [
    "coins for a name that no card got",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', -100, 'card_renamed', 'rename:' || gen_random_uuid(), 0)`,
  ],
] as const)("%s are found", async ([, rule, sql]) => {
  const { player } = await maker();
  expect(await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]))).toContain(rule);
});

import { expect, test } from "vitest";
import { sha256 } from "#server/lib/ids.ts";
import { olderDatabase } from "#server/testing/older-database.ts";

/** A row as the game wrote it before battles were stored compactly. */
const oldBattle = {
  teams: [
    [oldFighter("00000000-0000-7000-8000-00000000000a", "Emberkoi", 45)],
    [oldFighter("00000000-0000-8000-8000-00000000000c", "Cindlepup", 39)],
  ],
  log: {
    version: 1,
    seed: 4_000_000_000,
    winner: 0,
    decidedBy: "power",
    powers: [93.5, 86],
    bonusPercents: [0, 0],
    elementalAdvantage: 0,
    powerDifference: 7.5,
    speeds: [37, 34],
    roundsWon: [1, 0],
    rounds: [
      {
        blows: [
          { power: 93.5, bonusPercent: 0, damage: 86 },
          { power: 86, bonusPercent: 0, damage: 86 },
        ],
        winner: 0,
        health: [7.5, 0],
      },
    ],
  },
};

function oldFighter(cardId: string, name: string, attack: number) {
  const rest = { rarity: "common", defense: 30, imageUrl: "/creatures/x-s.webp" };
  return { cardId, name, element: "fire", attack, ...rest };
}

test("battles that were stored with everything keep what they were made of", async () => {
  const { db, bringUp } = await olderDatabase("0012");
  const player = "00000000-0000-7000-8000-000000000001";
  const design = "00000000-0000-7000-8000-00000000000b";
  const catalogue = "00000000-0000-8000-8000-00000000000c";
  await db.rows(
    `insert into players (id, email, email_key, username, username_key, password_hash)
     values ($1, 'a@game.test', 'a@game.test', 'old', 'old', '')`,
    [player],
  );
  await db.rows(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack,
       defense, abilities, special_ability, description, backstory, looks, image_url, thumb_url,
       usd_value_cents)
     select id, 'created', name, name, '', 'fire', 'common', 1, 1, '{}', '', '', '', '', '', '', 1
       from unnest($1::uuid[], $2::text[]) as made (id, name)`,
    [
      [design, catalogue],
      ["Emberkoi", "Cindlepup"],
    ],
  );
  await db.rows(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     values ('00000000-0000-7000-8000-00000000000a', $1, $2, 'vault', 'test', 'test')`,
    [player, design],
  );
  await db.rows(
    `insert into battles (id, battle_type, status, mode, challenger_id, opponent_kind,
       opponent_name, challenger_won, challenger_power, opponent_power, seed, log)
     values ($1, 'pve', 'completed', 'quick', $1, 'computer', 'Odd Tobias', true, 93.5, 86, 7, $2)`,
    [player, JSON.stringify(oldBattle)],
  );

  await bringUp();

  expect(await db.rows(`select log, digest from battles`)).toEqual([
    {
      log: {
        version: 1,
        seed: 4_000_000_000,
        teams: [[[design, "fire", 45, 30]], [[catalogue, "fire", 39, 30]]],
      },
      digest: sha("0 power 93.5 86 0 0 37 34 1 0 93.5 0 86 86 0 86 0 7.5 0"),
    },
  ]);
});

const sha = (figures: string) => sha256(figures).toString("hex").slice(0, 16);

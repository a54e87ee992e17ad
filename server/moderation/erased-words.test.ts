/** What a moderator has taken away is kept for as long as its player stays. */
import { expect, test, vi } from "vitest";
import { listLog, undoDeed } from "#contract/admin.ts";
import { refuseChild } from "#contract/family.ts";
import { takeBackRequest } from "#contract/friends.ts";
import { decideReport } from "#contract/moderation.ts";
import { listNotifications } from "#contract/notifications.ts";
import { aFamily, asks, newAddress } from "#server/family/test-family.ts";
import { asks as asksFriend } from "#server/friends/test-friends.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { tablesWith } from "#server/testing/traces.ts";

const game = await testGame();
const { child, tokenFor } = aFamily(game);

type Person = { id: string };

/** A card of the player's own words, of which these players have a copy. */
async function cardOf(maker: Person, name: string, owners: readonly Person[]) {
  const id = await game.db.value<string>(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
                        abilities, special_ability, description, backstory, looks, image_url,
                        thumb_url, usd_value_cents, creator_id)
     select gen_random_uuid(), 'created', $1, lower($1), japanese_name, element, rarity, attack,
            defense, abilities, special_ability, $1, backstory, looks, image_url, thumb_url,
            usd_value_cents, $2
       from cards where origin = 'catalogue' limit 1 returning id`,
    [name, maker.id],
  );
  for (const owner of owners) {
    await game.db.rows(
      `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
       values (gen_random_uuid(), $1, $2, 'vault', 'gift', 'gift:' || gen_random_uuid())`,
      [owner.id, id],
    );
  }
  return id;
}

const isTold = ({ id }: Person, cardId: string, name: string) =>
  game.db.rows(
    `insert into notifications (player_id, kind, link, cause, code, params)
     values ($1, 'received', '', $2, 'card_received', jsonb_build_object('name', $3::text))`,
    [id, `card:${cardId}`, name],
  );

type Taken = { kind: "card" | "name"; subjectId: string };

async function takesAway(admin: Caller, player: Person, { kind, subjectId }: Taken) {
  const openedAt = "2026-11-23T08:00:00.000Z";
  const id = await game.db.value<string>(
    `insert into report_cases (kind, subject_id, reported_id, state, opened_at)
     values ($1, $2, $3, 'open', $4) returning id`,
    [kind, subjectId, player.id, openedAt],
  );
  const decision = kind === "card" ? "hide" : "rename";
  const decided = { id, state: "open", openedAt, decision } as const;
  expect((await admin.call(decideReport, decided)).refusal.code).toBe("");
}

/** Returns the number of the deed in the log. */
async function takesWordsAway(admin: Caller, maker: Person, cardId: string) {
  await takesAway(admin, maker, { kind: "card", subjectId: cardId });
  const [row] = (await admin.call(listLog, { subject: cardId })).body;
  return row!.number;
}

async function leaves({ id, ...caller }: Person & Caller) {
  const email = newAddress();
  await asks(caller, email);
  const token = await tokenFor(email, "/family/answer");
  await game.visitor().call(refuseChild, { token, why: "no" });
  await vi.waitFor(
    async () => {
      const row = await game.db.one<{ email: string }>(`select email from players where id = $1`, [
        id,
      ]);
      expect(row.email).toMatch(/^erased /);
    },
    { timeout: 300_000, interval: 100 },
  );
}

test("words that a moderator took away go with their player, and no admin brings them back", async () => {
  const word = "vrilmoth";
  const [maker, friend, admin] = [await child(), await game.player(), await game.admin()];
  const own = await cardOf(maker, `Lone ${word}`, [maker]);
  const withFriend = await cardOf(maker, `Far ${word}`, [maker, friend]);
  const deeds = [
    await takesWordsAway(admin, maker, own),
    await takesWordsAway(admin, maker, withFriend),
  ];
  // As of a deal at the same moment.
  await isTold(friend, own, `Lone ${word}`);
  await isTold(friend, withFriend, `Far ${word}`);
  expect(await tablesWith(game.db, word)).toEqual(
    expect.arrayContaining(["public.former_card_words", "public.notifications"]),
  );

  await leaves(maker);

  expect(await tablesWith(game.db, word)).toEqual([]);
  const told = await game.db.rows(
    `select params ->> 'name' as name from notifications where cause = any($1) order by id`,
    [[`card:${own}`, `card:${withFriend}`]],
  );
  expect(told).toEqual([
    { name: expect.stringMatching(/^Forgotten Creature /) },
    { name: expect.stringMatching(/^Nameless Creature /) },
  ]);
  for (const number of deeds) {
    expect((await admin.call(undoDeed, { number })).refusal.code).toBe("changed_since");
  }
});

test("what a moderator takes away is not read behind the bells of others either", async () => {
  const [admin, rude, reader] = [await game.admin(), await game.player(), await game.player()];
  const name = "Vrulmoth";
  const cardId = await cardOf(rude, name, [rude, reader]);
  await isTold(reader, cardId, name);
  await asksFriend(rude, reader);
  await rude.call(takeBackRequest, { id: reader.id });
  const reads = async () => {
    const bell = JSON.stringify((await reader.call(listNotifications, {})).body.items);
    return [name, rude.username].filter((word) => bell.includes(word));
  };
  expect(await reads()).toEqual([name, rude.username]);

  await takesWordsAway(admin, rude, cardId);
  expect(await reads()).toEqual([rude.username]);
  await takesAway(admin, rude, { kind: "name", subjectId: rude.id });
  expect(await reads()).toEqual([]);
});

/** What happens to an account without a call of its player: the same table as for the calls. */
import { expect, test } from "vitest";
import { createCard } from "#contract/creation.ts";
import { getLeaderboard } from "#contract/arena.ts";
import { quickBattle } from "#contract/battle.ts";
import { chooseInDuel, sendEmote } from "#contract/duel.ts";
import { generateInvite, redeemInvite } from "#contract/invites.ts";
import { getReplay } from "#contract/replays.ts";
import { getSharedCard } from "#contract/sharing.ts";
import { createTrade } from "#contract/trades.ts";
import type { Capability } from "#game/account/capabilities.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { openTab } from "#server/live/test-tab.ts";
import { newCard, giveCard, sells } from "#server/market/test-sellers.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import type { CardWriter } from "#server/ports/card-writer.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { deckCard, notificationsOf } from "#server/trades/test-dealers.ts";
import { kindNames as allKinds, playerWho, refusalFor, type Kind } from "./test-kinds.ts";

const pushed = new Set<string>();
const heardOutside: string[] = [];

const awayWriter: CardWriter = {
  name: "away",
  write({ description }) {
    heardOutside.push(description);
    return Promise.reject(new Error("nobody is there"));
  },
};
const awayArtist: CardArtist = {
  name: "away",
  paint({ description }) {
    heardOutside.push(description);
    return Promise.reject(new Error("nobody is there"));
  },
};
const instantArtist: CardArtist = {
  name: "instant",
  paint: () => Promise.resolve({ picture: Buffer.from("picture"), thumb: Buffer.from("thumb") }),
};

const game = await testGame({
  adjust: ({ writers, localModerator }) => ({
    writers: [awayWriter, ...writers],
    artists: [awayArtist, instantArtist],
    moderator: {
      review(text) {
        heardOutside.push(text);
        return localModerator.review(text);
      },
    },
    pusher: {
      publicKey: "",
      canReach: () => true,
      send({ endpoint }) {
        pushed.add(endpoint);
        return Promise.resolve("sent");
      },
    },
  }),
});
const { db } = game;

/** A suspended account calls nothing; server/suspensions tries what is closed to it. */
const kindNames = allKinds.filter((kind) => kind !== "suspended");

const players = Object.fromEntries(
  await Promise.all(kindNames.map(async (kind) => [kind, await playerWho(game, kind)] as const)),
) as Record<Kind, ActingPlayer>;

const all = kindNames.map((kind) => ({ kind, player: players[kind] }));

/** Those to whom it is open, and to whom it can happen. */
const openTo = (capability: Capability, ...never: Kind[]) =>
  kindNames.filter((kind) => refusalFor(capability, kind) === null && !never.includes(kind));

/** Those kinds of whom it is true. */
async function which(
  happens: (player: ActingPlayer, kind: Kind) => Promise<boolean>,
): Promise<Kind[]> {
  const found: Kind[] = [];
  for (const { kind, player } of all) if (await happens(player, kind)) found.push(kind);
  return found;
}

test("emotes are heard, and friends watch, where both are open", async () => {
  const emotes = new Set<string>();
  game.deps.nudges.listen("emote", ({ playerId }) => emotes.add(playerId));
  const friend = await game.player();
  const strangers = [game.visitor(), await game.player()];
  const tab = await openTab(await game.url(), friend);
  const watched = new Set<string>();

  const seen = await which(async (player, kind) => {
    const other = await game.player();
    await befriend(friend, other);
    const id = await meet(other, player);
    await other.call(sendEmote, { id, emote: "hello" });
    tab.said({ kind: "watch", duelId: id });
    if (refusalFor("emotes", kind) === null) {
      await tab.hears("watched", ({ duelId }) => duelId === id);
    }
    const { status } = await friend.call(getReplay, { id });
    for (const stranger of strangers) {
      expect((await stranger.call(getReplay, { id })).status).toBe(404);
    }
    expect((await player.call(getReplay, { id })).status).toBe(200);
    expect((await other.call(getReplay, { id })).status).toBe(200);
    await other.call(chooseInDuel, { id, step: 0, choice: "surrender" });
    for (const each of [friend, ...strangers]) {
      expect((await each.call(getReplay, { id })).status).toBe(200);
    }
    if (tab.heard.some((text) => text.includes('"watched"') && text.includes(id)))
      watched.add(player.id);
    return status === 200;
  });

  expect(seen).toEqual(openTo("emotes"));
  expect(kindNames.filter((kind) => watched.has(players[kind].id))).toEqual(openTo("emotes"));
  const heard = () => kindNames.filter((kind) => emotes.has(players[kind].id));
  await expect.poll(heard).toEqual(openTo("emotes"));
  tab.socket.close();
});

test("messages go to the devices of those who may have them", async () => {
  await db.rows(
    `insert into push_subscriptions (endpoint, player_id, session_id, p256dh, auth)
     select 'https://push.test/' || player_id, player_id, min(id::text)::uuid, '', ''
       from sessions where player_id = any($1) group by player_id`,
    [all.map(({ player }) => player.id)],
  );
  const seller = await game.player();
  for (const { player } of all) {
    const cardId = await newCard(game);
    await db.rows(`insert into wishes (player_id, card_id) values ($1, $2)`, [player.id, cardId]);
    await sells(seller, 10, await giveCard(game, seller, cardId));
  }

  const told = await which(async (player) =>
    (await notificationsOf(player)).some(({ kind }) => kind === "wished"),
  );
  expect(told).toEqual(openTo("market"));

  // One more, of a kind that no switch keeps from the list.
  await db.rows(
    `insert into notifications (player_id, kind, code, params, link, cause)
     select id, 'completed', 'card_claimed', '{"name": "Fox", "claimer": "Ann"}', '', 'test:push'
       from players where id = any($1)`,
    [all.map(({ player }) => player.id)],
  );
  await db.transaction(async (tx) => {
    const due = await tx.rows<{ notificationId: number; subscriptionId: number }>(
      `select n.id as "notificationId", s.id as "subscriptionId" from notifications n
         join push_subscriptions s on s.player_id = n.player_id where n.cause = 'test:push'`,
    );
    for (const each of due) await game.deps.jobs.add(tx, "send-push", each);
  });
  const waiting = () =>
    db.rows(
      `select 1 from jobs.job
        where name = 'send-push' and state in ('created', 'retry', 'active')`,
    );
  await expect.poll(waiting).toEqual([]);
  const reached = kindNames.filter((kind) => pushed.has(`https://push.test/${players[kind].id}`));
  expect(reached).toEqual(openTo("messages"));
});

test("no word of others leaves the game, neither when it is asked for nor when it is made", async () => {
  const asked = await which(async (player, kind) => {
    const description = `a lantern fox that ${kind.toLowerCase()} friends love`;
    const { status } = await player.call(createCard, { description });
    expect(status).toBe(200);
    const heard = heardOutside.filter((text) => text.includes(description)).length;
    expect([0, 3]).toContain(heard);
    return heard === 3;
  });
  expect(asked).toEqual(openTo("outside_ai"));
  // Names are looked at before anybody has said how old they are.
  expect(heardOutside.filter((text) => text.startsWith("player"))).toEqual([]);
});

test("words that wait for a provider stay here when it is closed meanwhile", async () => {
  const player = players.approvedAll;
  const before = heardOutside.length;
  await db.rows(
    `update allowances set open = array_remove(open, 'outside_ai') where player_id = $1`,
    [player.id],
  );
  await db.rows(
    `insert into creations (id, kind, source, player_id, day, description, rarity, attack, defense, seed)
     values (gen_random_uuid(), 'credit', 'test:late', $1, '2026-01-01', 'a late fox', 'common', 10, 10, 7)`,
    [player.id],
  );
  const state = () => db.value<string>(`select state from creations where source = 'test:late'`);
  await expect.poll(state).toBe("done");
  expect(heardOutside.length).toBe(before);
  await db.rows(`update allowances set open = open || array['outside_ai'] where player_id = $1`, [
    player.id,
  ]);
});

test("a shared card's page, its picture and its link's preview are there while sharing is open", async () => {
  const [visitor, grownUp] = [game.visitor(), players.adult];
  const looks = await which(async (player) => {
    const { card } = await deckCard(player);
    await db.rows(`delete from shared_cards`);
    await db.rows(`insert into shared_cards (player_id, card_id) values ($1, $2)`, [
      player.id,
      card.id,
    ]);
    const page = await visitor.call(getSharedCard, { id: card.id });
    // To draw is slow; one picture shows that a page that is open has one.
    const isLooked = page.status !== 200 || player.id === grownUp.id;
    const picture = isLooked ? await visitor.send({ url: `/share/${card.id}.jpg` }) : null;
    expect(picture?.statusCode ?? page.status).toBe(page.status);
    return page.status === 200;
  });
  expect(looks).toEqual(openTo("sharing"));

  // What a child has made shows no maker when another player shares it.
  const cardId = await newCard(game);
  await db.rows(`insert into shared_cards (player_id, card_id) values ($1, $2)`, [
    grownUp.id,
    cardId,
  ]);
  const named = await which(async (player) => {
    await db.rows(`update cards set creator_id = $2 where id = $1`, [cardId, player.id]);
    return (await visitor.call(getSharedCard, { id: cardId })).body.makerName !== null;
  });
  expect(named).toEqual(openTo("sharing"));
});

test("strangers neither see nor meet those who do not meet strangers", async () => {
  await db.rows(
    `insert into ratings (player_id, rating, deviation, rated_at, sure_until)
     select id, 1500, 80, now(), now() + interval '9 days' from players where id = any($1)`,
    [all.map(({ player }) => player.id)],
  );
  const names = (await game.player())
    .call(getLeaderboard, {})
    .then(({ body }) => body.map(({ name }) => name));
  const listed = await which(async (player) => (await names).includes(player.username));
  expect(listed).toEqual(openTo("strangers", "demo"));

  const own = await which(async (player) => (await player.battles("online")).status === 200);
  expect(own).toEqual(openTo("strangers"));

  const met = await which(async (player) => {
    await db.rows(`delete from online_teams`);
    const rival = await game.player();
    const playerCards = (await rival.deck()).slice(0, 3).map(({ id }) => id);
    const fights = () => rival.call(quickBattle, { playerCards, battleType: "online" });
    await fights();
    await db.rows(`update online_teams set player_id = $1`, [player.id]);
    return (await fights()).body.opponentType === "online";
  });
  expect(met).toEqual(openTo("strangers", "demo"));

  await db.rows(
    `insert into arena_queue (player_id, rating, brought, team, entered_at, seen_at)
     select id, 9000 * row_number() over (), array[id, id, id], '[]', now(), now() from players
      where id = any($1)`,
    [all.map(({ player }) => player.id)],
  );
  const waiting = async () => {
    const rows = await db.rows<{ id: string }>(`select player_id as id from arena_queue`);
    return kindNames.filter((kind) => rows.some(({ id }) => id === players[kind].id));
  };
  await expect.poll(waiting).toEqual(openTo("strangers"));
  await db.rows(`delete from arena_queue`);
});

test("nobody reaches them by an invite code or by their name", async () => {
  const guests = await which(async (player) => {
    const code = (await player.call(generateInvite, {})).body.inviteCode ?? "";
    const { body } = await (await game.player()).call(redeemInvite, { inviteCode: code });
    return body.success;
  });
  expect(guests).toEqual(openTo("invites"));

  const child = players.approvedAll;
  const { inviteCode } = (await child.call(generateInvite, {})).body;
  await db.rows(`update allowances set open = array_remove(open, 'invites') where player_id = $1`, [
    child.id,
  ]);
  const late = await (await game.player()).call(redeemInvite, { inviteCode });
  expect(late.body).toMatchObject({ success: false });

  const stranger = await game.player();
  const offered = await which(async (player) => {
    const { id: offeredCardId } = await deckCard(stranger);
    const { status } = await stranger.call(createTrade, {
      offeredCardId,
      forName: player.username,
    });
    await db.rows(`delete from daily_tallies where what = 'named_offer'`);
    return status === 200;
  });
  expect(offered).toEqual(openTo("trade"));
});

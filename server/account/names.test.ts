import { expect, test } from "vitest";
import { signUp } from "#contract/account.ts";
import { createTrade } from "#contract/trades.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { testGame } from "#server/testing/test-game.ts";
import { giveSkeletons } from "./names.ts";

const game = await testGame();
const other = await game.another();

let people = 0;

const signsUpAs = (username: string) =>
  game.visitor().call(signUp, {
    email: `names${++people}@game.test`,
    password: "lantern-of-moss",
    username,
  });

test.for([
  "admin",
  "Admin",
  "аdmin",
  "ᴀᴅᴍɪɴ",
  "adm1n",
  "4dm1n",
  "The Admin",
  "admin_77",
  "TheAdmin",
  "a.d.m.i.n",
  "Administrator",
  "moderator",
  "Mod 3",
  "m0derat0r",
  "support",
  "ѕuppοrt",
  "Support Team",
  "staff",
  "Game Master",
  "Taleborn",
  "Taleb0rn",
  "taleborn official",
  "xTaleborn",
  "Tale Born",
  "Talebo R N",
  "OfficialSupport",
])("%j is no name for a player", async (username) => {
  const { status, refusal } = await signsUpAs(username);

  expect([status, refusal.code]).toEqual([409, "username_taken"]);
});

test.for([
  "Badminton",
  "Modest Owl",
  "Supporter",
  "Staffan",
  "Admiral",
  "Adam in Rome",
  "Reborn Tales",
])("%j is one", async (username) => {
  expect((await signsUpAs(username)).status).toBe(200);
});

test.for([
  ["Moonfox", "Мoonfох"],
  ["Sunbird1", "sunbirdl"],
  ["Star Whale", "star  whale"],
  ["Cornelia", "comelia"],
])("%j is there, so that %j is taken", async ([first = "", next = ""]) => {
  expect((await signsUpAs(first)).status).toBe(200);

  expect((await signsUpAs(next)).refusal.code).toBe("username_taken");
});

test("two who look alike and come at once: one of them gets the name", async () => {
  const answers = await Promise.all(["Twinfox", "Тwinfox", "TWINFOX", "twіnfox"].map(signsUpAs));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
});

test("spaces in a name are one space each", async () => {
  expect((await signsUpAs("  Big   Blue  Bear ")).body.username).toBe("Big Blue Bear");
});

test("a player is found by a name with too many spaces", async () => {
  const ann = await game.player();
  const ben = (await signsUpAs("Little Red Owl")).body;
  const [card] = await ann.deck();

  const offer = await ann.call(createTrade, {
    offeredCardId: card!.id,
    forName: " little  red owl ",
  });

  expect([offer.status, offer.body.forName]).toEqual([200, ben.username]);
});

test("players from before look like whom they always did, and nobody new like them", async () => {
  const old = [await game.player({ username: "Oldfox" }), await game.player({ username: "Elder" })];
  await game.db.rows(
    `update players set username_skeleton = null, username = 'oldfox ' || username
     where id = any($1)`,
    [old.map(({ id }) => id)],
  );
  await game.db.rows(`update players set username = 'Оldfox Oldfox' where id = $1`, [old[1]!.id]);

  await game.db.transaction(giveSkeletons);

  const left = await game.db.rows(`select 1 from players where username_skeleton is null`);
  expect(left).toEqual([]);
  expect((await signsUpAs("Oldfox 0ldfox")).refusal.code).toBe("username_taken");
});

test("many new accounts at one address find no more codes than one", async () => {
  const guessers = [];
  for (let i = 0; i < 30; i++) guessers.push(await game.player());

  const answers = await Promise.all(
    guessers.flatMap((guesser, i) =>
      Array.from({ length: 5 }, () =>
        (i % 2 === 0 ? guesser : other.as(guesser)).call(claimTransfer, {
          transferCode: "ABCDEF",
        }),
      ),
    ),
  );

  expect(answers.filter(({ status }) => status === 404)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("nor do many addresses", async () => {
  await game.db.rows(`update counted_tries set points = 1000 where key like 'code of one kind:%'`);
  const guesser = await game.player();
  const claim = { transferCode: "ABCDEF" };

  expect((await guesser.call(claimTransfer, claim, { from: "10.1.2.3" })).status).toBe(429);
});

import { expect, test } from "vitest";
import { redeemInvite } from "#contract/invites.ts";
import { askForProof } from "#contract/security.ts";
import { askingBy } from "#server/lib/db.ts";
import { testGame } from "#server/testing/test-game.ts";

const database = { keepsReplies: true };

/** Its database goes away in the moment in which a reply is to be kept. */
const game = await testGame({
  adjust: ({ db }) => ({
    db: {
      ...db,
      ...askingBy((sql, values) =>
        database.keepsReplies || !sql.startsWith("insert into idempotent_answers as a")
          ? db.rows(sql, values)
          : Promise.reject(new Error("Connection terminated unexpectedly")),
      ),
    },
  }),
});

test("a refusal in words that could not be kept is not given, and its key stays free", async () => {
  const player = await game.player();
  const withKey = { headers: { "idempotency-key": "an-invite" } };
  const redeems = (inviteCode: string) => player.call(redeemInvite, { inviteCode }, withKey);

  database.keepsReplies = false;
  const lost = await redeems("8TT2X42K");
  database.keepsReplies = true;
  const again = await redeems("8TT2X42K");

  expect(lost).toMatchObject({ status: 503, body: { code: "no_database" } });
  expect(again).toMatchObject({ status: 200, body: { success: false } });
  expect(await redeems("8TT2X42K")).toEqual(again);
  expect(await redeems("ABCDEFGH")).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
});

test("a call whose answer is not stored counts as one of the player's changes", async () => {
  const player = await game.player();
  const counts = Array.from({ length: 600 }, () =>
    game.deps.limits.count("change by one player", player.id).catch(() => 0),
  );
  await Promise.all(counts);

  expect((await player.call(askForProof, {})).status).toBe(429);
});

import { expect, test } from "vitest";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { aFamily, approves, asks, newAddress, births } from "#server/family/test-family.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { fuzzSeed } from "#server/testing/seed.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame({ isBusy: true, adjust: ({ db }) => ({ db: heldDb(db) }) });
const { adult, child, tokenFor } = aFamily(game);

async function leaves(player: Pick<ActingPlayer, "id" | "call">) {
  const username = await game.db.value<string>(`select username from players where id = $1`, [
    player.id,
  ]);
  return player.call(deleteOwnAccount, { username });
}

test("of several deletions at once one closes the account, and the others are signed out", async () => {
  const player = await game.player();

  const answers = await Promise.all([1, 2, 3, 4].map(() => leaves(player)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
});

test("a child's only guardian is never a closed account, whenever that says yes and leaves", async () => {
  const stride = 4;
  for (let statement = diceFrom(fuzzSeed()).int(0, stride - 1); ; statement += stride) {
    const email = newAddress();
    const mika = await child(births.child());
    await asks(mika, email);
    const token = await tokenFor(email, "/family/answer");
    const mum = await adult(email);

    const yes = hold(statement, () => approves(mum, token));
    const before = await yes.stopped;
    const left = leaves(mum);
    await goAhead(game.db, left);
    yes.release();
    const statuses = (await Promise.all([yes.answer, left])).map(({ status }) => status);

    expect({ before, failed: statuses.filter((status) => status >= 500) }).toEqual({
      before,
      failed: [],
    });
    const closed = await game.db.rows(
      `select from guardianships g join players p on p.id = g.guardian_id
        where g.child_id = $1 and p.deleted_at is not null`,
      [mika.id],
    );
    expect({ before, closed }).toEqual({ before, closed: [] });
    if (before === null) break;
  }
});

import { expect, test } from "vitest";
import { forgotPassword, login, signUp } from "#contract/account.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

test("two processes on one database count guesses, letters and codes together", async () => {
  const player = await game.player();
  const settings = { databaseUrl: game.databaseUrl, dataDir: game.dataDir };
  const processes = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  /** At once and in turn: how often each status was answered. */
  const asks = async (howMany: number, { path }: { path: string }, body: object, cookie = "") => {
    const answers = await Promise.all(
      Array.from({ length: howMany }, (_, i) =>
        fetch(`${processes[i % 2]!.url}${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie },
          body: JSON.stringify(body),
        }),
      ),
    );
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  const { email, jar } = player;
  const guesses = await asks(40, login, { email, password: "guess" });
  const letters = await asks(12, forgotPassword, { email });
  const codes = await asks(12, claimTransfer, { transferCode: "ABCDEF" }, jar.cookie ?? "");

  expect(guesses).toEqual({ 401: 5, 429: 35 });
  // The letter of the sign-up was the first of five.
  expect(letters).toEqual({ 200: 4, 429: 8 });
  expect(codes).toEqual({ 404: 5, 429: 7 });

  // Passwords of tests are hashed lightly, those of a server that runs are not.
  const mia = "mia-quill";
  await asks(1, signUp, { email: `${mia}@game.test`, username: mia, password: "lantern-of-moss" });
  const hash = await game.db.value<string>(
    `select password_hash as hash from players where username = $1`,
    [mia],
  );
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await Promise.all(processes.map((each) => each.kill()));
});

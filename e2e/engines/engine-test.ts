/** Take a test from here, and `enter` opens windows of browsers of another engine. */
import { expect, test as anyTest, type TestInfo } from "@playwright/test";
import { test as ownGameTest } from "#e2e/support/own-game.ts";
import { newAccount, type Account } from "#e2e/support/player.ts";
import { Player, type Driver } from "./engine.ts";

type Open = () => Promise<Driver>;

/** Opens a window of a new browser, which shares nothing with others. */
type Enter = () => Promise<Player>;

async function close(player: Player, lastPicture: string | null) {
  try {
    if (lastPicture !== null) await player.screenshot(lastPicture);
  } finally {
    await player.close();
  }
}

const entering =
  (open: Open) =>
  async (
    { baseURL }: { baseURL: string | undefined },
    use: (enter: Enter) => Promise<void>,
    test: TestInfo,
  ) => {
    const players: Player[] = [];
    await use(async () => {
      const player = new Player(await open(), String(baseURL));
      players.push(player);
      return player;
    });
    const failed = test.status !== test.expectedStatus;
    // A browser that has ended by itself must not keep the others from being closed.
    const endings = await Promise.allSettled(
      players.map((player, index) =>
        close(player, failed ? test.outputPath(`player-${index + 1}.png`) : null),
      ),
    );
    for (const ending of endings) if (ending.status === "rejected") throw ending.reason;
  };

export const engineTest = (open: Open) =>
  anyTest.extend<{ enter: Enter }>({ enter: entering(open) });

/** The same, with a game of its own to be stopped and started again. */
export const engineTestWithOwnGame = (open: Open) =>
  ownGameTest.extend<{ enter: Enter }>({ enter: entering(open) });

export async function signUp(player: Player): Promise<Account> {
  const account = newAccount();
  await player.open("/signup");
  await player.type("Email", account.email);
  await player.type("Username", account.username);
  await player.type("Password", account.password);
  await player.type("Confirm Password", account.password);
  await player.press("button", "Create Account");
  await player.choose("Month", "January");
  await player.choose("Year", "1990");
  await player.press("button", "Continue");
  await player.sees("heading", `Ready, ${account.username}?`);
  return account;
}

/** What a browser says itself when a server that was there is gone. */
const unreachable = /WebSocket|NetworkError|Failed to fetch|Load failed|access control checks/i;

export async function expectNoComplaints(player: Player, { wasAway = false } = {}) {
  const complaints = await player.complaints();
  expect(complaints.filter((words) => !wasAway || !unreachable.test(words))).toEqual([]);
}

/** Children who ask, and parents who answer. */
import { expect, type APIResponse, type Browser, type Page } from "@playwright/test";
import { linkFromLetter } from "./letters.ts";
import { newAccount, signUp, type Account } from "./player.ts";
import { dataFolder, gameUrl } from "./the-game.ts";

/** The journeys' game, unless a journey has its own. */
const theGame = { url: gameUrl, folder: dataFolder };

const CHILD_BORN = `${new Date().getFullYear() - 9}-01`;

export const signUpChild = (page: Page): Promise<Account> => signUp(page, newAccount(), CHILD_BORN);

export async function fine(answer: Promise<APIResponse>) {
  expect((await answer).status()).toBe(200);
}

/** Another person, with a browser of their own. */
export const somebodyElse = (browser: Browser, { url } = theGame): Promise<Page> =>
  browser.newPage({ baseURL: url });

/** Asks without opening a page; what comes back is the link in the letter. */
export async function asksParent(
  child: Page,
  parentEmail: string,
  { folder } = theGame,
): Promise<string> {
  await fine(child.request.post("/api/family/ask", { data: { parentEmail } }));
  return linkFromLetter(parentEmail, "/family/answer", folder);
}

type Guardian = Account & { page: Page };

/** One more guardian for the child, by calls alone: the page of the answer has its own journey. */
export async function guardianOf(
  child: Page,
  browser: Browser,
  open: readonly string[] = [],
  game = theGame,
): Promise<Guardian> {
  const account = newAccount();
  const link = new URL(await asksParent(child, account.email, game));
  const page = await somebodyElse(browser, game);
  await signUp(page, account);
  const data = { token: link.searchParams.get("token"), open };
  await fine(page.request.post("/api/family/approve", { data }));
  return { page, ...account };
}

/** What the account may not do, and why. */
export async function closedTo(player: Page): Promise<Record<string, string>> {
  const answer = await player.request.get("/api/auth/user");
  return ((await answer.json()) as { closed: Record<string, string> }).closed;
}

/** The ids of the player's own copies. */
export async function ownCards(player: Page): Promise<string[]> {
  const answer = await player.request.get("/api/cards/user");
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
}

import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { browser, FLAGS } from "#tools/browser.mjs";
import { visitor } from "./visitor.ts";

export async function withBrowser<T>(work: (chrome: Browser) => Promise<T>): Promise<T> {
  const chrome = await chromium.launch({ ...(await browser()), args: FLAGS });
  try {
    return await work(chrome);
  } finally {
    await chrome.close();
  }
}

/** Signs up a player, who is then signed in in this browser. */
export async function enter(
  context: BrowserContext,
  { url }: { url: string },
  username: string,
): Promise<void> {
  const player = visitor(url);
  await player.signUp(username);
  const [name = "", value = ""] = player.jar.cookie.split("=");
  await context.addCookies([{ name, value, url }]);
}

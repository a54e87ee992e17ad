/** Take `test` from here: it closes all browser contexts of a journey, however the journey ends. */
import { test as anyTest, type Browser, type BrowserContext } from "@playwright/test";

/** The addresses that the journey met, to find out which journeys a change concerns. */
const SEEN = "seen";

export const test = anyTest.extend<{ goodbye: undefined }, { seen: Set<string> }>({
  seen: [
    async ({ browser }, use) => {
      const seen = new Set<string>();
      noteAddresses(browser, seen);
      await use(seen);
    },
    { scope: "worker" },
  ],
  goodbye: [
    async ({ browser, seen }, use, { annotations }) => {
      seen.clear();
      await use(undefined);
      // A page that is left open goes on: it glows, listens and asks until the last journey.
      await Promise.all(browser.contexts().map((context) => context.close()));
      annotations.push({ type: SEEN, description: JSON.stringify([...seen].toSorted()) });
    },
    { auto: true },
  ],
});

/** Notes every address of the game that a page of this browser opens or asks. */
function noteAddresses(browser: Browser, seen: Set<string>) {
  const note = (url: string) => seen.add(new URL(url).pathname);
  const listen = (context: BrowserContext) => {
    context.on("request", (request) => note(request.url()));
    context.on("page", (page) => page.on("framenavigated", (frame) => note(frame.url())));
    return context;
  };
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => listen(await open(options));
}

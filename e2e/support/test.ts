/** Take `test` from here: whoever else a journey brought along is gone when it ends, however it ends. */
import { test as anyTest } from "@playwright/test";

export const test = anyTest.extend<{ goodbye: undefined }>({
  goodbye: [
    async ({ browser }, use) => {
      await use(undefined);
      // A page that is left open goes on: it glows, listens and asks until the last journey.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

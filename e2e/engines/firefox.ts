/** Debian's Firefox, driven by Puppeteer over WebDriver BiDi. */
import { launch, type ElementHandle } from "puppeteer-core";
import type { Driver } from "./engine.ts";

/** Every window has a browser of its own, so that players do not share cookies. */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  return {
    async open(url) {
      // Firefox takes the end of a page that still loads for the end of the next one.
      await page.waitForFunction("document.readyState === 'complete'");
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    run: (script, ...given) => page.evaluate(asExpression(script, given)),
    async find(script, ...given) {
      const handle = await page.evaluateHandle(asExpression(script, given));
      const element = handle.asElement() as ElementHandle | null;
      // React hears keys, and nothing of a value that is set.
      return element && { press: () => element.click(), type: (text) => element.type(text) };
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}

const asExpression = (script: string, given: unknown[]): string =>
  `(function () { ${script} }).apply(null, ${JSON.stringify(given)})`;

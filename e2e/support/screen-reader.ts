/**
 * What a screen reader says of a page, by which alone a journey can be played: whatever comes into
 * live regions, and what has the focus, by the names that the browser gives to screen readers.
 */
import { expect, type CDPSession, type Page } from "@playwright/test";

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 100;

type Property = { value?: unknown };
/** A part of the browser's accessibility tree. */
type Part = {
  nodeId: string;
  ignored: boolean;
  role?: Property;
  name?: Property;
  description?: Property;
  properties?: { name: string; value: Property }[];
};

/** Where a screen reader says that one comes into it. */
const places = new Set(["dialog", "alertdialog", "region", "list", "group", "navigation"]);

export class ScreenReader {
  readonly #page: Page;
  readonly #browser: CDPSession;
  /** What has been said since the last key and not been listened to. */
  readonly #said: string[] = [];
  #focused = "";
  #places: string[] = [];

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Of the pages that are opened in this window from now on. */
  static async of(page: Page): Promise<ScreenReader> {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Accessibility.enable");
    const reader = new ScreenReader(page, browser);
    await page.exposeFunction("sayAloud", (words: string) => void reader.#said.push(words));
    await page.addInitScript(watchRegions);
    page.on("load", () => reader.#saysTitle());
    return reader;
  }

  /**
   * Waits until something like it has been said since the last key, and returns that, once. Where the
   * page's clock is installed, it goes on by so many milliseconds with every look.
   */
  async hears(words: RegExp, aheadMs = 0): Promise<string> {
    let heard: string | undefined;
    await expect(async () => {
      if (aheadMs > 0) await this.#page.clock.fastForward(aheadMs);
      await this.#followFocus();
      const place = this.#said.findIndex((each) => words.test(each));
      expect(place, `${words} among ${JSON.stringify(this.#said)}`).not.toBe(-1);
      [heard] = this.#said.splice(place, 1);
    }).toPass({ timeout: PATIENCE_MS, intervals: [LOOK_AGAIN_MS] });
    return heard ?? "";
  }

  async press(key: string): Promise<void> {
    this.#said.length = 0;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until something like it is said, and returns that. */
  async tabTo(words: RegExp): Promise<string> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      await this.press("Tab");
      await this.#followFocus();
      const heard = this.#said.find((each) => words.test(each));
      if (heard !== undefined) return heard;
    }
    throw new Error(`Wherever Tab leads, nothing like ${words} is said.`);
  }

  /** Of a page that was opened as a whole. */
  #saysTitle(): void {
    const say = (title: string) => void this.#said.push(`${title}, page.`);
    // Where the page is gone already, nothing is said of it.
    void this.#page.title().then(say, () => undefined);
  }

  async #followFocus(): Promise<void> {
    const { result } = await this.#browser.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    const { nodes } = (await this.#browser.send("Accessibility.getAXNodeAndAncestors", {
      objectId: result.objectId ?? "",
    })) as { nodes: Part[] };
    const [part, ...around] = nodes;
    const said = part === undefined ? "" : inWords(part);
    const key = `${part?.nodeId}: ${said}`;
    if (key === this.#focused) return;
    this.#focused = key;
    const entered = around.filter(({ role }) => places.has(String(role?.value)));
    const before = this.#places;
    // The focus may be on a place itself, and go on to what is in it.
    this.#places = [part?.nodeId ?? "", ...entered.map(({ nodeId }) => nodeId)];
    const news = entered.filter(({ nodeId }) => !before.includes(nodeId)).toReversed();
    this.#said.push([...news.map(inWords), said].join(" "));
  }
}

/** `Start Practice, button, unavailable.` */
function inWords({ role, name, description, properties = [] }: Part): string {
  const states = properties
    .filter(({ name: state, value }) => state === "disabled" && value.value === true)
    .map(() => "unavailable");
  const words = [name?.value, role?.value, ...states, description?.value];
  return `${words.filter(Boolean).join(", ")}.`;
}

/** Runs in the page. A region is read out when something changes in it, not when it comes itself. */
function watchRegions(): void {
  const { sayAloud } = window as unknown as { sayAloud: (words: string) => void };
  const live = "[aria-live], [role=status], [role=alert], [role=log]";
  const alert = "[role=alert]";
  const unread = "[aria-hidden=true], svg";

  function wordsOf(node: Node): string {
    if (node instanceof Element && node.matches(unread)) return "";
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    const words = [...node.childNodes].map(wordsOf).join("");
    const isInline = node instanceof Element && getComputedStyle(node).display === "inline";
    return isInline ? words : ` ${words} `;
  }

  function alertsIn(node: Node): Element[] {
    if (!(node instanceof Element)) return [];
    return [...(node.matches(alert) ? [node] : []), ...node.querySelectorAll(alert)];
  }

  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => [
      (target instanceof Element ? target : target.parentElement)?.closest(live) ?? [],
      // These alone are read out as soon as they are there.
      ...[...addedNodes].flatMap(alertsIn),
    ]);
    for (const region of new Set(regions.flat())) {
      const isSilent = region.ariaLive === "off" || region.closest("[aria-hidden=true], [inert]");
      const words = wordsOf(region)
        .replaceAll(/\s+(?=[\s.,])/g, "")
        .trim();
      if (!isSilent && region.checkVisibility() && words !== "") sayAloud(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** A browser of another engine, as a journey sees it: pages that are looked at by role and name. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";

/** What can be done with a part of a page. */
export type Part = { press(): Promise<void>; type(text: string): Promise<void> };

/** What a driver of a browser must be able to do; a script is a function's body. */
export type Driver = {
  open(url: string): Promise<void>;
  /** Runs a script in the page, with `given` as its arguments, and waits for what it promises. */
  run(script: string, ...given: unknown[]): Promise<unknown>;
  /** The element that such a script returns; null when there is none. */
  find(script: string, ...given: unknown[]): Promise<Part | null>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
};

/** What is looked for: the query of Testing Library that finds it, its role if need be, its name. */
type Wanted = { by: "Role" | "LabelText" | "Text"; role?: string; name: string | RegExp };

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 100;
const ARRIVES_MS = 3_000;

const isThere = "return 'TestingLibraryDom' in window";

/** Put into every page: knows roles and accessible names, and hears what goes wrong. */
const ears = `${readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
)};
  const complaints = (window.complaints = []);
  const { error } = console;
  console.error = (...words) => (complaints.push(words.join(" ")), error(...words));
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));`;

const search = `
  const [by, role, pattern, flags] = arguments;
  const name = flags === null ? pattern : new RegExp(pattern, flags);
  const query = TestingLibraryDom["queryAllBy" + by];
  const all = by === "Role" ? query(document.body, role, { name }) : query(document.body, name);
  const found = all.find(
    (each) => !each.matches(":disabled, [aria-disabled=true]") && each.getClientRects().length > 0,
  );`;

const find = `${search}
  found?.scrollIntoView({ block: "center" });
  return found ?? null;`;

/** Where it is, after the page has scrolled to it. */
const place = `${search}
  found?.scrollIntoView({ block: "center" });
  return found ? JSON.stringify(found.getBoundingClientRect()) : null;`;

const read = `${search}
  return found?.textContent ?? null;`;

/** Notes whether the press arrives: what moves between a look and a press is missed. */
const awaitPress = `${search}
  window.wasPressed = false;
  found?.addEventListener("click", () => (window.wasPressed = true), { capture: true, once: true });`;

/** Another page knows nothing of it: there the press has led. */
const wasPressed = "return window.wasPressed !== false";

const choose = `${search}
  if (!found) return null;
  found.value = [...found.options].find(({ label }) => label === arguments[4]).value;
  return found.dispatchEvent(new Event("change", { bubbles: true }));`;

const words = "return document.body.innerText";

/** One window of one player. */
export class Player {
  readonly #driver: Driver;
  readonly #url: string;

  constructor(driver: Driver, url: string) {
    this.#driver = driver;
    this.#url = url;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(`${this.#url}${path}`);
    await this.#listen();
  }

  /** Returns the text of what was pressed. */
  async press(role: string, name: Wanted["name"]): Promise<string> {
    const wanted: Wanted = { by: "Role", role, name };
    let lastPlace: unknown = null;
    let pressed: string | null = null;
    // A page may change between a look and a press; what still moves would be missed.
    return this.#until(wanted, async () => {
      await this.#listen();
      // A press that came late may have taken away what is looked for.
      if (pressed !== null && (await this.#isArrived())) return pressed;
      const wasAt = lastPlace;
      lastPlace = await this.#driver.run(place, ...asGiven(wanted));
      if (lastPlace === null || lastPlace !== wasAt) return null;
      const text = await this.#read(wanted);
      const part = await this.#find(wanted);
      if (text === null || part === null) return null;
      await this.#driver.run(awaitPress, ...asGiven(wanted));
      pressed = text;
      await part.press();
      return (await this.#hasArrived()) ? text : null;
    });
  }

  #isArrived = (): Promise<unknown> => this.#driver.run(wasPressed).catch(() => true);

  /** A busy browser may be late to say so. */
  async #hasArrived(): Promise<boolean> {
    return expect
      .poll(this.#isArrived, { timeout: ARRIVES_MS })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }

  async type(name: Wanted["name"], text: string): Promise<void> {
    const wanted: Wanted = { by: "LabelText", name };
    const part = await this.#until(wanted, () => this.#find(wanted));
    await part.type(text);
  }

  /** In a select, which every engine shows in a window of its own. */
  async choose(name: Wanted["name"], option: string): Promise<void> {
    const wanted: Wanted = { by: "LabelText", name };
    await this.#until(wanted, async () => {
      await this.#listen();
      return this.#driver.run(choose, ...asGiven(wanted), option);
    });
  }

  /** Waits until it is there, and returns its text. */
  async sees(role: string, name: Wanted["name"]): Promise<string> {
    const wanted: Wanted = { by: "Role", role, name };
    return this.#until(wanted, () => this.#read(wanted));
  }

  /** Waits until a part of the page has this text of its own, and returns it. */
  async seesText(name: Wanted["name"]): Promise<string> {
    const wanted: Wanted = { by: "Text", name };
    return this.#until(wanted, () => this.#read(wanted));
  }

  run = (script: string, ...given: unknown[]): Promise<unknown> =>
    this.#driver.run(script, ...given);

  /** What the page has complained about since it was opened. */
  complaints = async (): Promise<string[]> =>
    (await this.run("return window.complaints")) as string[];

  screenshot = (path: string): Promise<void> => this.#driver.screenshot(path);

  close = (): Promise<void> => this.#driver.close();

  async #listen(): Promise<void> {
    // As a script of the driver's: the page's content policy forbids making code of a string.
    if (!(await this.#driver.run(isThere))) await this.#driver.run(ears);
  }

  async #read(wanted: Wanted): Promise<string | null> {
    await this.#listen();
    return (await this.#driver.run(read, ...asGiven(wanted))) as string | null;
  }

  async #find(wanted: Wanted): Promise<Part | null> {
    await this.#listen();
    return this.#driver.find(find, ...asGiven(wanted));
  }

  /** A page that is on its way to another one fails; it is looked at again. */
  async #until<Found>(wanted: Wanted, look: () => Promise<Found | null>): Promise<Found> {
    let found: Found | null = null;
    const looking = expect(async () => {
      found = await look();
      expect(found, `${wanted.role ?? wanted.by} ${wanted.name}`).not.toBeNull();
    }).toPass({ timeout: PATIENCE_MS, intervals: [LOOK_AGAIN_MS] });
    await looking.catch(async (error: Error) => {
      error.message += `\n\nWhat the page says:\n${String(await this.run(words))}`;
      throw error;
    });
    return found as Found;
  }
}

const asGiven = ({ by, role, name }: Wanted): unknown[] =>
  name instanceof RegExp ? [by, role, name.source, name.flags] : [by, role, name, null];

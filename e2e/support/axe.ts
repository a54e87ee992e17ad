/** What axe finds on a page, in lines that say what is wrong and where. */
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form of its sources, which every page has to read anew. */
const { source } = createRequire(import.meta.url)("axe-core/axe.min.js") as typeof axe;

/** Otherwise it writes down the HTML of all that it looks at, with everything inside, for every question. */
const SCRIPT = `${source}\naxe.configure({ noHtml: true });`;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A question to axe: which part of the page, by which rules. */
type Question = { context: string | { exclude: string[] }; options: axe.RunOptions };

/**
 * Asks axe within the page. Its own package for Playwright brings the whole of axe along with every
 * question, and all that it looked at back, which takes five times as long.
 */
async function ask(page: Page, question: Question) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  return page.evaluate<Awaited<ReturnType<typeof answer>>, object>(
    answer as (question: object) => ReturnType<typeof answer>,
    question,
  );
}

/** Runs in the page, so it stands alone. */
async function answer({ context, options }: Question) {
  const { axe: here } = window as unknown as { axe: typeof axe };
  // Whatever the bars happen to cover can be scrolled out from below them.
  scrollTo(0, 0);
  const bar = document.querySelector<HTMLElement>("[data-bottom-bar]");
  bar?.style.setProperty("position", "static");
  const { violations, passes } = await here.run(context, options);
  bar?.style.removeProperty("position");
  const findings = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => ({
      rule: `${id} (${impact})`,
      target: String(target),
      message: any[0]?.message,
    })),
  );
  return { findings, passed: passes.flatMap(({ nodes }) => nodes).length };
}

/** Everything but contrast, which has its own look below. */
export const axeFindings = (page: Page): Promise<string[]> =>
  linesOf(page, {
    runOnly: { type: "tag", values: TAGS },
    rules: { "color-contrast": { enabled: false } },
  });

/**
 * What axe judges by place and size alone. Where a page shows the same parts as in another window,
 * nothing else can differ; these take half the time.
 */
export const layoutFindings = (page: Page): Promise<string[]> =>
  linesOf(page, { runOnly: ["target-size", "scrollable-region-focusable"] });

async function linesOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  const resultTypes: axe.RunOptions["resultTypes"] = ["violations"];
  const { findings } = await ask(page, { context: "html", options: { ...options, resultTypes } });
  return findings.map(({ rule, target, message }) => `${rule}: ${target}: ${message}`);
}

export type Contrast = { findings: string[]; checked: number };

/** Of all text that says something; decoration is hidden from readers and need not be readable. */
export async function contrastFindings(page: Page): Promise<Contrast> {
  const { findings, passed } = await ask(page, {
    context: { exclude: ['main [aria-hidden="true"]'] },
    options: { runOnly: ["color-contrast"], resultTypes: ["violations", "passes"] },
  });
  return {
    findings: findings.map(({ target, message }) => `${target}: ${message}`),
    checked: passed + findings.length,
  };
}

const PLAIN = `
  *, *::before, *::after { text-shadow: none !important; backdrop-filter: none !important;
    transition: none !important; animation: none !important; }
  *::before, *::after { background-image: none !important; }
  body { background: none !important; }
  img { visibility: hidden !important; }`;

/**
 * Axe passes over all text that stands on a gradient. This makes each gradient one colour, that of
 * its first or last stop: text that can be read on both ends can be read between them. May be
 * repeated, with the other end or after the colours have changed.
 */
export const flattenGradients = (page: Page, end: "first" | "last"): Promise<void> =>
  page.evaluate(flatten, { end, plain: PLAIN });

/** Runs in the page, so it stands alone. */
function flatten({ end, plain }: { end: "first" | "last"; plain: string }): void {
  const gradient = /(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)/g;
  const color = /(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\)/g;
  const pencil = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;

  function blend(colors: readonly string[]): string {
    pencil.clearRect(0, 0, 1, 1);
    for (const each of colors) {
      pencil.fillStyle = each;
      pencil.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue, alpha = 0] = pencil.getImageData(0, 0, 1, 1).data;
    return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
  }

  function makePlain(): void {
    if (document.querySelector("style[data-plain]")) return;
    const style = document.createElement("style");
    style.dataset["plain"] = "";
    style.textContent = plain;
    document.head.append(style);
  }

  makePlain();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flat]")) {
    element.style.cssText = element.dataset["flat"] ?? "";
    element.removeAttribute("data-flat");
  }
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const style = getComputedStyle(element);
    // A gradient of a few pixels is a drawing, such as the arrow of a select.
    const isDrawing = style.backgroundSize.includes("px");
    const stops = (style.backgroundImage.match(gradient) ?? []).map((layer) => {
      const colors = layer.match(color) ?? [];
      return (end === "first" ? colors[0] : colors.at(-1)) ?? "transparent";
    });
    if (isDrawing || stops.length === 0) continue;
    const flat = blend([style.backgroundColor, ...stops.toReversed()]);
    const isText = style.backgroundClip === "text";
    element.dataset["flat"] = element.style.cssText;
    element.style.setProperty("background", isText ? "none" : flat, "important");
    if (isText) element.style.setProperty("color", flat, "important");
  }
}

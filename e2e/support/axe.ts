/** What axe finds on a page, in lines that say what is wrong and where. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No page has frames, so axe need not look into any, which takes it twice as long. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Everything but contrast, which has its own look below. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withTags(TAGS).disableRules(["color-contrast"]).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${String(node.target)}`),
  );
}

export type Contrast = { findings: string[]; checked: number };

/** Of all text that says something; decoration is hidden from readers and need not be readable. */
export async function contrastFindings(page: Page): Promise<Contrast> {
  const answer = await axe(page)
    .withRules(["color-contrast"])
    .exclude('main [aria-hidden="true"]')
    .analyze();
  const findings = answer.violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${String(target)}: ${any[0]?.message}`),
  );
  const checked = answer.passes.reduce((sum, { nodes }) => sum + nodes.length, 0);
  return { findings, checked: checked + findings.length };
}

/**
 * Axe passes over all text that stands on a gradient. This makes each gradient one colour, that of
 * its first or last stop: text that can be read on both ends can be read between them. May be
 * repeated, with the other end or after the colours have changed.
 */
export async function flattenGradients(page: Page, end: "first" | "last"): Promise<void> {
  await page.addStyleTag({
    content: `
      *, *::before, *::after { text-shadow: none !important; backdrop-filter: none !important;
        transition: none !important; animation: none !important; }
      *::before, *::after { background-image: none !important; }
      body { background: none !important; }
      img { visibility: hidden !important; }`,
  });
  await page.evaluate(flatten, end);
}

/** Runs in the page, so it stands alone. */
function flatten(end: "first" | "last"): void {
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

/** What a browser fetches to show a page. */
import { gzipSync } from "node:zlib";
import type { BrowserContext, Response } from "@playwright/test";
import { enter, withBrowser } from "./browser.ts";
import { withGame, type GameProcess } from "./processes.ts";
import type { Cell, Extent, Section } from "./table.ts";

const AIM_LANDING_KB = 100;
const AIM_HOME_KB = 140;

/** From then on a page fetches what no player waits for: the offline copy, the socket, toasts. */
const LATER_MS = 5_000;

/** How long the last of the visits is. */
const laterMs: Record<Extent, number> = { whole: 2 * LATER_MS, short: LATER_MS + 1_000 };

type Kind = "document" | "script" | "stylesheet" | "font" | "image";

/** Kilobytes by kind: text as gzip -9 makes it, fonts and pictures as they are. */
type Weight = Record<Kind, number>;

export const pageWeight: Section = {
  name: "page-weight",
  measure: (extent) =>
    withGame((game) =>
      withBrowser(async (chrome) => {
        const landing = await weigh(await chrome.newContext(), game, { isTouched: false });
        const awake = await weigh(await chrome.newContext(), game, { isTouched: true });
        const player = await chrome.newContext();
        await enter(player, game, "weigher");
        const home = await weigh(player, game, { isTouched: true });
        const untilMs = laterMs[extent];
        const later = await weigh(player, game, { isTouched: true, untilMs });
        return [
          {
            title: "What a page weighs",
            note: "kB (1000 bytes) on the wire with gzip -9. Prerendered pages have their styles in the HTML.",
            head: ["page", "HTML", "JavaScript", "CSS", "fonts", "pictures"],
            rows: [
              row("landing, to read", landing),
              row("landing, once it is touched", awake, AIM_LANDING_KB),
              row("home of a player", home, AIM_HOME_KB),
              row(`home, ${untilMs / 1000} seconds later`, later),
            ],
          },
        ];
      }),
    ),
};

const row = (what: string, weight: Weight, scriptUnder?: number): readonly Cell[] => [
  what,
  weight.document,
  scriptUnder === undefined ? weight.script : { value: weight.script, under: scriptUnder },
  weight.stylesheet,
  weight.font,
  weight.image,
];

/** Kilobytes of JavaScript of one screen, which a player opens first of all. */
export const weighPlayersPage = (game: GameProcess, path: string): Promise<number> =>
  withBrowser(async (chrome) => {
    const context = await chrome.newContext();
    await enter(context, game, "weigher");
    const at = { ...game, url: game.url + path };
    return (await weigh(context, at, { isTouched: true })).script;
  });

/** What was asked for within `untilMs` of the first request. */
async function weigh(
  context: BrowserContext,
  { url }: GameProcess,
  { isTouched, untilMs = LATER_MS }: { isTouched: boolean; untilMs?: number },
): Promise<Weight> {
  const page = await context.newPage();
  const answers = new Map<string, Response>();
  page.on("response", (answer) => answers.set(answer.url(), answer));
  await page.goto(url, { waitUntil: "networkidle" });
  if (isTouched) {
    await page.mouse.move(50, 50);
    await page.waitForTimeout(1000);
    await page.waitForLoadState("networkidle");
  }
  if (untilMs > LATER_MS) await page.waitForTimeout(untilMs);
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  const beganMs = answers.values().next().value?.request().timing().startTime ?? 0;
  for (const answer of answers.values()) {
    if (answer.request().timing().startTime - beganMs > untilMs) continue;
    const kind = answer.request().resourceType() as Kind;
    if (kind in weight) weight[kind] += kilobytes(kind, await answer.body());
  }
  await page.close();
  return weight;
}

function kilobytes(kind: Kind, body: Buffer): number {
  const isText = kind !== "font" && kind !== "image";
  return (isText ? gzipSync(body, { level: 9 }) : body).length / 1000;
}

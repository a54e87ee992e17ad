import { chromium, type Browser, type Page } from "@playwright/test";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { browser, FLAGS } from "#tools/browser.mjs";
import { barOf, BAR_S } from "#web/lib/sound/music.ts";
import { sounds, type SoundName } from "#web/lib/sound/sounds.ts";
import type { schedule, Note } from "#web/lib/sound/synth.ts";

/** Two sounds at once do not clip, and the quietest can be heard. */
const PEAK = { most: 0.45, ofMusic: 0.15, least: 0.04 };
/** What is left in a filter, which no ear hears. */
const SILENT = 0.001;
const MOST_BYTES = 8_000;
/** How soon after its last note a sound is over. */
const TAIL_S = 0.1;

const folder = join(import.meta.dirname, "../../web/lib/sound");
let chrome: Browser;
let page: Page;

/** As the browser gets it: in one file, minified. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    build: {
      write: false,
      minify: true,
      lib: { entry: join(folder, file), formats: ["es"], fileName: "sound" },
      rolldownOptions: { external: ["react", "zod/mini"] },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

beforeAll(async () => {
  const { executablePath, env } = await browser();
  chrome = await chromium.launch({
    executablePath,
    env: env as Record<string, string>,
    args: FLAGS,
  });
  page = await chrome.newPage();
  const code = `${await bundled("synth.ts")}`.replace(
    /export\s*\{\s*(\w+) as schedule\s*\}/,
    "window.schedule = $1",
  );
  await page.addScriptTag({ content: code, type: "module" });
  await page.waitForFunction("window.schedule");
});

afterAll(() => chrome.close());

/** The loudest moment of the notes, and of what is left after they should be over. */
function listenTo(notes: readonly Note[]) {
  const endS = Math.max(...notes.map(({ atS = 0, lastsS }) => atS + lastsS));
  return page.evaluate(
    async ({ heard, lengthS, tailS }) => {
      const rate = 44_100;
      const context = new OfflineAudioContext(1, Math.ceil((lengthS + tailS) * rate), rate);
      const { schedule: play } = window as unknown as { schedule: typeof schedule };
      play(context.destination, heard, 0);
      const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
      const [peak, left] = [0, Math.ceil(lengthS * rate)].map((from) =>
        samples.slice(from).reduce((most, sample) => Math.max(most, sample), 0),
      );
      return { peak: peak ?? 0, left: left ?? 1 };
    },
    { heard: [...notes], lengthS: endS, tailS: TAIL_S },
  );
}

test.for(Object.keys(sounds) as SoundName[])(
  "%s is heard, does not clip and ends",
  async (name) => {
    const { peak, left } = await listenTo(sounds[name]);
    expect(peak).toBeGreaterThan(PEAK.least);
    expect(peak).toBeLessThan(PEAK.most);
    expect(left).toBeLessThan(SILENT);
  },
);

test("the music is quieter than any sound, and every bar fades into the next", async () => {
  const bars = [0, 1, 2, 3, 4].flatMap((nth) =>
    barOf(nth, () => (nth + 0.5) / 5.5).map((note) => ({
      ...note,
      atS: (note.atS ?? 0) + nth * BAR_S,
    })),
  );
  const { peak, left } = await listenTo(bars);
  expect(peak).toBeGreaterThan(PEAK.least);
  expect(peak).toBeLessThan(PEAK.ofMusic);
  expect(left).toBeLessThan(SILENT);
});

test("all that makes sounds is small", async () => {
  const code = await bundled("speaker.ts");
  expect(code).toContain("createOscillator");
  expect(Buffer.byteLength(code)).toBeLessThan(MOST_BYTES);
});

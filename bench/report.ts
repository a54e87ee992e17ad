/** docs/measurements.md, which is always written anew from one run of everything. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { home } from "#tools/set-up.mjs";
import { inText, missedIn, type Extent, type Section, type Table } from "./table.ts";

export type Chapter = {
  name: string;
  /** Where, when and of which commit it was measured. */
  origin: string;
  seconds: number;
  tables: readonly Table[];
  /** Why there are no tables; null when there are. */
  failure: string | null;
};

export async function measureChapter(section: Section, extent: Extent): Promise<Chapter> {
  const { name } = section;
  const circumstances = await originOf();
  const began = performance.now();
  const measured = await section.measure(extent).then(
    (tables) => ({ tables, failure: null }),
    (error: unknown) => {
      console.error(error);
      const [failure = ""] = String(error).split("\n");
      return { tables: [], failure };
    },
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  return { name, origin: `${circumstances} It took ${seconds} s.`, seconds, ...measured };
}

async function originOf(): Promise<string> {
  const when = new Date().toISOString().slice(0, 16).replace("T", " ");
  const busy = await busyPercent();
  return (
    `Measured ${when} UTC at ${commit()} on ${machine()}. ` +
    `Just before, other work kept ${busy} % of the processors busy.`
  );
}

const git = (...args: string[]) => spawnSync("git", args, { cwd: home, encoding: "utf8" });

function commit(): string {
  const { status, stdout } = git("rev-parse", "--short", "HEAD");
  if (status !== 0) return "an unknown commit";
  const isChanged = git("status", "--porcelain", "--", ".", ":!docs").stdout !== "";
  return `commit ${stdout.trim()}${isChanged ? " with changes" : ""}`;
}

function machine(): string {
  const cores = cpus();
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? "unknown processor";
  return `${cores.length} cores (${model}), ${memoryGb} GB, ${process.platform}, Node ${process.version}`;
}

const LOOK_MS = 1_000;

/** How busy the machine is while the bench itself waits. */
async function busyPercent(): Promise<number> {
  const before = processorTime();
  await sleep(LOOK_MS);
  const after = processorTime();
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

function processorTime() {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, ms) => sum + ms, 0);
  return { idle, all };
}

const inWords = ({ name, origin, tables, failure }: Chapter): string[] => [
  `## ${name}`,
  "",
  origin,
  "",
  ...(failure === null ? [] : [`**Could not be measured**: ${failure}`, ""]),
  ...tables.flatMap((table) => [inText(table), "", missedIn(table).text, ""]),
];

export const chapterInText = (chapter: Chapter): string => inWords(chapter).join("\n");

export const writeDocument = (chapters: readonly Chapter[]): void =>
  writeFileSync(join(home, "docs/measurements.md"), documentOf(chapters));

export function documentOf(chapters: readonly Chapter[]): string {
  const aims = chapters.flatMap(({ tables }) => tables.map(missedIn));
  const sum = (what: "aims" | "missed") => aims.reduce((all, each) => all + each[what], 0);
  const lines = [
    "# Measurements",
    "",
    "`npm run bench` measures everything on this page, `npm run bench -- forge start` some of it, and",
    "`npm run bench -- page` measures everything and writes this page anew. Machines differ by half and more.",
    "",
    `Missed are ${sum("missed")} of ${sum("aims")} aims; under each table stands which.`,
    "",
    ...chapters.flatMap(inWords),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

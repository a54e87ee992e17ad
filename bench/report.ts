/** Keeps the last tables of every section, so that sections can be measured one at a time. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { home } from "#tools/set-up.mjs";
import { inText, type Table } from "./table.ts";

type Kept = { measuredAt: string; machine: string; tables: Table[] };

type Report = Record<string, Kept>;

const file = join(home, ".cache/bench.json");
const document = join(home, "docs/measurements.md");

const machine = (): string => {
  const cores = cpus();
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? "unknown processor";
  return `${cores.length} cores (${model}), ${memoryGb} GB, ${process.platform}, Node ${process.version}`;
};

function read(): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return {};
  }
}

export function keep(section: string, tables: Table[]): void {
  const kept: Kept = { measuredAt: new Date().toISOString(), machine: machine(), tables };
  mkdirSync(join(home, ".cache"), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...read(), [section]: kept }, null, 2));
}

/** Writes docs/measurements.md from what was measured last; what was not measured here stays. */
export function writeDocument(sections: readonly string[]): void {
  const report = read();
  const before = chaptersOf(readFileSync(document, "utf8"));
  const chapters = sections.flatMap((section) => {
    const kept = report[section];
    return kept ? chapterOf(section, kept) : (before.get(section) ?? []);
  });
  writeFileSync(document, `${[...introduction, ...chapters].join("\n").trimEnd()}\n`);
}

function chapterOf(section: string, { measuredAt, machine: where, tables }: Kept): string[] {
  const when = `Measured ${measuredAt.slice(0, 16).replace("T", " ")} UTC on ${where}.`;
  return [`## ${section}`, "", when, "", ...tables.flatMap((table) => [inText(table), ""])];
}

/** The lines of every chapter by its name. */
function chaptersOf(text: string): ReadonlyMap<string, string[]> {
  const [, ...parts] = text.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const lines = `## ${part}`.split("\n").slice(0, -1);
      return [part.split("\n")[0] ?? "", lines];
    }),
  );
}

const introduction = [
  "# Measurements",
  "",
  "`npm run bench` measures everything on this page, `npm run bench -- forge start` some of it, and",
  "`npm run bench -- page` writes this page from the last results (they lie in `.cache/bench.json`).",
  "Each chapter says when and where it was measured; machines differ by half and more.",
  "",
  "The machine did other work at the same time: trust the ratios more than the rates.",
  "",
];

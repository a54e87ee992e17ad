/**
 * Judges the paper's own prompts: node bench/forge-scenes/paper.ts FILE, where FILE is
 * `prompts/evaluation_metadata.jsonl` of https://github.com/djghosh13/geneval. Prints what is
 * wrong and the share of each kind.
 */
import { readFileSync } from "node:fs";
import type { SceneRelation } from "#forge/understanding/understood.ts";
import { faultOf } from "./judge.ts";
import { spoken, type Wanted } from "./prompts.ts";
import { seenIn } from "./seen.ts";

/** `position` is of the second, seen from the first. */
type Included = { class: string; count: number; color?: string; position?: [string, number] };
type Line = { tag: string; prompt: string; include: Included[] };

const [file = ""] = process.argv.slice(2);
const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);

function judge(line: string): { tag: string; prompt: string; fault: string | null } {
  const { tag, prompt, include } = JSON.parse(line) as Line;
  const words = include.find(({ position }) => position)?.position?.[0];
  const wanted = include.map(({ class: noun, count, color }): Wanted => ({
    noun,
    count,
    color: color ?? null,
  }));
  const relation: SceneRelation = words ? spoken[words]! : "beside";
  const asked = { wanted: words ? wanted.toReversed() : wanted, relation };
  return { tag, prompt, fault: faultOf(asked, seenIn(prompt)) };
}

const judged = lines.map(judge);
for (const { tag, prompt, fault } of judged) {
  if (fault !== null) process.stdout.write(`${tag}\t${prompt}\t${fault}\n`);
}
for (const [tag, own] of Map.groupBy(judged, (each) => each.tag)) {
  const right = own.filter(({ fault }) => fault === null).length;
  process.stdout.write(`${tag}: ${right} of ${own.length}\n`);
}

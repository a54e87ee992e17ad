/**
 * `npm run bench`: how fast the game is, how much it weighs and what it needs.
 * `npm run bench -- forge start` measures some sections only, `-- page` measures all for
 * docs/measurements.md, and `-- short` shows within two minutes that each section still runs.
 */
import { giveUp } from "#tools/set-up.mjs";
import { forgetUnplayed } from "./processes.ts";
import { chapterInText, measureChapter, writeDocument, type Chapter } from "./report.ts";
import { sections } from "./sections.ts";

const words = process.argv.slice(2);
const isPage = words.includes("page");
const extent = words.includes("short") ? "short" : "whole";
const asked = words.filter((word) => word !== "page" && word !== "short");

const names = sections.map(({ name }) => name);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  giveUp(`Unknown: ${unknown.join(", ")}. Choose from ${names.join(", ")}, page, short.`);
}
if (isPage && words.length > 1) giveUp("The page is of one whole run: say nothing but `page`.");

const chapters: Chapter[] = [];
for (const section of sections) {
  if (asked.length > 0 && !asked.includes(section.name)) continue;
  const chapter = await measureChapter(section, extent);
  console.log(`\n${chapterInText(chapter)}`);
  chapters.push(chapter);
}
console.log(chapters.map(({ name, seconds }) => `${name}: ${seconds} s`).join("\n"));
await forgetUnplayed();
if (isPage) writeDocument(chapters);

const failed = chapters.filter(({ failure }) => failure !== null);
if (failed.length > 0) giveUp(`Not measured: ${failed.map(({ name }) => name).join(", ")}.`);

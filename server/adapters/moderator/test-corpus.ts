/**
 * Texts that were judged by people, a file for each language. Rules are written with an eye on the
 * tuned half; the half that is held back only measures them, so that no rule is made for one text.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextRefusal } from "#game/creation/allowed.ts";

export type JudgedText = { text: string; language: string; label: TextRefusal | "harmless" };

export const halves = ["tuned", "held-back"] as const;
export type Half = (typeof halves)[number];

/** A line that begins with `# ` is the label of the lines below it. */
function readTexts(half: Half, file: string): JudgedText[] {
  const language = file.replace(".txt", "");
  const written = readFileSync(join(import.meta.dirname, "test-corpus", half, file), "utf8");
  return written.split(/^# /m).flatMap((section) => {
    const [label, ...texts] = section.split("\n").filter((line) => line !== "");
    return texts.map((text) => ({ text, language, label: label as JudgedText["label"] }));
  });
}

export const judgedTexts = (half: Half): JudgedText[] =>
  readdirSync(join(import.meta.dirname, "test-corpus", half)).flatMap((file) =>
    readTexts(half, file),
  );

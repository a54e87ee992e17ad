/** What has changed since main, and which tests that concerns. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { home } from "#tools/set-up.mjs";

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: home, encoding: "utf8" }).trim();

const knows = (revision: string): boolean => {
  try {
    git("rev-parse", "--verify", "--quiet", revision);
    return true;
  } catch {
    return false;
  }
};

/**
 * The files that differ from where this branch left main, from the project's folder. On main itself,
 * from what was fetched last; the files that are not committed yet always count.
 */
export function changedFiles(): string[] {
  const isMain = git("rev-parse", "--abbrev-ref", "HEAD") === "main";
  const main = isMain ? "origin/main" : "main";
  const base = knows(main) ? git("merge-base", main, "HEAD") : "HEAD";
  const changed = git("diff", "--name-only", base).split("\n");
  const added = git("ls-files", "--others", "--exclude-standard").split("\n");
  return [...new Set([...changed, ...added])].filter(Boolean);
}

/**
 * The addresses that a journey is expected to meet when no run has noted them: those in its title,
 * or else all that its file names.
 */
export function addressesNamed(file: string, title: string): string[] {
  const inTitle = addressesIn(title);
  if (inTitle.length > 0) return inTitle;
  const text = readFileSync(join(home, file), "utf8");
  return Array.from(text.matchAll(/["'`](\/[\w/.:?=&-]*)/g), ([, address = ""]) => pathOf(address));
}

/** Such as "/marketplace" in "everybody can use /marketplace?tab=trades". */
export const addressesIn = (title: string): string[] =>
  Array.from(title.matchAll(/(?<=^|\s)\/[\w/.:?=&-]*/g), ([address]) => pathOf(address));

const pathOf = (address: string) => address.replace(/\?.*$/, "");

const NOUN = /^(?:(?:game|contract|server|web|texts\/en|workshop)\/)?([\w-]+)/;

/** What every feature uses: a change of it is near to all tests that it concerns. */
const shared =
  /^[^/]+$|^server\/(lib|ports|adapters|schema|migrations|testing|pages)\/|^game\/lib\/|^web\/(app|lib|ui|shared|words|offline)\/|^contract\/(endpoint|fields|ids)\.ts$|^tools\/set-up/;

/** The feature that a file belongs to, such as "market"; null for what is of none. */
const nounOf = (file: string): string | null =>
  shared.test(file) ? null : (NOUN.exec(file)?.[1] ?? null);

/** They read the text of every file, so that each change concerns them. */
const houseRules = ["borders", "tidy", "texts", "plain-words"].map(
  (name) => `tools/${name}.test.ts`,
);

/** In the name of a journey one thing stands for many: e2e/trade-by-code.test.ts is about trades. */
const oneOf = (noun: string) => noun.replace(/s$/, "");
const wordsOf = (file: string) => basename(file).replace(/\..*/, "").split("-").map(oneOf);

/**
 * Of the tests that a change concerns, those that tell of its own feature: a purchase concerns half
 * of all stories, which `npm test` runs. A change outside of every feature keeps all tests.
 * A journey counts with its file and with what the screens of its title are made of.
 */
export function nearTo(changed: readonly string[]): (files: readonly string[]) => boolean {
  const nouns = new Set(changed.map(nounOf));
  if (nouns.has(null)) return () => true;
  const ones = new Set(Array.from(nouns, (noun) => oneOf(noun ?? "")));
  const isOfNoun = (file: string) =>
    file.startsWith("e2e/")
      ? wordsOf(file).some((word) => ones.has(word))
      : nouns.has(nounOf(file));
  return (files) =>
    files.some((file) => changed.includes(file) || houseRules.includes(file) || isOfNoun(file));
}

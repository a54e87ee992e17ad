/** What has changed since main, and which tests that concerns. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
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
  const inTitle = Array.from(title.matchAll(/(?<=^|\s)\/[\w/.:?=&-]*/g), ([address]) => address);
  if (inTitle.length > 0) return inTitle.map(pathOf);
  const text = readFileSync(join(home, file), "utf8");
  return Array.from(text.matchAll(/["'`](\/[\w/.:?=&-]*)/g), ([, address = ""]) => pathOf(address));
}

const pathOf = (address: string) => address.replace(/\?.*$/, "");

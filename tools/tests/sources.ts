/**
 * Which files a file depends on, as far as its text says: what it imports, and what it names in
 * quotes (a file, a folder, a pattern of files).
 */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { home } from "#tools/set-up.mjs";

const CODE = /\.(ts|tsx|mjs|cjs|css)$/;

/** Types alone are gone before anything runs. */
const typeImports = /^(?:import|export) type [^;]*;$/gm;
const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const quoted = /"([^"\n]+)"|'([^'\n]+)'|`([^`$\n]+)`/g;

const namesByFile = new Map<string, readonly string[]>();

/** What a file names, from the project's folder. Each file is read once. */
function namedIn(file: string): readonly string[] {
  const known = namesByFile.get(file);
  if (known) return known;
  const named = CODE.test(file) ? readNames(file) : [];
  namesByFile.set(file, named);
  return named;
}

function readNames(file: string): string[] {
  const text = readFileSync(join(home, file), "utf8")
    .replaceAll(comments, "")
    .replaceAll(typeImports, "");
  const words = Array.from(text.matchAll(quoted), ([, a, b, c]) => a ?? b ?? c ?? "");
  const bases = words.filter((word) => /^[./]+\/$/.test(word));
  const folders = [".", dirname(file), ...bases.map((base) => join(dirname(file), base))];
  return [...new Set(words.flatMap((word) => filesNamed(word, file, folders)))];
}

function filesNamed(word: string, file: string, folders: readonly string[]): string[] {
  if (word.startsWith("#")) return existing(word.slice(1));
  if (word.includes("*")) return folders.flatMap((folder) => matching(folder, word));
  if (/^\.{1,2}\//.test(word)) return existing(join(dirname(file), word));
  return /^[\w-]+(\/[\w.-]+)+$/.test(word) ? existing(word) : [];
}

const isOurs = (path: string) => !/^\.\.|(^|\/)(node_modules|\.cache|\.git|data)(\/|$)/.test(path);

/** The file; of a folder all files in it. The project's own folder is where paths begin, no more. */
function existing(path: string): string[] {
  const from = join(home, path);
  if (join(path, ".") === "." || !isOurs(path) || !existsSync(from)) return [];
  if (statSync(from).isFile()) return [relative(home, from)];
  return allBelow(path);
}

const exclude = (path: string) => /(^|[/\\])(node_modules|\.cache|\.git|data)$/.test(path);

const allBelow = (folder: string): string[] => listed(folder, "**/*");

/** Not every word with a star is a pattern of files. */
function matching(folder: string, pattern: string): string[] {
  if (!/^[\w./{},*-]*\w[\w./{},*-]*$/.test(pattern) || pattern.startsWith("/")) return [];
  return listed(folder, pattern);
}

const listed = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(home, folder), exclude })
    .map((found) => relative(home, join(home, folder, found)))
    .filter((found) => isOurs(found) && statSync(join(home, found)).isFile());

/** The files themselves and all that they depend on, along the ways that `follows` allows. */
export function filesBehind(
  files: Iterable<string>,
  follows: (from: string, to: string) => boolean = () => true,
): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const named of namedIn(file)) if (follows(file, named)) found.add(named);
  }
  return found;
}

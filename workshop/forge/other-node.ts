/**
 * Whether another Node draws the same bytes: node workshop/forge/other-node.ts [version] [how many]
 * A Node before 22 reads no types, so it gets a copy of the forge without them.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { home } from "#tools/set-up.mjs";

const [version = "20", count = "12"] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), "forge-"));

/** `.ts` becomes `.js`, here and where it is imported. */
function copyFolder(folder: string): void {
  cpSync(join(home, folder), join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.endsWith(".as.ts")) continue;
    const file = join(copy, folder, name);
    const code = stripTypeScriptTypes(readFileSync(file, "utf8"));
    writeFileSync(file.replace(/ts$/, "js"), code.replaceAll(/\.ts"/g, '.js"'));
  }
}

function otherNode(): string {
  const name = `node-${process.platform}-${process.arch}`;
  const flags = ["--no-save", "--no-audit", "--no-fund", "--prefix", join(copy, "node")];
  execFileSync("npm", ["install", ...flags, `${name}@${version}`], { stdio: "ignore" });
  return join(copy, "node/node_modules", name, "bin/node");
}

/** The hashes alone: the costs differ. */
function hashesOf(node: string, file: string): string[] {
  const lines = execFileSync(node, [file, count], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => line.replace(/ {2}\d+ {2}/, "  "));
}

for (const folder of ["forge", "game", "workshop/forge"]) copyFolder(folder);
cpSync(join(home, "package.json"), join(copy, "package.json"));
cpSync(join(home, ".cache/drawings.bin"), join(copy, ".cache/drawings.bin"));
symlinkSync(join(home, "node_modules"), join(copy, "node_modules"));
const own = hashesOf(process.execPath, join(home, "workshop/forge/hash-pictures.ts"));
const others = hashesOf(otherNode(), join(copy, "workshop/forge/hash-pictures.js"));
rmSync(copy, { recursive: true });
const differing = own.filter((line, i) => line !== others[i]);
for (const line of differing) process.stdout.write(`differs: ${line}\n`);
process.stdout.write(`${own.length - differing.length} of ${own.length} pictures are the same\n`);

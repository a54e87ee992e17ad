/**
 * A Chromium for tests that needs no root: $CHROMIUM_PATH, else the one in the npm package
 * @sparticuz/chromium (Linux on x64), unpacked once into node_modules/.cache, else the system's.
 */
import { execFileSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";

/** Not the package's own: those switch off the web's security. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const systemPaths = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
const cache = join(import.meta.dirname, "../node_modules/.cache");

/** What Playwright's `launchOptions` need: `{ executablePath, env }`. */
export async function browser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: { ...process.env } };
  if (platform() === "linux" && arch() === "x64") return packaged();

  const executablePath = systemPaths.find((path) => existsSync(path));
  if (!executablePath) throw new Error("No Chromium found. Set CHROMIUM_PATH to one.");
  return { executablePath, env: { ...process.env } };
}

async function packaged() {
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const root = main.slice(0, main.lastIndexOf("chromium/") + "chromium".length);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(root, "bin"), folder);

  const libraries = [join(folder, "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  const hasFonts = existsSync("/etc/fonts/fonts.conf");
  const fonts = hasFonts ? {} : { FONTCONFIG_PATH: join(folder, "fonts") };
  return {
    executablePath: join(folder, "chromium"),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, ...fonts },
  };
}

async function unpack(from, folder) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const archive of ["al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"]) {
    // The whole archive at once: tar closes a pipe before its end.
    const input = brotliDecompressSync(readFileSync(join(from, archive)));
    execFileSync("tar", ["xf", "-", "-C", draft], { input });
  }
  const target = createWriteStream(join(draft, "chromium"), { mode: 0o755 });
  await pipeline(createReadStream(join(from, "chromium.br")), createBrotliDecompress(), target);
  try {
    renameSync(draft, folder);
  } catch {
    // Another process was first.
    rmSync(draft, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) console.log((await browser()).executablePath);

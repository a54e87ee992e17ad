import { join } from "node:path";
import { build } from "vite";
import { home } from "#tools/set-up.mjs";
import { oldestBrowsers } from "#web/app/browsers.ts";

/**
 * Makes the browser's part of the payments emulator. It lies outside of the folder whose files every
 * browser may have: the emulator sends it, and only while there is one.
 */
export async function writeEmulatorScript(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(home, "web"),
    logLevel: "warn",
    publicDir: false,
    build: {
      target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(home, "web/payments/emulator/stripe.ts"),
        output: { format: "iife", entryFileNames: "stripe.js" },
      },
    },
  });
}

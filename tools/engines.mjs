// `npm run test:engines`: the main journeys in Firefox and WebKit, where they are installed.
import { existsSync } from "node:fs";
import { openRunFolder } from "./run-folder.mjs";
import { ensurePackages, pinnedNode, run, say } from "./set-up.mjs";

const programs = ["firefox-esr", "WebKitWebDriver", "Xvfb"];
const missing = programs.filter((program) => !existsSync(`/usr/bin/${program}`));

if (missing.length > 0) {
  say(`Journeys in Firefox and WebKit: not run, because ${missing.join(", ")} is not installed.`);
  say("apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb");
  process.exit(process.env.ENGINES === "required" ? 1 : 0);
}

openRunFolder("all");
ensurePackages({ forTests: true });
if ((await run(pinnedNode(), ["tools/build/build-web.ts"])) !== 0) process.exit(1);
process.exit(await run(pinnedNode(), ["tools/tests/engines.ts"]));

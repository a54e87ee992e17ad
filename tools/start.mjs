// `npm start`: installs what is missing, builds the web client when it changed, runs the game.
import { spawn } from "node:child_process";
import { onParentGone } from "./parent.mjs";
import {
  ensurePackages,
  environment,
  giveUp,
  home,
  pinnedNode,
  run,
  say,
  serverArguments,
} from "./set-up.mjs";

ensurePackages();
const { isWebBuilt } = await import("./build/web-stamp.mjs");
if (!isWebBuilt()) {
  say("Building the web client ...");
  const code = await run(pinnedNode(), ["tools/build/build-web.ts"]);
  if (code !== 0) giveUp("The web client could not be built: see the lines above.");
}

// The channel tells the server when this process is gone, so that no server is ever left behind.
const server = spawn(pinnedNode(), serverArguments, {
  cwd: home,
  env: environment(),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}
// npm ends at once when it is told to, and tells nobody.
onParentGone(() => server.kill("SIGTERM"));
server.once("exit", (code) => process.exit(code ?? 1));

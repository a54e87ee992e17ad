// `npm start`: installs what is missing, builds the web client when it changed, runs the game.
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { stopProcess } from "./stop-process.mjs";
import { onParentGone } from "./parent.mjs";
import {
  areOutdated,
  ensurePackages,
  environment,
  giveUp,
  home,
  pinnedNode,
  run,
  say,
  serverArguments,
} from "./set-up.mjs";

const port = Number(process.env.PORT) || 3000;

const isTaken = () =>
  new Promise((done) => {
    const socket = connect(port, "localhost");
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });

// A running game still loads from the packages that an update replaces.
if (areOutdated() && (await isTaken())) {
  giveUp(`Port ${port} is taken: if a game runs there, stop it before you update.`);
}
ensurePackages();
const { ensureDrawings } = await import("./drawings/drawings-made.mjs");
await ensureDrawings();
const { isWebBuilt } = await import("./build/web-stamp.mjs");
if (!isWebBuilt()) {
  say("Building the web client ...");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  const code = await run(pinnedNode(), ["tools/build/build-web.ts"], quiet);
  if (code !== 0) giveUp("The web client could not be built: see the lines above.");
}

// The channel tells the server when this process is gone, so that no server is ever left behind.
const server = spawn(pinnedNode(), serverArguments, {
  cwd: home,
  env: environment(),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => stopProcess(server, signal === "SIGHUP" ? "SIGTERM" : signal));
}
// npm ends at once at a signal, and does not pass it on.
onParentGone(() => stopProcess(server));
server.once("exit", (code) => process.exit(code ?? 1));

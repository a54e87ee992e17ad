/**
 * `npm run dev`: the server starts again when its sources change, and the browser shows changes of
 * the web client as you save them. Needs two ports: PORT for the server, PORT + 1 for the browser.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { buildWeb } from "./build/build-web.ts";

const port = Number(process.env["PORT"] ?? "3000");
const target = `http://localhost:${port}`;

await buildWeb();
const game = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  stdio: "inherit",
});

const web = await createServer({
  configFile: join(import.meta.dirname, "../web/vite.config.ts"),
  server: { port: port + 1, proxy: { "/api": target, "/pictures": target } },
});
await web.listen();
web.printUrls();

process.once("SIGINT", () => {
  game.kill("SIGINT");
  void web.close();
});

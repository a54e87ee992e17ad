/** Debian's WebKitGTK, driven by plain WebDriver; Xvfb draws its windows without a screen. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { freePort } from "#tools/free-port.mjs";
import type { Driver } from "./engine.ts";

/** By this key WebDriver says that something is an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const START_MS = 60_000;

/**
 * Without a graphics card two threads paint by the same OpenGL in software, whose driver cannot bear
 * it on a busy machine: the whole browser ends in it. This way WebKit paints by itself.
 */
const PAINTING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };

/** Every window has a driver and a display of its own, so that players share nothing. */
export async function openWebKit(): Promise<Driver> {
  const screen = spawn("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const port = await freePort();
  const driver = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...PAINTING, DISPLAY: `:${String(display).trim()}` },
  });
  const ask = await startSession(`http://127.0.0.1:${port}`);
  await ask("POST", "/window/rect", { width: 1200, height: 900 });
  const run = (script: string, ...args: unknown[]) =>
    ask("POST", "/execute/sync", { script, args });
  return {
    open: async (url) => void (await ask("POST", "/url", { url })),
    run,
    async find(script, ...given) {
      const element = (await run(script, ...given)) as Record<typeof ELEMENT, string> | null;
      if (element === null) return null;
      const path = `/element/${element[ELEMENT]}`;
      return {
        press: async () => void (await ask("POST", `${path}/click`, {})),
        type: async (text) => void (await ask("POST", `${path}/value`, { text })),
      };
    },
    async screenshot(path) {
      writeFileSync(path, Buffer.from(String(await ask("GET", "/screenshot")), "base64"));
    },
    async close() {
      try {
        await ask("DELETE", "");
      } finally {
        await Promise.all([driver, screen].map(end));
      }
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.kill()) await once(child, "exit");
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

async function startSession(driver: string): Promise<Ask> {
  let session: unknown;
  await expect(async () => {
    session = await send(`${driver}/session`, "POST", { capabilities: { alwaysMatch: {} } });
  }).toPass({ timeout: START_MS, intervals: [100] });
  const { sessionId } = session as { sessionId: string };
  return (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body);
}

/** The value of an answer of WebDriver; throws what it says went wrong. */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

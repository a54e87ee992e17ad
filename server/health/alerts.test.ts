import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { auditNowAndThen } from "./regular-checks.ts";

const alerts = readFileSync("deploy/prometheus/alerts.yml", "utf8");
const dashboard = readFileSync("deploy/grafana/dashboard.json", "utf8");
const runbooks = readFileSync("docs/runbooks.md", "utf8");

const game = await testGame();
const HOUR_MS = 3_600_000;
const token = "a-token-of-some-length";

/** The lines of one alert: its name, and the value of each key. */
const rules = alerts
  .split("- alert: ")
  .slice(1)
  .map((text) => {
    const pairs = text.matchAll(/^ +(expr|for|labels|summary|runbook_url): (.+)$/gm);
    const found = Object.fromEntries(Array.from(pairs, ([, key, value]) => [key, value]));
    return { name: text.split("\n")[0] ?? "", found };
  });

type Panel = { title: string; targets: { expr: string }[] };
const { panels } = JSON.parse(dashboard) as { panels: Panel[] };

const questions = [
  ...rules.map(({ name, found }) => [name, found["expr"] ?? ""] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** What a game prints in which every alert could ring. */
async function printed(): Promise<string> {
  const { deps } = game;
  await auditNowAndThen({ ...deps, now: () => deps.now() + HOUR_MS });
  const settings = { ...deps.settings, automaticBackups: true };
  const app = await game.otherwise({ deps: { ...deps, settings }, metricsToken: token });
  app.get("/api/broken", () => Promise.reject(new Error("on purpose")));
  await app.inject({ url: "/api/broken" });
  await app.inject({ method: "POST", url: "/api/cards/create", payload: {} });
  const headers = { authorization: `Bearer ${token}` };
  const page = (await app.inject({ url: "/metrics", headers })).body;
  await app.close();
  return page;
}

test("alerts and dashboard name what the game prints: metrics, labels and their values", async () => {
  const series = (await printed()).split("\n");
  const isPrinted = (metric: string, label?: string, value?: string) =>
    series.some((line) => {
      if (line.split(/[ {]/)[0] !== metric) return false;
      return label === undefined || new RegExp(`[{,]${label}="${value}"`).test(line);
    });

  const asked = questions.flatMap(([where, expr]) =>
    Array.from(
      expr.matchAll(/(taleborn_\w+)(?:\{(\w+)(?:=|!=|=~|!~)"([^"]*)"\})?/g),
      ([, metric = "", label, value]) => ({ where, metric, label, value }),
    ),
  );

  expect(asked.length).toBeGreaterThan(rules.length + panels.length - 2);
  expect(asked.filter(({ value }) => value !== undefined).length).toBeGreaterThan(5);
  expect(asked.filter(({ metric, label, value }) => !isPrinted(metric, label, value))).toEqual([]);
});

test.for(rules)("$name says how bad it is, and has a runbook", ({ name, found }) => {
  expect(found).toMatchObject({
    for: expect.stringMatching(/^\d+m$/),
    labels: expect.stringMatching(/^\{ severity: (page|warn) \}$/),
    summary: expect.stringMatching(/\.$/),
    runbook_url: `docs/runbooks.md#${name.toLowerCase()}`,
  });
  const [, text = ""] = runbooks.split(`\n## ${name}\n`);
  const own = text.split("\n## ")[0] ?? "";
  for (const part of ["**Players**", "**Look at**", "**Do**", "**Over**"]) {
    expect(own).toContain(`- ${part}`);
  }
});

test("every runbook of an alert has its alert", () => {
  const headings = Array.from(runbooks.matchAll(/^## (Taleborn\w+)$/gm), ([, name]) => name);
  expect(headings).toEqual(rules.map(({ name }) => name));
});

import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { askingBy } from "#server/lib/db.ts";
import { openLog } from "#server/lib/log.ts";
import { testGame } from "#server/testing/test-game.ts";
import { withoutAudits } from "#server/testing/works.ts";
import { auditNowAndThen } from "./regular-checks.ts";

const TOKEN = "a-token-of-some-length";
const DAY_MS = 86_400_000;

const game = await testGame({ adjust: withoutAudits });
const app = await game.otherwise({ metricsToken: TOKEN });
const url = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers });

const authorized = { authorization: `Bearer ${TOKEN}` };

async function scrape(): Promise<string> {
  const answer = await get("/metrics", authorized);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The number of one line; null without such a line. */
const valueOf = (page: string, series: string): number | null => {
  const line = page.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.split(" ").at(-1));
};

/** Everything that has a line of its own. */
const seriesOf = (page: string): string[] =>
  page.split("\n").flatMap((line) => (/^(\w\S*(?:\{.*\})?) /.exec(line) ?? []).slice(1));

test("the page is there for those who have its token, and for others it is not", async () => {
  const nothing = await (await get("/api/nothing-at-all")).text();
  const wrong = [{}, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN}x` }];
  for (const headers of wrong) {
    const answer = await get("/metrics", headers as Record<string, string>);
    expect([answer.status, await answer.text()]).toEqual([404, nothing]);
  }
  const without = await game.visitor().send({ url: "/metrics", headers: authorized });
  expect(without.statusCode).toBe(404);

  const page = await get("/metrics", authorized);
  const exchanged = await game.otherwise({ metricsToken: `${TOKEN},another-one-of-some-length` });
  const statuses = await Promise.all(
    [TOKEN, "another-one-of-some-length", `${TOKEN},another-one-of-some-length`].map(
      async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await exchanged.inject({ url: "/metrics", headers })).statusCode;
      },
    ),
  );
  await exchanged.close();
  expect(statuses).toEqual([200, 200, 404]);
  expect(page.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("requests are counted by their call and how they ended", async () => {
  const before = await scrape();
  const ok = `taleborn_requests_total{call="GET /api/health",status="2xx"}`;
  const refused = `taleborn_requests_total{call="GET /api/shared-cards/:id",status="4xx"}`;

  for (let i = 0; i < 3; i++) await get("/api/health");
  await get("/api/shared-cards/1234");

  const page = await scrape();
  expect(valueOf(page, ok)).toBe((valueOf(before, ok) ?? 0) + 3);
  expect(valueOf(page, refused)).toBe((valueOf(before, refused) ?? 0) + 1);
  expect(
    valueOf(page, `taleborn_request_duration_seconds_count{call="GET /api/health"}`),
  ).toBeGreaterThanOrEqual(3);
  // Only the one that reads the page.
  expect(valueOf(page, "taleborn_requests_under_way")).toBe(1);
});

const ask = (i: string) =>
  Promise.all([get(`/api/shared-cards/${i}`), get(`/api/${i}`), get(`/${i}/x`)]);

test("a thousand ids and a thousand unknown addresses make no new series", async () => {
  const read = async () => seriesOf(await scrape()).filter((name) => name.includes("call="));
  await ask("first");
  await scrape();
  const before = await read();

  for (let i = 0; i < 1000; i++) await ask(`n${i}`);

  expect(await read()).toEqual(before);
});

test("a caller who is gone before the answer is under way no more", async () => {
  const series = `taleborn_requests_total{call="GET /api/metrics-test/slow",status="gone"}`;
  const slow = await game.otherwise({ metricsToken: TOKEN });
  const arrived = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  slow.get("/api/metrics-test/slow", async (_, reply) => {
    reply.raw.once("close", () => gone.resolve());
    arrived.resolve();
    await gone.promise;
    return {};
  });
  await slow.listen({ port: 0, host: "127.0.0.1" });
  const at = `http://127.0.0.1:${(slow.server.address() as AddressInfo).port}`;
  const leaving = new AbortController();
  const asked = fetch(`${at}/api/metrics-test/slow`, { signal: leaving.signal }).catch(() => null);
  await arrived.promise;
  leaving.abort();
  await Promise.all([asked, gone.promise]);

  const page = await (await fetch(`${at}/metrics`, { headers: authorized })).text();
  await slow.close();
  expect(valueOf(page, series)).toBe(1);
  expect(valueOf(page, "taleborn_requests_under_way")).toBe(1);
});

test("what the game and its process say is told", async () => {
  const player = await game.player();
  const { deps } = game;
  await game.db.rows(`select 1`);
  const broken = [{ rule: "every coin has a reason", violations: 2, example: player.id }];
  const tomorrow = () => deps.now() + DAY_MS;
  await auditNowAndThen({ ...deps, now: tomorrow, auditAll: () => Promise.resolve(broken) });
  await game.db.rows(
    `insert into jobs.job (name, data, created_on, start_after, state)
     values ('send-letter', '{}', now() - interval '1 hour', now() - interval '1 hour', 'failed'),
            ('send-nft-letter', '{}', now() - interval '1 hour', now() + interval '1 hour', 'retry'),
            ('send-push', '{}', now() - interval '1 hour', now() + interval '1 hour', 'created')`,
  );
  const log = openLog("error", false, { write: () => {} });
  log.error("one line");
  log.warn("and one that does not count");

  // A server that has not looked yet.
  const fresh = await game.otherwise({ metricsToken: TOKEN });
  const page = (await fresh.inject({ url: "/metrics", headers: authorized })).body;
  await fresh.close();

  const values = {
    [`taleborn_database_answers`]: 1,
    [`taleborn_audit_violations`]: 2,
    [`taleborn_chain_answers`]: 1,
    [`taleborn_queue_failed{queue="send-letter"}`]: 1,
    [`taleborn_queue_waiting{queue="cards"}`]: 0,
    // It has failed and is tried again later, and so it waits; what is only to begin later does not.
    [`taleborn_queue_waiting{queue="send-nft-letter"}`]: 1,
    [`taleborn_queue_waiting{queue="send-push"}`]: 0,
    [`taleborn_queue_oldest_seconds{queue="chain"}`]: 0,
    [`taleborn_check_failed{check="audit"}`]: 0,
    [`taleborn_sockets`]: 0,
    [`taleborn_money_paid_cents{provider="stripe_live"}`]: 0,
  };
  for (const [series, value] of Object.entries(values)) {
    expect([series, valueOf(page, series)]).toEqual([series, value]);
  }
  const waited = valueOf(page, `taleborn_queue_oldest_seconds{queue="send-nft-letter"}`);
  expect(waited).toBeGreaterThanOrEqual(3600);
  expect(valueOf(page, "taleborn_errors_logged_total")).toBeGreaterThanOrEqual(1);
  expect(valueOf(page, `taleborn_coins_today{flow="minted"}`)).toBeGreaterThan(0);
  expect(valueOf(page, "taleborn_disk_free_bytes")).toBeGreaterThan(0);
  for (const secret of [player.id, player.username, player.email])
    expect(page).not.toContain(secret);
});

test("a check whose moment lies ahead is as old as the game", async () => {
  await game.db.rows(
    `update regular_checks set done_at = now() + interval '1 year' where name = 'audit'`,
  );
  const inTwoDays = { ...game.deps, now: () => game.deps.now() + 2 * DAY_MS };
  const later = await game.otherwise({ deps: inTwoDays, metricsToken: TOKEN });
  const page = (await later.inject({ url: "/metrics", headers: authorized })).body;
  await later.close();

  const age = valueOf(page, `taleborn_check_age_seconds{check="audit"}`);
  expect(age).toBeGreaterThanOrEqual((2 * DAY_MS) / 1000);
});

const away = () => Promise.reject(new Error("away"));

test("without its database a process still tells of itself", async () => {
  const db = { ...game.deps.db, ...askingBy(away) };
  const deps = { ...game.deps, db };
  const alone = await game.otherwise({ deps, metricsToken: TOKEN });
  const page = (await alone.inject({ url: "/metrics", headers: authorized })).body;
  await alone.close();

  expect(valueOf(page, "taleborn_database_answers")).toBe(0);
  expect(valueOf(page, "taleborn_audit_violations")).toBeNull();
  expect(valueOf(page, `taleborn_queue_waiting{queue="cards"}`)).toBeNull();
  expect(valueOf(page, "taleborn_process_resident_memory_bytes")).toBeGreaterThan(0);
});

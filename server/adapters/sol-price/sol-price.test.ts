import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { whenOver } from "#server/testing/when-over.ts";
import { openSolPrice } from "./open-sol-price.ts";

const DAY_MS = 24 * 60 * 60_000;

test("a feed is believed for a day, then the setting again; a price without a feed is the setting", async () => {
  const feed = { status: 200, body: '{"data":{"amount":"142.5"}}' };
  const server = createServer(({ url: path }, answer) => {
    if (path === "/elsewhere") answer.end('{"data":{"amount":"1"}}');
    else answer.writeHead(feed.status, { location: "/elsewhere" }).end(feed.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  whenOver(async () => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/#data.amount`;
  const clock = { ms: 1_000 };
  const price = openSolPrice({ solUsd: 90, solPriceUrl: url }, () => clock.ms);
  expect(price.now()).toEqual({ usdPerSol: 90, source: "setting", atMs: 1_000 });

  clock.ms = 5_000;
  await price.refresh();
  const heard = { usdPerSol: 142.5, source: "feed", atMs: 5_000 };
  expect(price.now()).toEqual(heard);

  for (const nonsense of ['{"data":{}}', '{"data":{"amount":-1}}', "<html>", '{"data":null}']) {
    feed.body = nonsense;
    await expect(price.refresh()).rejects.toThrow("");
  }
  feed.status = 302;
  await expect(price.refresh()).rejects.toThrow("fetch failed");
  feed.status = 429;
  await expect(price.refresh()).rejects.toThrow("429");
  clock.ms = 5_000 + DAY_MS;
  expect(price.now()).toEqual(heard);
  clock.ms++;
  expect(price.now()).toEqual({ usdPerSol: 90, source: "setting", atMs: 1_000 });
});

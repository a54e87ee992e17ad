import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SystemHealth } from "#contract/health.ts";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { ago, bytes } from "./amounts.ts";
import { HealthScreen } from "./health-screen.tsx";

const health: SystemHealth = {
  version: "0.1.0",
  startedAt: "2026-11-23T08:00:00.000Z",
  maintenance: false,
  database: {
    kind: "embedded",
    latencyMs: 0.4,
    sizeBytes: 12e6,
    connections: 9,
    connectionsAtMost: 100,
  },
  queues: { jobs: 0, jobsFailed: 0, promisedCards: 2, nftJobs: 0, nftJobsFailed: 0 },
  process: {
    alive: 2,
    eventLoopDelayMs: 21,
    memoryBytes: 15e7,
    heapBytes: 6e7,
    diskFreeBytes: null,
  },
  audit: { at: "2026-11-23T08:00:00.000Z", tookMs: 20, rules: 40, violations: 0, broken: [] },
  backup: { isOn: true, at: null, ageHours: null, failure: null },
  mail: { isOn: true, waiting: 0, failed: 0, lastFailureAt: null },
  chain: { network: "devnet", answers: true, treasurySol: 9.5, isLow: false },
  payments: { provider: "emulator", open: 0, oldestPendingAt: null, lastWebhookAt: null },
  alarms: [],
};

const show = (answer: unknown) => {
  fakeServer({ "GET /api/admin/health": answer });
  showScreen(<HealthScreen />, { user: { ...signedIn, role: "admin" } });
};

test("a system that is well says so", async () => {
  show(health);
  expect(await screen.findByText("Nothing wants you at the moment.")).toBeTruthy();
  expect(screen.getByText(/40 rules hold/)).toBeTruthy();
  expect(screen.getByText("150 MB")).toBeTruthy();
});

test("what rings says what to do", async () => {
  const audit = { ...health.audit, violations: 3, broken: ["every coin has a reason"] };
  show({ ...health, audit, alarms: ["The audit found coins."] });
  expect(await screen.findByText("The audit found coins.")).toBeTruthy();
  expect(screen.getByText(/3 violations, .*: every coin has a reason/)).toBeTruthy();
});

test("when it cannot be asked there is a way to try again", async () => {
  show(refused(500, "bug", "Something went wrong."));
  expect(await screen.findByRole("button", { name: /try again/i })).toBeTruthy();
});

test.for([
  [512, "512 bytes"],
  [1_500_000_000, "1.5 GB"],
] as const)("%i are %s", ([amount, words]) => {
  expect(bytes(amount)).toBe(words);
});

test("moments are told as people tell them", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(ago("2026-11-23T11:00:00Z", now)).toBe("1 hour ago");
  expect(ago("2026-11-20T11:00:00Z", now)).toBe("3 days ago");
});

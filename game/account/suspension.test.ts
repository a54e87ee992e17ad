import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { refuseToSuspend, SUSPENSION_DAYS_MOST } from "./suspension.ts";

const asked = { role: "user", isOwn: false, untilMs: 2, nowMs: 1 };
const most = SUSPENSION_DAYS_MOST * DAY_MS;

test.for([
  [asked, null],
  [{ ...asked, role: "demo" }, null],
  [{ ...asked, untilMs: asked.nowMs + most }, null],
  [{ ...asked, untilMs: asked.nowMs + most + 1 }, "suspension_too_long"],
  [{ ...asked, untilMs: asked.nowMs }, "suspension_too_soon"],
  [{ ...asked, role: "admin" }, "admin_not_suspended"],
  [{ ...asked, role: "admin", isOwn: true }, "own_suspension"],
] as const)("%o: %s", ([suspending, refusal]) => {
  expect(refuseToSuspend(suspending)).toBe(refusal);
});

import { expect, test, vi } from "vitest";
import { fakeServer, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { useDailyVisit } from "./use-daily-visit.ts";

function Visitor({ user }: { user: typeof signedIn }) {
  useDailyVisit(user);
  return null;
}

const VISIT = "POST /api/visit";

function begin(visitDay: string | null) {
  const user = { ...signedIn, visitDay };
  const server = fakeServer({ [VISIT]: { streak: 2, completed: [] }, "GET /api/auth/user": user });
  showScreen(<Visitor user={user} />, { user });
  return () => server.calls.map(({ line }) => line);
}

test.for([null, "2026-01-01"])("who was here last on %s is counted today", async (visitDay) => {
  const calls = begin(visitDay);

  await vi.waitFor(() => expect(calls()).toContain(VISIT));
});

test("who was counted today is not counted again", () => {
  const calls = begin(signedIn.visitDay);

  expect(calls()).not.toContain(VISIT);
});

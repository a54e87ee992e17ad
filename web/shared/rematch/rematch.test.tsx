import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { RematchOnWire } from "#contract/rematches.ts";
import { liveServer } from "#web/lib/test-live-server.ts";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { isStageOpen } from "#web/ui/stage.ts";
import { Rematch } from "./rematch.tsx";

const GET = "GET /api/rematches/b1";
const POST = "POST /api/rematches/b1";
const DELETE = "DELETE /api/rematches/b1";

const none: RematchOnWire = {
  state: "none",
  otherName: "Robin",
  waitsMs: 0,
  duelId: null,
  battleCode: null,
};
const asked: RematchOnWire = { ...none, state: "asked", waitsMs: 60_000 };
const begun: RematchOnWire = { ...none, state: "begun", duelId: "d2" };

function show(now: unknown) {
  const live = liveServer();
  const begins: (string | null)[] = [];
  const server = fakeServer({ [GET]: now, [DELETE]: none });
  const view = showScreen(
    <Rematch battleId="b1" onBegun={({ duelId }) => void begins.push(duelId)} />,
  );
  const sent = () => server.calls.map(({ line }) => line).filter((line) => line !== GET);
  const changes = () => act(() => live.says({ kind: "changed", noun: "rematches" }));
  return { server, begins, sent, changes, view };
}

const button = () => screen.findByRole("button", { name: "Rematch" });

test("one press asks for it, and when the other presses, too, it begins", async () => {
  const { server, begins, sent, changes } = show(none);
  server.answers[POST] = () => (server.answers[GET] = asked);

  fireEvent.click(await button());

  expect(await screen.findByText("Waiting for Robin to press Rematch, too …")).toBeTruthy();
  expect(sent()).toEqual([POST]);
  server.answers[GET] = begun;
  changes();
  await waitFor(() => expect(begins).toEqual(["d2"]));
  // Nothing beside it tells how it ended before it is shown.
  expect(isStageOpen()).toBe(true);
});

test("what the other asks is told, and one press begins it", async () => {
  const { server, begins, changes } = show(none);
  await button();
  server.answers[GET] = { ...none, state: "wanted", waitsMs: 60_000 };
  changes();
  expect(await screen.findByText("Robin wants a rematch!")).toBeTruthy();
  server.answers[POST] = () => (server.answers[GET] = begun);

  fireEvent.click(await button());

  await waitFor(() => expect(begins).toEqual(["d2"]));
});

test("who waits in vain is told so, and can ask again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = show(asked);
  await screen.findByText(/^Waiting for Robin/);
  server.answers[GET] = { ...none, state: "unanswered" };

  await act(() => vi.advanceTimersByTimeAsync(60_100));

  expect(await screen.findByText("Robin did not answer. Perhaps they have left.")).toBeTruthy();
  expect(await button()).toBeTruthy();
});

test("who leaves the page waits no longer", async () => {
  const { sent, view } = show(asked);
  await screen.findByText(/^Waiting for Robin/);
  view.unmount();
  await waitFor(() => expect(sent()).toEqual([DELETE]));
});

test("who leaves the page before the answer waits no longer, either", async () => {
  const { server, sent, view } = show(none);
  server.answers[POST] = asked;
  const answered = Promise.withResolvers<void>();
  const served = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const answer = await served(address, init);
    if (init?.method === "POST") await answered.promise;
    return answer;
  };
  fireEvent.click(await button());
  await waitFor(() => expect(sent()).toEqual([POST]));

  view.unmount();
  answered.resolve();

  await waitFor(() => expect(sent()).toEqual([POST, DELETE]));
});

test("who looks back at a battle is not taken away from it", async () => {
  const { begins, sent } = show(begun);

  fireEvent.click(await screen.findByRole("button", { name: "To the Rematch" }));

  await waitFor(() => expect(begins).toEqual(["d2"]));
  expect(sent()).toEqual([]);
});

test("a refusal is said in the server's words", async () => {
  const { server } = show(none);
  server.answers[POST] = refused(409, "other_is_busy", "Robin is in another battle now.");
  fireEvent.click(await button());
  expect(await findToast("Robin is in another battle now.")).toBeTruthy();
});

test("where no rematch is possible there is no button", async () => {
  const { view } = show(refused(404, "no_rematch", "There is nothing to fight once more."));
  await waitFor(() => expect(view.client.getQueryState(["/api/rematches/b1"])?.error).toBeTruthy());
  expect(screen.queryByRole("button", { name: /Rematch/ })).toBeNull();
});

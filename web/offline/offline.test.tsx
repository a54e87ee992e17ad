import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { collectionStats, moveToVaultById } from "#contract/collection.ts";
import { call, toastOf } from "#web/lib/call.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { fakeServer, showScreen, signedIn, type Answers } from "#web/lib/test-screen.tsx";
import { useInstall } from "./install-offer.ts";
import { Banners, Offline } from "./offline.tsx";

const OFFLINE = /^You are offline: your collection/;

const counts = { deckCount: 3, vaultCount: 0, deckFull: false };
const all: Answers = {
  "GET /api/health": { status: "ok" },
  "GET /api/cards/stats": counts,
  "GET /api/cards/user": [],
};

const Count = () => <p>{useAnswer(collectionStats).data?.deckCount} in deck</p>;

function unreachable() {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
}

test("a call that does not arrive brings the notice; a connection that is back takes it away", async () => {
  fakeServer(all);
  showScreen(
    <>
      <Offline user={signedIn} />
      <Count />
    </>,
  );
  expect(await screen.findByText("3 in deck")).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();

  unreachable();
  const error = await call(collectionStats, {}).catch((thrown: unknown) => thrown);
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  expect(toastOf(error, "Could not count")).toMatch(/^You are offline/);

  fakeServer({ ...all, "GET /api/cards/stats": { ...counts, deckCount: 4 } });
  act(() => void dispatchEvent(new Event("online")));

  // The screen reads its answers again.
  expect(await screen.findByText("4 in deck")).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test("a browser that says it is offline is believed only when the server is out of reach", async () => {
  const server = fakeServer(all);
  showScreen(<Offline user={signedIn} />);

  act(() => void dispatchEvent(new Event("offline")));

  await vi.waitFor(() => {
    expect(server.calls.map(({ line }) => line)).toContain("GET /api/health");
  });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

function MoveButton() {
  const { mutate, error } = useChange(moveToVaultById);
  return <button onClick={() => mutate({ id: "7" })}>{error ? toastOf(error) : "Move"}</button>;
}

test("what is pressed offline fails at once, instead of happening some time later", async () => {
  unreachable();
  showScreen(<MoveButton />);
  dispatchEvent(new Event("offline"));

  fireEvent.click(screen.getByRole("button", { name: "Move" }));

  expect(await screen.findByRole("button", { name: /^You are offline/ })).toBeTruthy();
  dispatchEvent(new Event("online"));
});

test("a new version is offered with Reload and Later, but not while offline", () => {
  const onLater = vi.fn<() => void>();
  const { rerender } = showScreen(<Banners isOffline={false} hasNewVersion onLater={onLater} />);
  expect(screen.getByText("A new version is ready").closest("[role=status]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(onLater).toHaveBeenCalledOnce();

  rerender(<Banners isOffline hasNewVersion onLater={onLater} />);
  expect(screen.getByText(OFFLINE)).toBeTruthy();
  expect(screen.queryByText("A new version is ready")).toBeNull();
});

const banners = (isOffline: boolean) => (
  <Banners isOffline={isOffline} hasNewVersion={false} onLater={() => {}} />
);

test("that there is no connection is said until it is closed, and again the next time", () => {
  const { rerender } = showScreen(banners(true));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(OFFLINE)).toBeNull();
  expect(room()).toBe("");

  rerender(banners(false));
  rerender(banners(true));
  expect(screen.getByText(OFFLINE)).toBeTruthy();
});

/** Sees another size when the test says so. */
class Watch {
  static see: () => void;
  constructor(see: () => void) {
    Watch.see = see;
  }
  observe() {}
  disconnect() {}
}

const room = () => document.documentElement.style.getPropertyValue("--notice-room");

test("a second notice makes the room for both", () => {
  vi.stubGlobal("ResizeObserver", Watch);
  const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(84);
  const { rerender } = render(banners(true));
  expect(room()).toBe("84px");

  height.mockReturnValue(156);
  rerender(<Banners isOffline hasNewVersion={false} notice="Back at noon." onLater={() => {}} />);
  Watch.see();
  expect(room()).toBe("156px");
});

function InstallEntry() {
  const install = useInstall();
  return install && <button onClick={install}>Install Taleborn</button>;
}

test("the game can be installed while the browser offers it, once", async () => {
  const prompt = vi.fn<() => Promise<void>>().mockResolvedValue();
  showScreen(<InstallEntry />);
  expect(screen.queryByRole("button")).toBeNull();
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });

  act(() => void dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Install Taleborn" }));

  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button")).toBeNull();
});

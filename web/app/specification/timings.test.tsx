import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STATUS, waiting } from "#web/battle/face-to-face/test-meeting.ts";
import * as invites from "#web/invites/test-invite.ts";
import { wonResult } from "#web/battle/stage/test-battle.ts";
import { ownListing } from "#web/market/test-market.ts";
import { forgetToasts } from "#web/lib/test-screen.tsx";
import { closeToast, toast, useToasts } from "#web/ui/toast.tsx";
import { throwConfetti } from "#web/shared/celebration/confetti.tsx";
import { opened, pack } from "./a-pack.ts";
import { loadScreen, open, shownToast } from "./the-app.tsx";

// How long things last, by a clock that the test moves.

beforeEach(async () => {
  // What is fetched when it is needed cannot come while the clock stands still.
  await Promise.all([
    loadScreen("/"),
    loadScreen("/battle"),
    loadScreen("/card/:id"),
    loadScreen("/tutorial"),
    import("#web/ui/toaster.tsx"),
    import("#web/app/bar/player-bar.tsx"),
  ]);
  vi.useFakeTimers();
});
afterEach(() => {
  forgetToasts();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function openAtRest(...[path, opening]: Parameters<typeof open>) {
  const server = open(path, opening);
  await wait(10);
  await wait(10);
  return server;
}

/** True when it holds for so long and not a moment longer. */
async function lastsFor(ms: number, holds: () => boolean) {
  // In steps, because one timer may only begin after what another has shown.
  for (let passed = 100; passed < ms; passed += 100) await wait(100);
  await wait(99);
  const before = holds();
  await wait(1);
  return before && !holds();
}

test("1.9 there is one toast at a time, for 5000 ms", async () => {
  await openAtRest("/nope");
  act(() => toast({ title: "First" }));
  await wait(0);
  act(() => toast({ title: "Second" }));
  await wait(0);
  expect(document.querySelectorAll("[aria-label^=Notifications] li")).toHaveLength(1);
  expect(shownToast()?.title).toBe("Second");

  expect(await lastsFor(5_000, () => shownToast() !== null)).toBe(true);
});

test("1.9 a toast is forgotten 1,000,000 ms after it has closed", async () => {
  const { result, unmount } = renderHook(useToasts);
  act(() => toast({ title: "First" }));
  act(() => closeToast(result.current[0]!.id));
  await wait(999_999);
  expect(result.current).toHaveLength(1);
  await wait(1);
  expect(result.current).toEqual([]);
  unmount();
});

test("1.9 F8 leads to the toast", async () => {
  await openAtRest("/nope");
  act(() => toast({ title: "First" }));
  await wait(0);
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement?.textContent).toContain("First");
});

const isTooltipShown = () => screen.queryByRole("tooltip") !== null;

test("1.9 a tooltip comes after 700 ms, and the next within 300 ms at once", async () => {
  await openAtRest("/card/Aaa");
  const [rarity, element] = [...document.querySelectorAll(".relative.inline-flex")];
  fireEvent.pointerEnter(rarity!, { pointerType: "mouse" });
  expect(await lastsFor(700, () => !isTooltipShown())).toBe(true);
  fireEvent.pointerLeave(rarity!);
  await wait(299);
  fireEvent.pointerEnter(element!, { pointerType: "mouse" });
  await wait(0);
  expect(isTooltipShown()).toBe(true);

  fireEvent.pointerLeave(element!);
  await wait(300);
  fireEvent.pointerEnter(rarity!, { pointerType: "mouse" });
  await wait(0);
  expect(isTooltipShown()).toBe(false);
});

test("1.9 confetti is thrown for 5 s", async () => {
  const canvas = document.createElement("canvas");
  const brush = new Proxy({}, { get: () => () => ({ data: [] }) });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(brush as never);
  const ended = vi.spyOn(globalThis, "clearInterval");
  await import("canvas-confetti");
  vi.setSystemTime(0);
  throwConfetti(canvas, "rare");
  await wait(0);
  await wait(5_000);
  expect(ended).not.toHaveBeenCalled();
  await wait(500);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("2.9 the free card is asked about every 60 s", async () => {
  const server = await openAtRest("/");
  const asked = () =>
    server.calls.filter(({ line }) => line === "GET /api/cards/check-cooldown").length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await wait(59_000);
  expect(asked()).toBe(before);
  await wait(1_000);
  expect(asked()).toBe(before + 1);
});

test("2.9 a battle is watched for 3 s", async () => {
  await openAtRest("/battle?mode=computer", { answers: { "POST /api/battles/quick": wonResult } });
  for (const name of ["Aaa", "Bbb", "Ccc"]) press(new RegExp(`^${name}, power`));
  press("Start Battle");
  await wait(0);
  expect(
    await lastsFor(3_000, () => screen.queryByRole("heading", { name: "Victory!" }) === null),
  ).toBe(true);
});

test("2.9 whether the other player has come is asked every 2 s", async () => {
  await loadScreen("/battle/qr");
  const server = await openAtRest("/battle/qr?met=ABC234", { answers: { [STATUS]: waiting } });
  const asked = () => server.calls.filter(({ line }) => line === STATUS).length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await wait(1_900);
  expect(asked()).toBe(before);
  await wait(100);
  expect(asked()).toBe(before + 1);
});

const isPackOpening = () => document.querySelector("[data-stage=opening]") !== null;

test("2.9 a pack opens in 2 s", async () => {
  await Promise.all([loadScreen("/marketplace"), import("#web/packs/opening-overlay.tsx")]);
  await openAtRest("/marketplace", {
    answers: { "GET /api/packs": [pack], "POST /api/packs/1/open": opened },
  });
  press("Open for 200 coins");
  await wait(0);
  press("Tear It Open for 200 Coins");
  await wait(0);
  expect(await lastsFor(2_000, isPackOpening)).toBe(true);
});

test("2.9 a player goes home 1.5 s after a card was listed", async () => {
  await Promise.all([loadScreen("/marketplace"), import("#web/market/selling/sell-dialog.tsx")]);
  await openAtRest("/marketplace?tab=trades&sell=Aaa", {
    answers: { "POST /api/trades": { ...ownListing("Aaa", { price: 20 }), sold: null } },
  });
  fireEvent.change(screen.getByLabelText("Price in coins"), { target: { value: "20" } });
  press("List Card");
  await wait(0);
  expect(await lastsFor(1_500, () => location.pathname === "/marketplace")).toBe(true);
  expect(location.pathname).toBe("/");
});

test("2.9 what has been copied says so for 2 s", async () => {
  await loadScreen("/invite");
  await openAtRest("/invite", { answers: { [invites.STATUS]: invites.withCode } });
  const value = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  press("Copy Code");
  await wait(0);
  expect(
    await lastsFor(2_000, () => screen.queryByRole("button", { name: "Copied!" }) !== null),
  ).toBe(true);
});

test("2.9 on Auto the tutorial shows each of its 5 steps for 4 s", async () => {
  await openAtRest("/tutorial");
  press("Auto");
  for (const step of [1, 2, 3, 4, 5]) {
    const isOn = () => screen.queryByText(`Step ${step} of 5`) !== null;
    expect(await lastsFor(4_000, isOn)).toBe(true);
  }
});

test("1.9 the wallet is asked for every 10 s", async () => {
  await loadScreen("/wallet");
  const server = await openAtRest("/wallet");
  const asked = () => server.calls.filter(({ line }) => line === "GET /api/wallet/info").length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await wait(9_900);
  expect(asked()).toBe(before);
  await wait(100);
  expect(asked()).toBe(before + 1);
});

const stepUnderWay = () => document.querySelector("[aria-current=step]");
const isActive = (name: string) => () => stepUnderWay()?.textContent.includes(name) === true;

const canStart = () =>
  screen.queryByRole("button", { name: "Start Conversion" })?.matches(":enabled") === true;

test("1.9 a conversion is shown for 2 s, 3 s and 4 s, and at its end for 1 s and 1 s", async () => {
  await Promise.all([
    loadScreen("/card/:id"),
    import("#web/nfts/nft-section.tsx"),
    import("#web/nfts/conversion/convert-dialog.tsx"),
  ]);
  await openAtRest("/card/Aaa", {
    answers: {
      "POST /api/cards/convert-to-nft": { success: true, message: "", nftAddress: "Mint" },
    },
  });
  press("Convert to NFT");
  // It can be pressed when it is known that none is under way.
  for (let looks = 0; looks < 20 && !canStart(); looks += 1) await wait(100);
  press("Start Conversion");
  await wait(0);
  expect(await lastsFor(2_000, isActive("Prepare Your Card"))).toBe(true);
  expect(await lastsFor(3_000, isActive("Connect to the blockchain"))).toBe(true);
  expect(await lastsFor(4_000, isActive("Create NFT Metadata"))).toBe(true);
  await wait(0);
  expect(await lastsFor(1_000, () => stepUnderWay() === null)).toBe(true);
  expect(await lastsFor(1_000, isActive("Complete"))).toBe(true);
});

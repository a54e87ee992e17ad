import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AlbumOnWire } from "#contract/album.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { AlbumScreen } from "./album-screen.tsx";

const { albumPageCoins } = standardSettings;

const creature = (
  name: string,
  number: number,
  over: Partial<AlbumOnWire["creatures"][number]>,
) => ({
  number,
  copies: 1,
  isFound: true,
  month: null,
  cheapest: null,
  card: ownedCard(name).card,
  ...over,
});

const water = ownedCard("Brinkoil", { card: { element: "water" } }).card;

const album: AlbumOnWire = {
  creatures: [
    creature("Cindlepup", 1, {}),
    creature("Zapadger", 2, { copies: 0, isFound: false, cheapest: 12 }),
    creature("Brinkoil", 3, { card: water, copies: 3 }),
  ],
  creations: [{ number: 1, creationNumber: 1234, copies: 0, card: ownedCard("Mikadrake").card }],
  creationCount: 1,
  coming: null,
  rewarded: [],
};

const show = (user = signedIn) => showScreen(<AlbumScreen />, { at: "/album", user });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

test("a page shows what was found, hides the names of the others, and counts both", async () => {
  fakeServer({ "GET /api/album": album });
  show();

  expect(await screen.findByText("You have found 2 of 3 creatures.")).toBeTruthy();
  const fire = within(screen.getByRole("region", { name: "fire, 1 of 2" }));
  expect(fire.getByText("Cindlepup")).toBeTruthy();
  expect(fire.queryByText("Zapadger")).toBeNull();
  expect(fire.getByRole("button", { name: /^No. 2 *not found yet$/ })).toBeTruthy();
  expect(screen.getByText("No. 3 · ×3")).toBeTruthy();
});

test("an own creation shows its number over all creations of the game", async () => {
  fakeServer({ "GET /api/album": album });
  show();
  await press(/Mikadrake/);

  expect(await screen.findByText("Creation no. 1,234, first made by you.")).toBeTruthy();
});

test("a full page pays with one press, and says that it is complete", async () => {
  const server = fakeServer({ "GET /api/album": album });
  server.answers["POST /api/album/water/reward"] = () => {
    server.answers["GET /api/album"] = { ...album, rewarded: ["water"] };
    return { success: true, message: "Page complete!", coins: albumPageCoins };
  };
  show();

  await press(`Get ${albumPageCoins} coins for water`);

  expect(await findToast("Page complete!")).toBeTruthy();
  const complete = await screen.findByText("Complete");
  expect(document.activeElement).toBe(complete);
  expect(screen.queryByRole("button", { name: /^Get/ })).toBeNull();
});

test("a reward that was taken in another tab is refused in plain words", async () => {
  fakeServer({
    "GET /api/album": album,
    "POST /api/album/water/reward": refused(409, "page_rewarded", "You already have it."),
  });
  show();

  await press(`Get ${albumPageCoins} coins for water`);

  expect(await findToast("You already have it.")).toBeTruthy();
});

test("a monthly set has its own page and reward, and the next one says when it comes", async () => {
  const monthly = creature("Wicklefox", 1, { month: "2026-12" });
  fakeServer({
    "GET /api/album": { ...album, creatures: [...album.creatures, monthly], coming: "2027-01" },
  });
  show();

  const page = within(await screen.findByRole("region", { name: "Lantern Winter, 1 of 1" }));
  const reward = `Get ${albumPageCoins} coins for Lantern Winter`;
  expect(await page.findByRole("button", { name: reward })).toBeTruthy();
  expect(screen.getByText("You have found 2 of 3 creatures.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "fire, 1 of 2" })).toBeTruthy();
  const coming = within(screen.getByRole("region", { name: "First Snow" }));
  expect(coming.getByText(/^Arrives 1 January with six new creatures/)).toBeTruthy();

  fireEvent.click(page.getByText("Wicklefox"));
  expect(await screen.findByText("Number 1 of Lantern Winter")).toBeTruthy();
});

test("a creature that is missing says where it is found", async () => {
  fakeServer({ "GET /api/album": album });
  show();

  await press(/^No. 2 *not found yet$/);

  const sheet = within(await screen.findByRole("dialog", { name: "Zapadger" }));
  expect(sheet.getByText("Players sell it from 12 coins.")).toBeTruthy();
  expect(sheet.getByRole("link", { name: "See Offers" }).getAttribute("href")).toBe(
    "/marketplace?tab=trades&q=Zapadger",
  );
});

test("a child without the market is not led there", async () => {
  fakeServer({ "GET /api/album": album });
  show({ ...signedIn, closed: { market: "switched_off" } });

  await press(/^No. 2 *not found yet$/);

  const sheet = within(await screen.findByRole("dialog", { name: "Zapadger" }));
  expect(sheet.queryByRole("link", { name: "See Offers" })).toBeNull();
  expect(sheet.getByRole("link", { name: "See Packs" })).toBeTruthy();
});

test("an own creation stays, also when its card is with another player", async () => {
  fakeServer({ "GET /api/album": album });
  show();

  await press(/Mikadrake$/);

  const sheet = within(await screen.findByRole("dialog", { name: "Mikadrake" }));
  expect(sheet.getByText("Number 1 of your creations")).toBeTruthy();
  expect(sheet.getByText("You had it once, so it stays in your album.")).toBeTruthy();
});

test("an album that did not load is asked for again", async () => {
  const server = fakeServer({ "GET /api/album": refused(500, "bad_input", "no") });
  show();
  await screen.findByText("Your album did not load");

  server.answers["GET /api/album"] = { ...album, creations: [], creationCount: 0 };
  await press("Try Again");

  expect(await screen.findByRole("link", { name: "Create a Creature" })).toBeTruthy();
});

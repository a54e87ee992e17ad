import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LooksOnWire } from "#contract/looks.ts";
import type { SeasonsOnWire } from "#contract/missions.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { SeasonScreen } from "./season-screen.tsx";

const seasons: SeasonsOnWire = {
  seasons: [
    { season: "2026-12", points: 26 },
    { season: "2026-11", points: 3 },
  ],
  running: "2026-12",
  coming: "2027-01",
};

const looks: LooksOnWire = {
  owned: ["lantern", "reading_room"],
  worn: { backdrop: null, emblem: "lantern", frame: null },
  prices: { backdropCoins: 300, emblemCoins: 150, frameCoins: 450 },
};

const answers = { "GET /api/seasons": seasons, "GET /api/looks": looks };

const show = () => showScreen(<SeasonScreen />, { user: { ...signedIn, coins: 200 } });

test("the track shows which looks are earned and how far the next one is", async () => {
  fakeServer(answers);
  show();

  const track = within(await screen.findByRole("region", { name: "Lantern Winter" }));
  const steps = track.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps.slice(0, 3)).toEqual(["Lantern Yours", "Reading Room Yours", "Bell 36 points"]);
  expect(track.getByText("26 of 72 points")).toBeTruthy();
  expect(screen.getByText("First Snow begins on January 1.")).toBeTruthy();
});

test("an earlier season can be played for", async () => {
  const server = fakeServer({
    ...answers,
    "PUT /api/seasons": { success: true, message: "Your missions count for Harvest Fair now." },
  });
  show();

  fireEvent.click(await screen.findByRole("button", { name: "Play for Harvest Fair" }));

  expect(await findToast("Your missions count for Harvest Fair now.")).toBeTruthy();
  expect(server.calls).toContainEqual({ line: "PUT /api/seasons", body: { season: "2026-11" } });
});

test("a look is worn and taken off, and a refusal is told", async () => {
  const server = fakeServer({
    ...answers,
    "PUT /api/looks": refused(409, "look_not_owned", "You do not have this look yet."),
  });
  show();

  const worn = await screen.findByRole("button", { name: "Lantern: worn" });
  expect(worn.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(await screen.findByRole("button", { name: "Wear Reading Room" }));

  expect(await findToast("You do not have this look yet.")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "PUT /api/looks",
    body: { kind: "backdrop", look: "reading_room" },
  });
});

test("a look is bought after a question that says what it costs", async () => {
  const server = fakeServer({
    ...answers,
    "POST /api/looks": { success: true, message: "Star is yours." },
    "GET /api/auth/user": signedIn,
  });
  show();

  fireEvent.click(await screen.findByRole("button", { name: "Buy Star for 150 coins" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/You have 200 coins\./)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Buy for 150 coins" }));

  expect(await findToast("Star is yours.")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/looks",
    body: { look: "star", price: 150 },
  });
});

test("a frame is put on beside an emblem", async () => {
  const server = fakeServer({
    ...answers,
    "GET /api/looks": { ...looks, owned: ["lantern", "ember"] },
    "PUT /api/looks": { success: true, message: "You wear Ember now." },
  });
  show();
  const frames = within(await screen.findByRole("region", { name: "Frames" }));
  expect(frames.getByRole("button", { name: "Buy Oak for 450 coins" })).toBeTruthy();
  fireEvent.click(frames.getByRole("button", { name: "Wear Ember" }));
  expect(await findToast("You wear Ember now.")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "PUT /api/looks",
    body: { kind: "frame", look: "ember" },
  });
});

test("what a player cannot pay says how many coins are missing", async () => {
  fakeServer(answers);
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Buy Coral Reef for 300 coins" }));
  expect(await screen.findByText(/so you need 100 more/)).toBeTruthy();
});

test("what did not load can be asked for again", async () => {
  fakeServer({
    "GET /api/seasons": refused(503, "broken", "Oh no."),
    "GET /api/looks": refused(503, "broken", "Oh no."),
  });
  show();
  expect(await screen.findByText("Your seasons did not load")).toBeTruthy();
  expect(await screen.findByText("Your looks did not load")).toBeTruthy();
});

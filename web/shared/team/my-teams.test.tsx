import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { TeamsOnWire } from "#contract/teams.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { MyTeams } from "./my-teams.tsx";

const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name) => ownedCard(name, { id: name }));

const teams: TeamsOnWire = {
  teams: [
    { id: "t1", name: "Forest Guard", userCardIds: ["Ccc", "Aaa", "Bbb"] },
    { id: "t2", name: "Old Friends", userCardIds: ["Aaa", null, "Bbb"] },
  ],
  slots: 2,
  nextSlotPrice: 300,
};

function Choice({ start }: { start: readonly string[] }) {
  const [picked, setPicked] = useState(start);
  return (
    <>
      <MyTeams deck={deck} picked={picked} onPicked={setPicked} />
      <p data-testid="picked">{picked.join(" ")}</p>
    </>
  );
}

const show = (start: readonly string[] = [], coins = 1000) =>
  showScreen(<Choice start={start} />, { user: { ...signedIn, coins } });

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("one press takes a team; one without all of its cards cannot be taken", async () => {
  fakeServer({ "GET /api/teams": teams });
  show();

  await press("Take Forest Guard");

  expect(screen.getByTestId("picked").textContent).toBe("Ccc Aaa Bbb");
  expect(screen.getByRole("button", { pressed: true }).ariaLabel).toBe("Take Forest Guard");
  const gone = screen.getByRole("button", { name: "Take Old Friends: a card is gone" });
  expect(gone).toHaveProperty("disabled", true);
});

test("a team waits while one of its cards is in the vault", async () => {
  const waiting = { id: "t3", name: "Sleepers", userCardIds: ["Aaa", "Vera", "Bbb"] };
  fakeServer({ "GET /api/teams": { ...teams, teams: [waiting] } });
  show();
  const button = await screen.findByRole("button", {
    name: "Take Sleepers: a card is not in your deck",
  });
  expect(button).toHaveProperty("disabled", true);
});

test("three picked cards are kept under a name, and a refusal is told at the name", async () => {
  const server = fakeServer({
    "GET /api/teams": { ...teams, teams: [] },
    "POST /api/teams": refused(400, "unsafe_description", "Please choose other words."),
  });
  show(["Aaa", "Bbb", "Ddd"]);
  await press("Keep This Team");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Night Watch" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Please choose other words.");

  server.answers["POST /api/teams"] = { success: true, message: "Night Watch is kept." };
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));

  expect(await findToast("Night Watch is kept.")).toBeTruthy();
  expect(server.lastBody("POST /api/teams")).toEqual({
    name: "Night Watch",
    userCardIds: ["Aaa", "Bbb", "Ddd"],
  });
});

test("where all places are taken, one more is bought after a question that says its price", async () => {
  const server = fakeServer({
    "GET /api/teams": teams,
    "POST /api/teams/slots": { success: true, message: "You have a place for one more team." },
    "GET /api/auth/user": signedIn,
  });
  show(["Aaa", "Bbb", "Ddd"]);
  await press("Keep This Team");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/costs 300 coins, and you keep it\. You have 1000 coins\./)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Buy for 300 coins" }));

  expect(await screen.findByRole("dialog", { name: "Keep This Team" })).toBeTruthy();
  expect(server.lastBody("POST /api/teams/slots")).toEqual({ slots: 2, price: 300 });
});

test("with too few coins the question says how many are missing", async () => {
  fakeServer({ "GET /api/teams": teams });
  show(["Aaa", "Bbb", "Ddd"], 120);
  await press("Keep This Team");
  expect(await screen.findByText(/so you need 180 more/)).toBeTruthy();
});

test("the picked cards come into a team, it gets another name, and it is removed", async () => {
  const done = { success: true, message: "Done." };
  const server = fakeServer({
    "GET /api/teams": teams,
    "PUT /api/teams/t2": done,
    "DELETE /api/teams/t2": done,
  });
  show(["Aaa", "Ddd", "Bbb"]);

  await press("More for Old Friends");
  fireEvent.click(screen.getByRole("menuitem", { name: "Put In the Picked Cards" }));
  expect(await findToast("Done.")).toBeTruthy();
  expect(server.lastBody("PUT /api/teams/t2")).toEqual({ userCardIds: ["Aaa", "Ddd", "Bbb"] });

  await press("More for Old Friends");
  fireEvent.click(screen.getByRole("menuitem", { name: "Rename" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rename the Team" }));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "New Friends" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "More for Old Friends" });
  expect(server.lastBody("PUT /api/teams/t2")).toEqual({ name: "New Friends" });

  await press("More for Old Friends");
  fireEvent.click(screen.getByRole("menuitem", { name: "Remove" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await expect
    .poll(() => server.calls.some(({ line }) => line === "DELETE /api/teams/t2"))
    .toBe(true);
});

test("without an answer there is no row, and with all places taken and bought none can be added", async () => {
  const server = fakeServer({ "GET /api/teams": refused(503, "broken", "Oh no.") });
  const { unmount } = show(["Aaa", "Bbb", "Ddd"]);
  await expect.poll(() => server.calls.length).toBeGreaterThan(0);
  expect(screen.queryByText("My Teams")).toBeNull();
  unmount();

  fakeServer({ "GET /api/teams": { ...teams, nextSlotPrice: null } });
  show(["Aaa", "Bbb", "Ddd"]);
  expect(await screen.findByText("My Teams")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Keep This Team" })).toBeNull();
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { titleIds } from "#game/titles/titles.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { TitlesPanel } from "./titles-panel.tsx";

const deeds = { bosses: 1, stars: 12, found: 20, made: 1, won: 7, cups: 0 };
const show = () => showScreen(<TitlesPanel />, { user: signedIn });

test("earned titles can be chosen, the others say what they ask for and how far one is", async () => {
  const server = fakeServer({
    "GET /api/titles": { deeds, chosen: null },
    "PUT /api/titles": {
      success: true,
      message: "You are Gate Walker now.",
      chosen: "gate_walker",
    },
  });
  show();

  expect(await screen.findByRole("radio", { name: "No title" })).toHaveProperty("checked", true);
  expect(screen.getAllByRole("radio").map((each) => each.closest("label")?.textContent)).toEqual([
    "No title",
    "Gate Walker",
    "Creature Finder",
  ]);
  const left = within(screen.getByRole("list", { name: "Titles to earn" }));
  expect(left.getAllByRole("listitem")).toHaveLength(titleIds.length - 2);
  expect(left.getByText(/Win 15 battles/).parentElement?.textContent).toContain("7 of 15");

  fireEvent.click(screen.getByRole("radio", { name: "Gate Walker" }));
  expect(await findToast("You are Gate Walker now.")).toBeTruthy();
  expect(server.calls).toContainEqual({ line: "PUT /api/titles", body: { title: "gate_walker" } });
});

test("a choice that is refused says why, and titles that did not load can be asked for again", async () => {
  fakeServer({
    "GET /api/titles": { deeds, chosen: "finder" },
    "PUT /api/titles": refused(409, "title_not_earned", "Not yet."),
  });
  const { unmount } = show();
  fireEvent.click(await screen.findByRole("radio", { name: "No title" }));
  expect(await findToast("Not yet.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Creature Finder" })).toHaveProperty("checked", true);
  unmount();

  fakeServer({ "GET /api/titles": refused(503, "broken", "Oh no.") });
  show();
  expect(await screen.findByText("Your titles did not load")).toBeTruthy();
});

test("while a choice is saved the focus stays on it, and no other is sent", async () => {
  const server = fakeServer({ "GET /api/titles": { deeds, chosen: null } });
  show();
  const chosen = await screen.findByRole("radio", { name: "Gate Walker" });
  chosen.focus();
  fireEvent.click(chosen);
  await waitFor(() => expect(screen.getByRole("group").ariaBusy).toBe("true"));
  fireEvent.click(screen.getByRole("radio", { name: "Creature Finder" }));

  expect(chosen.matches(":focus:enabled")).toBe(true);
  expect(server.calls.filter(({ line }) => line === "PUT /api/titles")).toHaveLength(1);
});

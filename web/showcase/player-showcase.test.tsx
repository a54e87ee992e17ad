import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PlayerPageOnWire } from "#contract/showcase.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { PlayerShowcase } from "./player-showcase.tsx";
import { pageWith } from "./test-page.ts";

const show = (page: PlayerPageOnWire) =>
  showScreen(<PlayerShowcase page={page} />, { user: signedIn });

const own = (isPublic: boolean, ...names: string[]) => ({ ...pageWith(...names), isPublic });

test("another player's page shows who they are, and nothing to change", async () => {
  fakeServer({});
  show(pageWith("Mikadrake", "Owlet"));

  expect(await screen.findByText("Creature Finder")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Star" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Coral Reef" })).toBeTruthy();
  const cards = within(screen.getByRole("region", { name: "Favourite cards" }));
  expect(cards.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("Battles won").nextElementSibling?.textContent).toBe("41");
  expect(screen.queryByText("Your Page")).toBeNull();
});

test("the cards stand in the frame that the player wears", async () => {
  fakeServer({});
  const framed = pageWith("Mikadrake");
  const { unmount } = show(framed);
  const cards = await screen.findByRole("region", { name: "Favourite cards" });
  expect(cards.querySelector("[style*='data:image/svg+xml']")).toBeTruthy();
  unmount();

  show({ ...framed, worn: { ...framed.worn, frame: null } });
  const bare = await screen.findByRole("region", { name: "Favourite cards" });
  expect(bare.querySelector("[style]")).toBeNull();
  expect(within(bare).getAllByRole("listitem")).toHaveLength(1);
});

test("favourites are chosen in the order in which they are pressed", async () => {
  const [first, second] = [ownedCard("Aaa"), ownedCard("Bbb")];
  const server = fakeServer({
    "GET /api/cards/user": [first, second],
    "PUT /api/showcase": { success: true, message: "Your page shows these cards now." },
  });
  show(own(false));

  fireEvent.click(await screen.findByRole("button", { name: "Choose Your Favourites" }));
  const choices = within(await screen.findByRole("list", { name: "Cards to choose from" }));
  fireEvent.click(choices.getByRole("button", { name: /Bbb/ }));
  fireEvent.click(choices.getByRole("button", { name: /Aaa/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Take Bbb off" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  expect(await findToast("Your page shows these cards now.")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "PUT /api/showcase",
    body: { userCardIds: [first.id] },
  });
});

test("a favourite that waits in a deal stays when others are chosen", async () => {
  const free = ownedCard("Aaa");
  const server = fakeServer({
    "GET /api/cards/user": [free],
    "PUT /api/showcase": { success: true, message: "Your page shows these cards now." },
  });
  show(own(false, "Heldfox"));

  fireEvent.click(await screen.findByRole("button", { name: "Change Cards" }));
  const choices = within(await screen.findByRole("list", { name: "Cards to choose from" }));
  expect(screen.getByRole("button", { name: "Take Heldfox off" })).toBeTruthy();
  fireEvent.click(choices.getByRole("button", { name: /Aaa/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));

  expect(await findToast("Your page shows these cards now.")).toBeTruthy();
  expect(server.lastBody("PUT /api/showcase")).toEqual({ userCardIds: ["copy-Heldfox", free.id] });
});

test("the page is opened to everybody and closed again, and a refusal is told", async () => {
  const server = fakeServer({
    "POST /api/showcase/public": refused(409, "busy", "Please try again."),
    "DELETE /api/showcase/public": { success: true, message: "Only your friends see it." },
  });
  const { unmount } = show(own(false));
  fireEvent.click(await screen.findByRole("switch", { name: /Open to everybody/ }));
  expect(await findToast("Please try again.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Copy the Link" })).toBeNull();
  unmount();

  show(own(true));
  expect(await screen.findByRole("button", { name: "Copy the Link" })).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: /Open to everybody/ }));
  expect(await findToast("Only your friends see it.")).toBeTruthy();
  expect(server.calls).toContainEqual({ line: "POST /api/showcase/public", body: {} });
});

test("favourites that have not arrived are not taken off by saving", async () => {
  const server = fakeServer({ "GET /api/cards/user": refused(500, "bug", "No.") });
  show(own(false, "Aaa"));

  fireEvent.click(await screen.findByRole("button", { name: "Change Cards" }));
  const save = await screen.findByRole("button", { name: "Save" });
  expect(save).toHaveProperty("disabled", true);
  expect(await screen.findByText("The cards did not load")).toBeTruthy();
  expect(save).toHaveProperty("disabled", true);

  server.answers["GET /api/cards/user"] = [ownedCard("Aaa")];
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(save).toHaveProperty("disabled", false));
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AnyCardOnWire } from "#contract/admin-collection.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { CardsScreen } from "./cards-screen.tsx";
import { filterElements, filterRarities } from "./filters.ts";

const admin = { ...signedIn, role: "admin" as const };

const card: AnyCardOnWire = {
  id: "c1",
  name: "Emberfox",
  element: "fire",
  rarity: "rare",
  attack: 50,
  defense: 40,
  abilities: ["Fire Strike", "Mystic Guard"],
  specialAbility: "Ash Nip",
  description: "Leaves paw prints.",
  backstory: "",
  imageUrl: "/gone.webp",
  thumbUrl: "",
  origin: "created",
  creatorId: null,
  user_count: 1200,
  createdAt: "2026-11-23T08:00:00.000Z",
  archivedAt: null,
  version: 3,
};

function show(at = "/") {
  const server = fakeServer({
    "GET /api/admin/cards": [card],
    "GET /api/admin/cards/count": { count: 1 },
    "GET /api/admin/records": {
      cards: { total: 100_000, copies: 1_000_000, legendary: 3000, today: 2 },
      battles: { total: 0, active: 0, completed: 0, today: 0 },
      trades: { total: 0, active: 0, marketplace: 0, today: 0 },
    },
    "POST /api/admin/cards": { ...card, name: "Newfox" },
    "PUT /api/admin/cards/c1": card,
  });
  showScreen(<CardsScreen />, { at, user: admin });
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("four numbers and one row for each card", async () => {
  show();
  await screen.findByText("Emberfox");
  const tiles = screen.getByLabelText("Cards at a glance").textContent;
  await waitFor(() => expect(screen.getByText("1,000,000")).toBeTruthy());
  expect(tiles).toMatch(/Total Cards.*User Cards.*Legendary.*Created Today/);
  const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Card", "Element", "Rarity", "Stats", "Owners", "Created", "Actions"]);
  const row = screen.getAllByRole("row")[1]!;
  expect(within(row).getByText("1,200")).toBeTruthy();
  expect(within(row).getByText("No image")).toBeTruthy();
});

const options = async (label: string) =>
  within(await screen.findByLabelText(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value }) => value);

test("the filters are as they are stated, with a rarity that no card has", async () => {
  show();
  expect(await options("Rarity")).toEqual(["", ...filterRarities]);
  expect(await options("Element")).toEqual(["", ...filterElements]);
  expect(filterRarities).toContain("uncommon");
  expect(filterElements).toEqual(["fire", "water", "earth", "air", "light", "dark"]);
});

test("a card is looked at, and a picture that does not load is told in words", async () => {
  show();
  await press("View Emberfox");
  const dialog = await screen.findByRole("dialog");
  fireEvent.error(dialog.querySelector("img")!);
  expect(within(dialog).getByText("Image not available")).toBeTruthy();
  expect(within(dialog).getByText("Leaves paw prints.")).toBeTruthy();
});

test("a new card is checked here first, and sent as the server wants it", async () => {
  const server = show();
  await press("Create Card");
  const dialog = await screen.findByRole("dialog");
  const submit = within(dialog).getByRole("button", { name: "Create Card" });
  fill("Attack", "500");
  fill("Image URL", "javascript:alert(1)");
  fireEvent.click(submit);
  await within(dialog).findByText("A card needs a name.");
  expect(within(dialog).getByText("A whole number from 0 to 100, please.")).toBeTruthy();
  expect(within(dialog).getByText(/public https address/)).toBeTruthy();

  fill("Name", "Newfox");
  fill("Attack", "60");
  fill("Image URL", "");
  fill("Abilities", "Nip, Bite,, Star Fall ");
  fireEvent.click(submit);
  await findToast("Card Created");
  const sent = server.calls.find(({ line }) => line.startsWith("POST"));
  expect(sent?.body).toMatchObject({
    name: "Newfox",
    attack: 60,
    defense: 40,
    element: "fire",
    rarity: "common",
    abilities: ["Nip", "Bite", "Star Fall"],
    imageUrl: null,
  });
});

test("a change begins with what the card is", async () => {
  const server = show();
  await press("Edit Emberfox");
  expect(screen.getByLabelText<HTMLInputElement>("Abilities").value).toBe(
    "Fire Strike, Mystic Guard, Ash Nip",
  );
  fill("Defense", "41");
  await press("Save Changes");
  await findToast("Card Updated");
  const sent = server.calls.find(({ line }) => line.startsWith("PUT"));
  expect(sent?.body).toMatchObject({
    name: "Emberfox",
    defense: 41,
    imageUrl: "/gone.webp",
    version: 3,
  });
});

test.for([
  ["Edit", "PUT /api/admin/cards/c1", "Save Changes"],
  ["Delete", "DELETE /api/admin/cards/c1", "Delete"],
] as const)(
  "%s of a card that another admin has changed is refused until it is opened anew",
  async ([verb, line, button]) => {
    const server = show();
    server.answers[line] = refused(409, "changed_meanwhile", "Another admin was faster.");
    await press(`${verb} Emberfox`);
    server.answers["GET /api/admin/cards"] = [{ ...card, attack: 77, version: 4 }];
    await press(button);
    expect(await screen.findAllByText("Another admin was faster.")).not.toEqual([]);
    expect(await screen.findByText("77 attack, 40 defense")).toBeTruthy();
    await press(button);
    await press("Cancel");
    await press(`${verb} Emberfox`);
    await press(button);

    const versions = () =>
      server.calls
        .filter((call) => call.line === line)
        .map(({ body }) => (body as { version: number }).version);
    await waitFor(() => expect(versions()).toEqual([3, 3, 4]));
  },
);

test("the file has what the filters find", async () => {
  show("/?rarity=epic&sort=name");
  const link = await screen.findByRole("link", { name: "Export" });
  expect(link.getAttribute("href")).toBe("/api/admin/cards/export.csv?rarity=epic");
});

import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { standardSettings } from "#game/settings/settings.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { RemakeSection } from "./remake-section.tsx";

const price = standardSettings.renameCoins;
const made = ownedCard("Lanternfox", { id: "made", madeBy: "owner" });
const rich = { ...signedIn, coins: price + 5 };
const line = "POST /api/user-cards/made/rename";

async function opens() {
  fireEvent.click(await screen.findByRole("button", { name: `New Name ${price} coins` }));
  return within(await screen.findByRole("dialog", { name: "New Name" }));
}

test("a creature of one's own gets another name, at the price that was shown", async () => {
  const message = "Your creature is called Mossfox now.";
  const server = fakeServer({ [line]: { success: true, message, card: made } });
  showScreen(<RemakeSection free={made} />, { user: rich });
  const dialog = await opens();
  expect(dialog.getByText(`You have ${rich.coins} coins.`)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: " Mossfox " } });

  fireEvent.click(dialog.getByRole("button", { name: `Rename for ${price} coins` }));

  expect(await findToast("New Name")).toBeTruthy();
  expect(server.calls).toContainEqual({ line, body: { name: "Mossfox", price } });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an unkind name is refused beside the field; too few coins say how many are missing", async () => {
  fakeServer({ [line]: refused(400, "unsafe_description", "There is a rude word in this.") });
  const { unmount } = showScreen(<RemakeSection free={made} />, { user: rich });
  const dialog = await opens();
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Rude" } });
  fireEvent.click(dialog.getByRole("button", { name: `Rename for ${price} coins` }));
  expect(await dialog.findByRole("alert")).toBeTruthy();
  unmount();

  showScreen(<RemakeSection free={made} />, { user: { ...rich, coins: price - 1 } });
  const missing = (await opens()).getByRole("button", { name: "1 coin more needed" });
  expect(missing).toHaveProperty("disabled", true);
});

test.for([
  ["of the game", ownedCard("Cindlepup")],
  ["of another player", ownedCard("Cindlepup", { madeBy: "player" })],
  ["that is an NFT", ownedCard("Cindlepup", { madeBy: "owner", card: { nftAddress: "m" } })],
  ["in a deal", null],
] as const)("a card %s stays as it is", ([, free]) => {
  fakeServer({});
  showScreen(<RemakeSection free={free} />, { user: rich });
  expect(screen.queryByRole("button")).toBeNull();
});

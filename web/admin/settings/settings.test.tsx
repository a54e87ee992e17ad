import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import { noKeys, settingsAnswer } from "./test-settings.ts";

const SAVE = "PUT /api/admin/settings";

async function show() {
  const server = fakeServer({
    "GET /api/admin/settings": settingsAnswer,
    "GET /api/admin/stripe-keys": noKeys,
    [SAVE]: settingsAnswer,
  });
  showScreen(<SettingsScreen />, { user: { ...signedIn, role: "admin" } });
  await screen.findByLabelText("Coins for a share");
  const sent = () => server.calls.findLast(({ line }) => line === SAVE)?.body;
  return { sent };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("only what was changed is saved, all at once", async () => {
  const { sent } = await show();
  fill("Coins for a share", "30");
  fireEvent.click(screen.getByRole("switch", { name: "Maintenance Mode" }));
  expect(screen.getByText("2 changes are not saved yet.")).toBeTruthy();

  press("Save All Settings");

  await waitFor(() =>
    expect(sent()).toEqual({ settings: { shareCoins: 30, maintenanceMode: true } }),
  );
});

test("what the game ships with is one press away", async () => {
  const { sent } = await show();
  press("Back to default: Coins for a share");
  expect(screen.getByLabelText<HTMLInputElement>("Coins for a share").value).toBe("50");

  press("Save All Settings");

  await waitFor(() => expect(sent()).toEqual({ settings: { shareCoins: null } }));
});

test("a number out of its bounds says so and is not sent", async () => {
  const { sent } = await show();
  for (const wrong of ["4000", "", "2.5"]) {
    fill("Coins for a share", wrong);
    expect(screen.getByText("Please give a whole number from 0 to 1000.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save All Settings" })).toHaveProperty(
      "disabled",
      true,
    );
  }
  expect(sent()).toBeUndefined();
});

test("what the environment sets is shown and not edited, and a secret only by its end", async () => {
  await show();
  expect(screen.getByText("Set by the environment (THOUSANDS_FROM).")).toBeTruthy();
  expect(screen.queryByLabelText("Thousands")).toBeNull();
  expect(await screen.findByText("4242")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Stripe secret key").type).toBe("password");
});

import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { QuickBattle } from "./quick-battle.tsx";
import { wonResult } from "./stage/test-battle.ts";
import { deck, rivals } from "./test-rivals.ts";

const tacticsIn = (round: number) =>
  within(screen.getByRole("group", { name: `Your tactic in round ${round}` }));

const chooses = (round: number, name: string) =>
  fireEvent.click(tacticsIn(round).getByRole("button", { name }));

test("a plan is made round by round: what the rival lets on, tactics, and which card faces which", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/battles/rivals": rivals,
    "POST /api/battles/quick": wonResult,
  });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  expect(await screen.findByText("Round 1: it will press.")).toBeTruthy();
  expect(screen.getByText("Round 2: it will not feint.")).toBeTruthy();
  expect(screen.getByText("Round 3: it gives nothing away.")).toBeTruthy();
  await screen.findByRole("list", { name: "Your deck" });
  for (const name of ["Aaa", "Bbb", "Ccc"])
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));

  chooses(1, "Guard");
  chooses(2, "Press");
  chooses(2, "Guard");
  chooses(3, "Feint");
  chooses(3, "Feint");
  expect(tacticsIn(2).getByRole("button", { pressed: true }).textContent).toContain("Guard");
  expect(tacticsIn(3).queryByRole("button", { pressed: true })).toBeNull();
  expect(screen.getByText("Aaa", { selector: "b" }).parentElement?.textContent).toBe(
    "Faces your Aaa (beats ice)",
  );
  fireEvent.click(screen.getByRole("button", { name: "Swap your cards of rounds 1 and 2" }));
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));

  await screen.findByRole("button", { name: "Skip" });
  const fought = server.calls.find(({ line }) => line === "POST /api/battles/quick");
  expect(fought?.body).toMatchObject({
    playerCards: ["Bbb", "Aaa", "Ccc"],
    tactics: ["guard", "guard", null],
  });
});

test("another rival lets on something else, so tactics are chosen anew", async () => {
  fakeServer({ "GET /api/cards/deck": deck, "GET /api/battles/rivals": rivals });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  await screen.findByRole("heading", { name: "Your rival: Odd Tobias" });
  chooses(1, "Guard");

  fireEvent.click(screen.getByRole("radio", { name: /^5 Master/ }));

  expect(tacticsIn(1).queryByRole("button", { pressed: true })).toBeNull();
});

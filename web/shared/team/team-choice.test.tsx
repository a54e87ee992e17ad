import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { TeamChoice } from "./team-choice.tsx";

const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name, index) =>
  ownedCard(name, { id: name, card: { attack: 50 - index } }),
);

type ChoiceProps = {
  rule: "arena" | "face-to-face";
  isEven?: boolean;
  bondPercent?: number;
};

function Choice({ rule, isEven = false, bondPercent = 0 }: ChoiceProps) {
  const [picked, setPicked] = useState<string[]>([]);
  return (
    <TeamChoice
      rule={rule}
      isEven={isEven}
      bondPercent={bondPercent}
      picked={picked}
      onPicked={setPicked}
      action="Go"
      onStart={() => undefined}
    />
  );
}

const pick = async (name: string) =>
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${name}, power`) }));

const shown = () =>
  within(screen.getByRole("list", { name: "Your deck" })).queryAllByRole("listitem").length;

const team = () =>
  screen
    .getAllByRole("button", { pressed: true })
    .map((button) => button.ariaLabel?.replace(/, power .*your/, ""));

test("face to face a fourth card is ignored, and the order of the choice is told", async () => {
  fakeServer({ "GET /api/cards/deck": deck });
  showScreen(<Choice rule="face-to-face" />);
  for (const name of ["Ccc", "Aaa", "Bbb", "Ddd"]) await pick(name);
  expect(team()).toEqual(["Aaa second", "Bbb third", "Ccc first"]);

  await pick("Ccc");
  expect(team()).toEqual(["Aaa first", "Bbb second"]);
  expect(screen.getByText("Select 1 more card(s)")).toBeTruthy();
});

test("in the arena a fourth card drops the oldest", async () => {
  fakeServer({ "GET /api/cards/deck": deck });
  showScreen(<Choice rule="arena" />);
  for (const name of ["Ccc", "Aaa", "Bbb", "Ddd"]) await pick(name);
  expect(team()).toEqual(["Aaa first", "Bbb second", "Ddd third"]);
  expect(screen.getByRole("button", { name: "Go" })).toHaveProperty("disabled", false);
});

test("a picked card that has left the deck leaves its place to another", async () => {
  const server = fakeServer({ "GET /api/cards/deck": deck });
  const { client } = showScreen(<Choice rule="face-to-face" />);
  for (const name of ["Ccc", "Aaa", "Bbb"]) await pick(name);
  server.answers["GET /api/cards/deck"] = deck.filter(({ id }) => id !== "Ccc");
  await act(() => client.invalidateQueries({ queryKey: ["/api/cards/deck"] }));

  expect(await screen.findByText("Select 1 more card(s)")).toBeTruthy();
  await pick("Ddd");
  expect(team()).toEqual(["Aaa first", "Bbb second", "Ddd third"]);
  expect(screen.getByRole("button", { name: "Go" })).toHaveProperty("disabled", false);
});

test("in the Fair Arena a card shows the strength that it has there", async () => {
  const strong = ownedCard("Titan", { id: "t", card: { attack: 90, defense: 90, speed: 90 } });
  fakeServer({ "GET /api/cards/deck": [...deck, strong] });
  showScreen(<Choice rule="arena" isEven />);

  const name = "Titan, attack 36, defense 36";
  const titan = (await screen.findByRole("button", { name })).closest("li")!;
  expect([...titan.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "36",
    "36",
    "36",
  ]);
});

test("against the computer an own creation shows its bond beside its numbers, and counts with it", async () => {
  const weak = { attack: 20, defense: 16, speed: 18 };
  const own = ownedCard("Mossling", { id: "m", madeBy: "owner", card: weak });
  const bought = ownedCard("Fernfox", { id: "f", madeBy: "player", card: weak });
  fakeServer({ "GET /api/cards/deck": [...deck.slice(0, 2), own, bought] });
  showScreen(<Choice rule="arena" bondPercent={100} />);

  const button = await screen.findByRole("button", { name: "Mossling, power 90 with your bond" });
  const tile = button.closest("li")!;
  expect([...tile.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "20",
    "16",
    "18",
  ]);
  expect(within(tile).getByText("Bond 40/32/36")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Fernfox, power 45" })).toBeTruthy();
  fireEvent.click(button);
  await pick("Aaa");
  await pick("Bbb");
  expect(screen.getByRole("status").textContent).toMatch(/^Team power 28\d$/);
  fireEvent.click(screen.getByRole("button", { name: "My Strongest" }));
  expect(team()).toEqual(["Aaa first", "Bbb second", "Mossling third"]);
});

test("the deck can be searched as the collection can, and who is chosen stays chosen", async () => {
  const wolf = ownedCard("Wolf", { id: "w", card: { element: "ice", rarity: "epic" } });
  fakeServer({ "GET /api/cards/deck": [...deck, wolf] });
  showScreen(<Choice rule="arena" />);
  await pick("Aaa");

  fireEvent.change(screen.getByRole("combobox", { name: "Element" }), { target: { value: "ice" } });
  await waitFor(() => expect(shown()).toBe(1));
  await pick("Wolf");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "bbb" } });
  fireEvent.click(await screen.findByRole("button", { name: "Show All Cards" }));

  await waitFor(() => expect(shown()).toBe(5));
  expect(team()).toEqual(["Aaa first", "Wolf second"]);
});

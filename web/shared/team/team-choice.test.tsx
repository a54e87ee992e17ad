import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { TeamChoice } from "./team-choice.tsx";

const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name, index) =>
  ownedCard(name, { id: name, card: { attack: 50 - index } }),
);

function Choice({ rule }: { rule: "arena" | "face-to-face" }) {
  const [picked, setPicked] = useState<string[]>([]);
  return (
    <TeamChoice
      rule={rule}
      picked={picked}
      onPicked={setPicked}
      action="Go"
      onStart={() => undefined}
    />
  );
}

const pick = async (name: string) =>
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${name}, power`) }));

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

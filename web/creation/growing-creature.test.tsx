import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { CreationOnWire } from "#contract/creation.ts";
import { fakeServer, findToast, showScreen } from "#web/lib/test-screen.tsx";
import { toast } from "#web/ui/toast.tsx";
import { GrowingCreature } from "./growing-creature.tsx";

const painting: CreationOnWire = {
  id: "c1",
  state: "painting",
  rarity: "rare",
  attack: 40,
  defense: 30,
  words: { name: "Nivul", element: "ice" },
  imageUrl: null,
  userCard: null,
};

const times = [
  { creation: painting, isOver: false },
  { creation: { ...painting, state: "done" }, isOver: false },
  { creation: { ...painting, state: "done" }, isOver: true },
] as const;

function Grows() {
  const [time, setTime] = useState(0);
  return (
    <>
      <GrowingCreature {...(times[time] ?? times[0])} onShown={() => undefined} />
      <button onClick={() => setTime(time + 1)}>Later</button>
    </>
  );
}

test("no toast covers a creature that has just come, until its celebration begins", async () => {
  fakeServer({});
  showScreen(<Grows />);
  const later = screen.getByRole("button", { name: "Later" });
  fireEvent.click(later);
  await screen.findByText("Your creature is here!");
  act(() => toast({ title: "Mission complete" }));
  expect(screen.queryAllByText("Mission complete")).toEqual([]);

  fireEvent.click(later);
  expect(await findToast("Mission complete")).toBeTruthy();
});

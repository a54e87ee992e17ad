import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Simulator } from "./simulator.tsx";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";

test("the simulator says what ten thousand packs and a month would bring", async () => {
  fakeServer({});
  showScreen(<Simulator />);
  fireEvent.change(screen.getByLabelText("Pack"), { target: { value: "2" } });
  fireEvent.change(screen.getByLabelText("Price in coins"), { target: { value: "100" } });

  fireEvent.click(screen.getByRole("button", { name: "Simulate" }));

  expect(screen.getByText("50,000 cards for 1,000,000 coins")).toBeTruthy();
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows.find((row) => row.startsWith("mythical"))).toMatch(/\d+\.\d\d \(\d+\.\d\d–/);
  expect(rows.filter((row) => /^(Casual|Regular|Grinder)/.test(row))).toHaveLength(3);
});

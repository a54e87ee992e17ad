import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { showScreen } from "#web/lib/test-screen.tsx";
import { ConversionSteps, ConvertDialog } from "./convert-dialog.tsx";

const names = [
  "Prepare Your Card",
  "Connect to the blockchain",
  "Create NFT Metadata",
  "Mint Your NFT",
  "Complete",
];

test("it shows the five steps to come, and says that this is not open yet", () => {
  let closed = 0;
  const { card } = ownedCard("Nivul");
  showScreen(<ConvertDialog card={card} onClose={() => (closed += 1)} />);

  const dialog = within(screen.getByRole("dialog", { name: "Convert to NFT" }));
  const steps = dialog.getAllByRole("listitem").map((step) => step.textContent);
  for (const [i, name] of names.entries()) expect(steps[i]).toContain(name);
  expect(dialog.getByText("This opens soon.")).toBeTruthy();
  expect(dialog.getByText(/You cannot convert Nivul yet/)).toBeTruthy();
  expect(dialog.getByText(/about \$0\.63 USD, and Taleborn charges nothing/)).toBeTruthy();
  expect(dialog.getByRole("progressbar").ariaValueNow).toBe("0");

  fireEvent.click(dialog.getByRole("button", { name: "All Right" }));
  expect(closed).toBe(1);
});

test("from there the explainer is a press away", async () => {
  showScreen(<ConvertDialog card={ownedCard("Nivul").card} onClose={() => undefined} />);

  fireEvent.click(screen.getByRole("button", { name: "Learn How" }));

  expect(await screen.findByRole("dialog", { name: "What are NFTs" })).toBeTruthy();
});

test("the bar shows the share of completed steps, and every step its state", () => {
  render(<ConversionSteps states={["completed", "completed", "error", "active", "pending"]} />);

  const bar = screen.getByRole("progressbar", { name: "Completed steps" });
  expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(["2", "5"]);
  const words = screen
    .getAllByRole("listitem")
    .map((step) => /: (\w+ ?\w*)/.exec(step.textContent));
  expect(words.map((found) => found?.[1])).toEqual([
    expect.stringContaining("completed"),
    expect.stringContaining("completed"),
    expect.stringContaining("failed"),
    expect.stringContaining("under way"),
    undefined,
  ]);
  const active = screen.getAllByRole("listitem").filter((step) => step.ariaCurrent === "step");
  expect(active.map((step) => step.textContent)).toEqual([expect.stringContaining(names[3] ?? "")]);
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { MISSING_CODE } from "./missing-code.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { lazily } from "./lazily.tsx";

const loadAtSecondTry = () =>
  vi
    .fn<() => Promise<{ Dialog: (props: { onClose: () => void }) => string }>>()
    .mockRejectedValueOnce(new Error("the server is away"))
    .mockResolvedValue({ Dialog: () => "the dialog" });

function Page({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
      <Toaster />
    </>
  );
}

const press = () => act(async () => void fireEvent.click(screen.getByText("Open")));

test("a dialog whose code cannot be fetched says so, and the next press asks for it again", async () => {
  const load = loadAtSecondTry();
  const Dialog = lazily(load, "Dialog");
  const missed = vi.fn<() => void>();
  addEventListener(MISSING_CODE, missed);
  render(<Page Dialog={Dialog} />);

  await press();
  expect(await screen.findByText("This did not load")).toBeTruthy();
  expect(missed).toHaveBeenCalledTimes(1);

  await press();
  expect(await screen.findByText("the dialog")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("where something stands in for it, that is shown", async () => {
  const Dialog = lazily(loadAtSecondTry(), "Dialog", { otherwise: () => "instead" });
  await act(async () => render(<Dialog onClose={() => undefined} />));
  expect(screen.getByText("instead")).toBeTruthy();
});

import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

function Page({ onConfirm = () => {} }: { onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Move</button>
      {open && (
        <ConfirmDialog
          title="Move Card to Vault"
          description="You can bring it back."
          confirmLabel="Move to Vault"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}

test("the focus goes into the dialog and comes back to what opened it", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Move" });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole("alertdialog", { name: "Move Card to Vault" });
  expect(dialog.contains(document.activeElement)).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));

  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("when nothing had the focus, the page's content gets it", async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  screen.getByRole("alertdialog");

  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("confirming leaves the dialog open: the work may take a moment or fail", () => {
  let confirmed = 0;
  render(<Page onConfirm={() => (confirmed += 1)} />);
  fireEvent.click(screen.getByRole("button", { name: "Move" }));

  fireEvent.click(screen.getByRole("button", { name: "Move to Vault" }));

  expect(confirmed).toBe(1);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

test("a dialog that must not be interrupted does not close", () => {
  let closed = 0;
  render(
    <Dialog closable={false} onClose={() => (closed += 1)} title="Minting">
      Please wait.
    </Dialog>,
  );
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();

  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });

  expect(closed).toBe(0);
});

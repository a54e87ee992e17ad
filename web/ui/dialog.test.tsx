import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuButton } from "./menu.tsx";

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

function PackPage() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="Pack" onClose={() => setOpen(false)}>
          <button autoFocus>Tear</button>
        </Dialog>
      )}
    </main>
  );
}

test("it comes back also from a part of the dialog that took it by itself", async () => {
  render(<PackPage />);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  fireEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tear" }));

  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  await waitFor(() => expect(document.activeElement).toBe(opener));
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

/** As browsers do: what was opened last closes first. */
class CloseWatcher extends EventTarget {
  static readonly open: CloseWatcher[] = [];
  constructor() {
    super();
    CloseWatcher.open.push(this);
  }
  destroy() {
    const place = CloseWatcher.open.indexOf(this);
    if (place >= 0) CloseWatcher.open.splice(place, 1);
  }
}

/** What a phone does when its way back is pressed; whether it leaves the page. */
const wayBackLeaves = (): boolean => {
  const last = CloseWatcher.open.pop();
  act(() => void last?.dispatchEvent(new Event("close")));
  return last === undefined;
};

test("the way back on a phone closes a dialog, and only then leaves the page", () => {
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  expect(wayBackLeaves()).toBe(false);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(wayBackLeaves()).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(wayBackLeaves()).toBe(true);
});

test("the way back neither closes what must not be interrupted, nor leaves the page", () => {
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  let closed = 0;
  const minting = (closable: boolean) => (
    <Dialog closable={closable} onClose={() => (closed += 1)} title="Minting">
      Please wait.
    </Dialog>
  );
  const { rerender, unmount } = render(minting(false));
  expect([wayBackLeaves(), wayBackLeaves()]).toEqual([false, false]);
  expect(closed).toBe(0);

  rerender(minting(true));
  expect(wayBackLeaves()).toBe(false);
  expect(closed).toBe(1);
  unmount();
  expect(wayBackLeaves()).toBe(true);
});

test("where a browser only says that it has gone back, it comes forward again", async () => {
  const seen: string[] = [];
  const see = () => void seen.push(location.pathname);
  addEventListener("popstate", see);
  history.pushState(null, "", "/wallet");
  const { unmount } = render(
    <Dialog closable={false} onClose={() => {}} title="Minting">
      Please wait.
    </Dialog>,
  );
  history.back();
  await waitFor(() => expect(seen).toEqual(["/wallet"]));

  unmount();
  history.back();
  await waitFor(() => expect(seen).toEqual(["/wallet", "/"]));
  removeEventListener("popstate", see);
});

test("the way back closes what lies on top, a menu too", () => {
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  let closed = 0;
  render(
    <Dialog title="Cards" onClose={() => (closed += 1)}>
      <Menu label="More">
        <MenuButton icon={null} onPress={() => {}}>
          Sell
        </MenuButton>
      </Menu>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.getByRole("menuitem", { name: "Sell" })).toBeTruthy();
  wayBackLeaves();
  expect(screen.queryByRole("menuitem")).toBeNull();
  expect(closed).toBe(0);
  wayBackLeaves();
  expect(closed).toBe(1);
});

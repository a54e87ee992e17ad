import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { LogScreen } from "./log-screen.tsx";

const row = {
  id: 7,
  number: 7,
  at: "2026-11-23T08:05:00.000Z",
  admin: { id: "1", name: "sam" },
  deed: "role changed",
  subject: { kind: "role", id: "u1", name: "mia" },
  why: "helps us",
  undoes: null,
  undoneBy: null,
  canBeUndone: true,
  closed: [] as object[],
};

const UNDO = "POST /api/admin/log/7/undo";

function show(
  detail: object = {},
  undone: unknown = { success: true, message: "" },
  rows: readonly object[] = [row],
) {
  const server = fakeServer({
    "GET /api/admin/log": rows,
    "GET /api/admin/log/count": { count: 1 },
    "GET /api/admin/log/words": { deeds: ["role changed"], kinds: ["role"] },
    "GET /api/admin/log/7": {
      ...row,
      differences: [{ field: "role", before: "user", after: "admin" }],
      noWayBack: null,
      ...detail,
    },
    [UNDO]: undone,
  });
  showScreen(<LogScreen />, { user: { ...signedIn, role: "admin" } });
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("a deed is shown with who, when, why and what is different, and taken back", async () => {
  const server = show();
  const mia = await screen.findByRole("link", { name: "mia" });
  expect(mia.getAttribute("href")).toBe("/admin/users/u1");
  expect(mia.parentElement?.textContent).toBe("role: mia");
  expect(screen.getByText("2026-11-23 08:05")).toBeTruthy();

  await press("Details of row 7");
  expect((await screen.findByRole("rowheader", { name: "role" })).parentElement?.textContent).toBe(
    "roleuseradmin",
  );
  await press("Undo");
  await press("Take Back");

  expect(await findToast("Taken Back")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.calls.find(({ line }) => line === UNDO)?.body).toEqual({ why: "" });
});

test("what cannot be taken back says why", async () => {
  show({ noWayBack: "It is older than thirty days." });

  await press("Details of row 7");

  expect(await screen.findByText("It is older than thirty days.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", true);
});

test("what somebody has changed since stays, and the server says so", async () => {
  show({}, refused(409, "changed_since", "It was changed since."));

  await press("Details of row 7");
  await press("Undo");
  await press("Take Back");

  expect(await findToast("It was changed since.")).toBeTruthy();
});

test("a closed account is told by what is still known of it, and leads to its page", async () => {
  const known = { joinedAt: "2026-11-01T08:05:00.000Z", closedAt: "2026-11-20T08:05:00.000Z" };
  const gone = { ...known, returnUntil: null, isErased: true };
  const closed = [
    { ...gone, id: "0199aaaa-1", name: "Kind Owl" },
    { ...gone, id: "0199bbbb-1", name: "sam" },
  ];
  show({}, undefined, [{ ...row, admin: { id: "0199bbbb-1", name: "sam" }, closed }]);

  const owl = await screen.findByRole("link", { name: "Kind Owl" });
  expect(owl.getAttribute("href")).toBe("/admin/users/0199aaaa-1");
  expect(owl.parentElement?.textContent).toBe(
    "Kind Owl: account 0199aaaa; joined November 1, 2026; closed November 20, 2026; erased",
  );
  const [, told] = screen.getAllByRole("link", { name: "sam" });
  expect(told?.parentElement?.textContent).toContain("sam: account 0199bbbb");
});

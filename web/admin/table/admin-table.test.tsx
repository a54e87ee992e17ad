import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { countUsers, listUsers, type ManagedUserOnWire } from "#contract/admin.ts";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { AdminTable } from "./admin-table.tsx";
import type { AdminColumn } from "./columns.ts";
import { filterBy } from "./common-columns.tsx";
import { useAdminList } from "./use-admin-list.ts";

const person = (name: string): ManagedUserOnWire => ({
  id: name,
  username: name,
  email: `${name}@game.test`,
  first_name: null,
  last_name: null,
  role: "user",
  is_demo: false,
  isAdminAskedFor: false,
  coins: 5,
  streak: 1,
  invitesUsed: 0,
  created_at: "2026-11-23T08:00:00.000Z",
  last_daily_card: null,
});

const people = ["ann", "ben", "cem"].map(person);

const opened = vi.fn<(name: string) => void>();

/** What a row has open, such as a question. */
function Pressed({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {email} {isOpen && <p>Really?</p>}
      <button type="button" onClick={() => setOpen(true)}>
        Ask {email}
      </button>
    </>
  );
}

const columns: readonly AdminColumn<ManagedUserOnWire>[] = [
  { id: "username", label: "Name", isSortable: true, cell: ({ username }) => username },
  { id: "email", label: "Email", cell: ({ email }) => <Pressed email={email} /> },
];

function Users() {
  const list = useAdminList(listUsers, countUsers, {
    filters: [filterBy("role", "Role", "All Roles", { demo: "Demo" })],
    sortedBy: "created_at",
    size: 2,
  });
  return (
    <AdminTable
      label="Users"
      list={list}
      columns={columns}
      searchLabel="Search by name"
      onOpen={({ username }) => opened(username)}
      empty="Nobody is here"
      noMatch="No users match"
    />
  );
}

/** The queries of all calls of the list. */
const asked: string[] = [];

function show(rows: unknown = people, at = "/", count = 3) {
  const server = fakeServer({
    "GET /api/admin/users": rows,
    "GET /api/admin/users/count": { count },
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const [path, query = ""] = String(address).split("?");
    if (path === "/api/admin/users") asked.push(query);
    return answer(address, init);
  };
  return { server, ...showScreen(<Users />, { at }) };
}

beforeEach(() => {
  asked.length = 0;
  opened.mockClear();
  localStorage.clear();
});

const names = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => within(row).queryAllByRole("button").at(0)?.textContent ?? []);

test("what a row has open stays open while the list is asked for anew", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Ask ann@game.test" }));
  expect(screen.getByText("Really?")).toBeTruthy();
  const before = asked.length;

  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "demo" } });
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await screen.findByRole("button", { name: "Ask ann@game.test" });

  expect(screen.getByText("Really?")).toBeTruthy();
});

test("one page is shown, with how many there are and a way on", async () => {
  const { history } = show();
  await screen.findByText("ann@game.test");
  expect(names()).toEqual(["Name", "ann", "ben"]);
  expect(await screen.findByText("3 rows")).toBeTruthy();
  expect(asked).toEqual(["sort=created_at&order=desc&limit=3"]);

  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(asked.at(-1)).toBe("sort=created_at&order=desc&after=ben&limit=3"));
  expect(history?.at(-1)).toBe("/?after=ben");
});

test("while a page comes its button keeps the focus, and turns no further", async () => {
  const { server, history } = show();
  const next = await screen.findByRole("button", { name: "Next" });
  delete server.answers["GET /api/admin/users"];
  fireEvent.click(next);
  await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBe("true"));
  fireEvent.click(next);

  expect(next).toHaveProperty("disabled", false);
  expect(history).toEqual(["/", "/?after=ben"]);
});

test("the page before is the end of what comes before its first row", async () => {
  show(people, "/?before=dan");
  await screen.findByText("cem@game.test");
  expect(names()).toEqual(["Name", "ben", "cem"]);
});

test("search, filter and sorting stand in the address and lead to the first page", async () => {
  const { history } = show(people, "/?after=zoe");
  await screen.findByText("ann@game.test");
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "demo" } });
  await waitFor(() => expect(history?.at(-1)).toBe("/?role=demo"));
  fireEvent.click(screen.getByRole("button", { name: "Name" }));
  await waitFor(() => expect(history?.at(-1)).toBe("/?role=demo&sort=username&order=asc"));
  fireEvent.change(screen.getByLabelText("Search by name"), { target: { value: "an" } });
  await waitFor(() =>
    expect(asked.at(-1)).toBe("search=an&role=demo&sort=username&order=asc&limit=3"),
  );
});

test("what is counted no further is said so", async () => {
  show(people, "/", 10_000);
  expect(await screen.findByText("10,000 rows or more")).toBeTruthy();
});

test("arrows lead from row to row, Enter opens one, and a slash leads to the search", async () => {
  show();
  await screen.findByText("ann@game.test");
  const [, first, second] = screen.getAllByRole("row");
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  first?.focus();
  fireEvent.keyDown(first!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: "Enter" });
  expect(opened).toHaveBeenCalledWith("ben");
  fireEvent.keyDown(second!, { key: "/" });
  expect(document.activeElement).toBe(screen.getByLabelText("Search by name"));
});

test("old rows stay, dimmed, while others are on their way", async () => {
  const { server } = show();
  await screen.findByText("ann@game.test");
  delete server.answers["GET /api/admin/users"];
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "demo" } });
  await waitFor(() => expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true"));
  expect(screen.getByText("ann@game.test")).toBeTruthy();
});

test("nothing at all, and nothing that matches, say so", async () => {
  show([]);
  expect(await screen.findByText("Nobody is here")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "demo" } });
  expect(await screen.findByText("No users match")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(await screen.findByText("Nobody is here")).toBeTruthy();
});

test("what did not load can be tried again", async () => {
  const { server } = show(refused(500, "bug", "Something went wrong."));
  fireEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  server.answers["GET /api/admin/users"] = people;
  fireEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("ann@game.test")).toBeTruthy();
});

test("a view is kept in this browser and leads back to its filters", async () => {
  const { history } = show(people, "/?role=demo&after=x");
  fireEvent.click(await screen.findByRole("button", { name: "Save View" }));
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Demo people" } });
  fireEvent.click(screen.getByRole("button", { name: "Save View" }));
  const chip = await screen.findByRole("link", { name: "Demo people" });
  expect(chip.getAttribute("href")).toBe("/?role=demo");
  fireEvent.change(screen.getByLabelText("Role"), { target: { value: "" } });
  await waitFor(() => expect(history?.at(-1)).toBe("/"));
  fireEvent.click(chip);
  await waitFor(() => expect(history?.at(-1)).toBe("/?role=demo"));
  fireEvent.click(screen.getByRole("button", { name: "Remove the view Demo people" }));
  expect(screen.queryByRole("link", { name: "Demo people" })).toBeNull();
});

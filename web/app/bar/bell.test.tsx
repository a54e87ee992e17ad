import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import { createQueryClient, keyOf } from "#web/lib/query.ts";
import { fakeServer, openPanel, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { Bell } from "./bell.tsx";
import { NotificationWatch } from "#web/app/background/notification-watch.tsx";

const MINUTE_MS = 60_000;

const notification = (id: number, extras: object = {}) => ({
  id,
  kind: "sold",
  title: `Card ${id} was sold`,
  text: "You received 40 coins.",
  link: "/marketplace",
  createdAt: new Date(Date.now() - 5 * MINUTE_MS).toISOString(),
  isRead: false,
  ...extras,
});

function showList(answers: object) {
  const server = fakeServer({
    "POST /api/notifications/read": { unread: 0 },
    ...answers,
  });
  const client = createQueryClient();
  client.setQueryData(keyOf(currentUser), { ...signedIn, unreadNotifications: 2 });
  const view = showScreen(<Bell unread={2} />, { client });
  openPanel("Notifications, 2 new");
  const unread = () => client.getQueryData<UserOnWire>(keyOf(currentUser))?.unreadNotifications;
  return { ...view, server, unread };
}

test.for([
  [0, "Notifications", ""],
  [1, "Notifications, 1 new", "1"],
  [9, "Notifications, 9 new", "9"],
  [10, "Notifications, 9+ new", "9+"],
] as const)("with %d unread the bell is called %j and shows %j", ([unread, name, shown]) => {
  showScreen(<Bell unread={unread} />);
  expect(screen.getByRole("button", { name }).textContent).toBe(shown);
});

test("the list says what happened and when, marks what is new, and has read it", async () => {
  const { server, unread } = showList({
    "GET /api/notifications": {
      unread: 1,
      items: [notification(8), notification(7, { isRead: true, link: "" })],
    },
  });

  const [newest, older] = await screen.findAllByRole("listitem", { hidden: true });
  expect(newest?.textContent).toBe("New: Card 8 was soldYou received 40 coins.5 minutes ago");
  expect(within(newest!).getByRole("link", { hidden: true }).getAttribute("href")).toBe(
    "/marketplace",
  );
  expect(older?.textContent).toContain("Card 7 was sold");
  expect(within(older!).queryByRole("link", { hidden: true })).toBeNull();
  expect(within(older!).queryByText("New:")).toBeNull();
  await waitFor(() => expect(unread()).toBe(0));
  expect(server.calls).toContainEqual({
    line: "POST /api/notifications/read",
    body: { upTo: 8 },
  });
  expect(within(newest!).getByText("New:")).toBeTruthy();
});

test("a press on a line leads to its page and closes the list", async () => {
  const hide = vi.spyOn(HTMLElement.prototype, "hidePopover");
  const { history } = showList({
    "GET /api/notifications": { unread: 0, items: [notification(8, { isRead: true })] },
  });

  fireEvent.click(await screen.findByRole("link", { name: /Card 8/, hidden: true }));

  expect(hide).toHaveBeenCalledOnce();
  expect(history.at(-1)).toBe("/marketplace");
});

test("what has been read is not read again, and nothing at all is said kindly", async () => {
  const { server } = showList({ "GET /api/notifications": { unread: 0, items: [] } });

  expect(await screen.findByText("Nothing new")).toBeTruthy();
  expect(server.calls.map(({ line }) => line)).toEqual(["GET /api/notifications"]);
});

test("older ones come page by page", async () => {
  const first = Array.from({ length: 20 }, (_, index) =>
    notification(40 - index, { isRead: true }),
  );
  const pages = [first, [notification(3, { isRead: true })]];
  showList({ "GET /api/notifications": () => ({ unread: 0, items: pages.shift() ?? [] }) });
  expect(await screen.findAllByRole("listitem", { hidden: true })).toHaveLength(20);

  fireEvent.click(screen.getByRole("button", { name: "Show More", hidden: true }));

  await waitFor(() => expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(21));
  expect(screen.queryByRole("button", { name: "Show More", hidden: true })).toBeNull();
});

test("when older ones do not come, those that are there stay as they are", async () => {
  const first = Array.from({ length: 20 }, (_, index) => notification(40 - index));
  const { server } = showList({ "GET /api/notifications": { unread: 0, items: first } });
  const more = await screen.findByRole("button", { name: "Show More", hidden: true });
  server.answers["GET /api/notifications"] = refused(500, "bug", "Oh.");

  fireEvent.click(more);

  const words = "The rest did not load. Please try again.";
  expect((await screen.findByRole("alert", { hidden: true })).textContent).toBe(words);
  expect(screen.queryByText("Your notifications did not load")).toBeNull();
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(20);
});

test("a list that does not load can be asked for again", async () => {
  const { server } = showList({ "GET /api/notifications": refused(500, "bug", "Oh.") });
  await screen.findByText("Your notifications did not load");
  server.answers["GET /api/notifications"] = { unread: 0, items: [] };

  fireEvent.click(screen.getByRole("button", { name: "Try Again", hidden: true }));

  expect(await screen.findByText("Nothing new")).toBeTruthy();
});

const said = () => screen.getAllByRole("status")[0]?.textContent;

function Watched() {
  const [unread, setUnread] = useState(1);
  return (
    <>
      <NotificationWatch user={{ ...signedIn, unreadNotifications: unread }} />
      <button onClick={() => setUnread(3)}>Two come</button>
      <button onClick={() => setUnread((before) => before + 1)}>One comes</button>
      <button onClick={() => setUnread(0)}>All are read</button>
    </>
  );
}

test("who does not see the bell hears that something came, and not that it was read", () => {
  showScreen(<Watched />);
  expect(said()).toBe("");

  fireEvent.click(screen.getByText("Two come"));
  expect(said()).toBe("2 new notifications");

  fireEvent.click(screen.getByText("All are read"));
  expect(said()).toBe("");
});

test("one that comes after another is heard as well", () => {
  showScreen(<Watched />);
  fireEvent.click(screen.getByText("One comes"));
  const first = screen.getByText("1 new notification");

  fireEvent.click(screen.getByText("One comes"));

  expect(screen.getByText("1 new notification")).not.toBe(first);
});

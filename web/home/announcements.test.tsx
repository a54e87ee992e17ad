import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { Announcements } from "./announcements.tsx";

const item = (title: string, content = "News.") => ({
  id: `id of ${title}`,
  title,
  content,
  type: "announcement",
  category: "General",
  published: true,
  featured: false,
  order: 1,
  metaDescription: "",
  metaKeywords: "",
  imageUrl: null,
  videoUrl: null,
});

const show = (...items: ReturnType<typeof item>[]) => {
  cleanup();
  fakeServer({ "GET /api/content": items });
  showScreen(<Announcements />, { user: signedIn });
};

const close = () => fireEvent.click(screen.getByRole("button", { name: "Close the news" }));
const titles = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

test("only the announcement that the server puts first is shown, as plain text", async () => {
  show(item("First", "<b>Hi</b>"), item("Second"));

  expect(await screen.findByText("<b>Hi</b>")).toBeTruthy();
  expect(titles()).toEqual(["First"]);
});

test("closed is closed, in this browser, until there is something new", async () => {
  show(item("First"), item("Second"));
  await screen.findByText("First");
  close();
  expect(titles()).toEqual([]);

  show(item("First"), item("New"), item("Second"));
  expect(await screen.findByText("New")).toBeTruthy();
  expect(titles()).toEqual(["New"]);
  close();
  expect(titles()).toEqual([]);
});

test.for([
  ["none", []],
  ["no answer", refused(500, "bug", "Oh.")],
] as const)("with %s there is nothing to see", async ([, answer]) => {
  fakeServer({ "GET /api/content": answer });
  const { client, container } = showScreen(<Announcements />, { user: signedIn });

  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  expect(container.querySelector("section")).toBeNull();
});

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { Announcements } from "./announcements.tsx";

const item = (title: string, { content = "News.", category = "General" } = {}) => ({
  id: `id of ${title}`,
  title,
  content,
  type: "announcement",
  category,
  published: true,
  featured: false,
  order: 1,
  metaDescription: "",
  metaKeywords: "",
  imageUrl: null,
  videoUrl: null,
});

type Item = ReturnType<typeof item>;

const YESTERDAY_MS = Date.now() - 86_400_000;

/** What stands there once the server has answered. */
async function titlesOf(items: readonly Item[], user = signedIn) {
  cleanup();
  fakeServer({ "GET /api/content": items });
  const { client } = showScreen(<Announcements />, { user });
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  return titles();
}

const close = () => fireEvent.click(screen.getByRole("button", { name: "Close the news" }));
const titles = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

test("only the announcement that the server puts first is shown, and never as HTML", async () => {
  expect(await titlesOf([item("First", { content: "<b>Hi</b>" }), item("Second")])).toEqual([
    "First",
  ]);
  expect(await screen.findByText("<b>Hi</b>")).toBeTruthy();
});

test("Markdown is read, and pages of the game are linked", async () => {
  await titlesOf([item("First", { content: "**Big** news: [the rules](/rules)." })]);

  expect((await screen.findByText("Big")).tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "the rules" }).getAttribute("href")).toBe("/rules");
});

test("closed is closed, until there is something new, and also after logging out", async () => {
  expect(await titlesOf([item("First"), item("Second")])).toEqual(["First"]);
  close();
  expect(titles()).toEqual([]);

  localStorage.clear();
  expect(await titlesOf([item("First"), item("Second")])).toEqual([]);

  expect(await titlesOf([item("First"), item("New"), item("Second")])).toEqual(["New"]);
  close();
  expect(titles()).toEqual([]);
});

test("who has played before is not greeted as new", async () => {
  const older = { ...signedIn, signedUpAtMs: YESTERDAY_MS };
  const greeting = item("Welcome!", { category: "Getting Started" });

  expect(await titlesOf([greeting, item("Event")])).toEqual(["Welcome!"]);
  expect(await titlesOf([greeting, item("Event")], older)).toEqual(["Event"]);
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

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContentItemOnWire } from "#contract/content.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { RulesScreen } from "./rules-screen.tsx";
import { shippedMissions } from "./test-missions.ts";
import { TutorialScreen } from "./tutorial-screen.tsx";

const item = (title: string, given: Partial<ContentItemOnWire> = {}): ContentItemOnWire => ({
  id: title,
  title,
  content: "One.\n\n- two\n- three",
  type: "rule",
  category: "General",
  published: true,
  featured: false,
  order: 1,
  metaDescription: "",
  metaKeywords: "",
  imageUrl: null,
  videoUrl: null,
  ...given,
});

const contents = () => within(screen.getByRole("navigation", { name: "On this page" }));

const serveContent = (...items: ContentItemOnWire[]) =>
  fakeServer({ "GET /api/content": items, "GET /api/rules/missions": shippedMissions });

test("rules and questions of the server stand below the numbers of the game", async () => {
  serveContent(item("Be kind"), item("Is it free?", { type: "faq" }));
  showScreen(<RulesScreen />);

  expect(await screen.findByText("Be kind")).toBeTruthy();
  const question = screen.getByText("Is it free?").closest("details");
  expect(question?.open).toBe(false);
  expect(within(question!).getAllByRole("listitem", { hidden: true })).toHaveLength(2);
});

test("whatever is written in an item is shown as text", async () => {
  const content = "<img src=x onerror=alert(1)>\n\n- <script>alert(1)</script>";
  serveContent(
    item("<b>Bold</b>", { content, imageUrl: "https://elsewhere.example/a.png" }),
    item("With a picture", { imageUrl: "/creatures/cindlepup-s.webp" }),
  );
  const { container } = showScreen(<RulesScreen />);

  expect(await screen.findByText("<b>Bold</b>")).toBeTruthy();
  expect(screen.getByText("<script>alert(1)</script>")).toBeTruthy();
  const pictures = [...container.querySelectorAll("article img")].map((image) =>
    image.getAttribute("src"),
  );
  expect(pictures).toEqual(["/creatures/cindlepup-s.webp"]);
  expect(container.querySelector("script")).toBeNull();
});

test("without any items the page has the game's own rules, and its contents name no others", async () => {
  serveContent();
  showScreen(<RulesScreen />);

  expect(await contents().findByText("Battles")).toBeTruthy();
  await waitFor(() => expect(contents().queryByText("Questions and Answers")).toBeNull());
  expect(screen.queryByRole("heading", { name: "Questions and Answers" })).toBeNull();
  for (const link of contents().getAllByRole("link")) {
    const target = link.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(target)?.textContent).toBe(link.textContent);
  }
});

test("the rules say what the bond adds against the computer", async () => {
  serveContent();
  showScreen(<RulesScreen />);

  expect(await screen.findByText(/at least 100 % of their rarity's points/)).toBeTruthy();
});

test("items that do not come can be asked for again", async () => {
  const server = fakeServer({ "GET /api/content": refused(500, "bug", "Something went wrong.") });
  showScreen(<RulesScreen />);
  const [retry] = await screen.findAllByRole("button", { name: "Try Again" });

  server.answers["GET /api/content"] = [item("Be kind")];
  fireEvent.click(retry!);

  expect(await screen.findByText("Be kind")).toBeTruthy();
});

const playToTheEnd = () => {
  for (let presses = 0; presses < 4; presses += 1) {
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
  }
  fireEvent.click(screen.getByRole("link", { name: "PLAY" }));
};

test("a player who finishes the tutorial tells the server and goes on to create", async () => {
  const server = serveContent();
  server.answers["POST /api/missions/finish-tutorial"] = { completed: [] };
  const { history } = showScreen(<TutorialScreen />, { user: signedIn, at: "/tutorial" });

  playToTheEnd();

  expect(history?.at(-1)).toBe("/create-dynamic");
  await waitFor(() =>
    expect(server.calls.map(({ line }) => line)).toContain("POST /api/missions/finish-tutorial"),
  );
});

test("a finished tutorial that could not be saved says so", async () => {
  const server = serveContent();
  server.answers["POST /api/missions/finish-tutorial"] = refused(503, "down", "Later.");
  showScreen(<TutorialScreen />, { user: signedIn, at: "/tutorial" });

  playToTheEnd();

  expect(await findToast("Please finish it once more.")).toBeTruthy();
});

test("a visitor's tutorial calls nobody but for its words", async () => {
  const server = serveContent();
  const { history } = showScreen(<TutorialScreen />, { at: "/tutorial" });

  playToTheEnd();

  expect(history?.at(-1)).toBe("/");
  expect(server.calls.filter(({ line }) => line.startsWith("POST"))).toEqual([]);
});

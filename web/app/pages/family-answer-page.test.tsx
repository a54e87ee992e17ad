import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApprovalRequestOnWire } from "#contract/family.ts";
import { fakeServer, refused, showScreen, type Answers } from "#web/lib/test-screen.tsx";
import { FamilyAnswerPage } from "./family-answer-page.tsx";

const READ = "POST /api/family/read";
const YES = "POST /api/family/approve";
const NO = "POST /api/family/refuse";

const request: ApprovalRequestOnWire = {
  shownName: "Brave Otter 4821",
  username: "dragonfan",
  firstName: "Mika",
  firstCard: { name: "Frost Owl", imageUrl: "/api/art/owl.svg" },
  ageBand: "child",
  parentEmail: "mum@example.com",
  answerUntil: "2026-12-06T12:00:00.000Z",
  open: [],
  hasOtherParent: false,
  noErases: true,
  hindrance: null,
};

function open(answers: Answers, at = "/family/answer?token=abc") {
  history.replaceState(null, "", at);
  const server = fakeServer(answers);
  return { server, ...showScreen(<FamilyAnswerPage />, { at }) };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

const bodyOf = (server: ReturnType<typeof fakeServer>, of: string) =>
  server.calls.find(({ line }) => line === of)?.body;

test("a parent opens what is right and says yes", async () => {
  const { server } = open({ [READ]: request, [YES]: { success: true, message: "Thank you." } });

  expect(
    await screen.findByRole("heading", { name: "Mika asks for your permission" }),
  ).toBeTruthy();
  expect(screen.getByText(/^Please answer by 6 December 2026\. Without a yes/)).toBeTruthy();
  expect(screen.getByText("dragonfan")).toBeTruthy();
  expect(screen.getByText("Brave Otter 4821")).toBeTruthy();
  expect(screen.getByText("Mika’s first card: Frost Owl")).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Market/));
  fireEvent.click(screen.getByLabelText(/^Gifts/));
  fireEvent.click(screen.getByLabelText(/^Gifts/));
  await press("I Am an Adult and I Say Yes");

  expect(await screen.findByText("Thank you.")).toBeTruthy();
  expect(bodyOf(server, YES)).toEqual({ token: "abc", open: ["market"], isAdult: true });
});

test("beside another parent there is nothing to choose", async () => {
  open({ [READ]: { ...request, hasOtherParent: true } });

  expect(await screen.findByText(/Another parent looks after Mika already/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("button", { name: "I Am an Adult and I Say Yes" })).toBeTruthy();
});

test("who says no reads first what is erased", async () => {
  const { server } = open({ [READ]: request, [NO]: { success: true, message: "It is erased." } });

  await press("Say No");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("Everything that Mika has entered is erased");
  fireEvent.click(screen.getAllByRole("button", { name: "Say No" }).at(-1)!);

  expect(await screen.findByText("It is erased.")).toBeTruthy();
  expect(bodyOf(server, NO)).toEqual({ token: "abc", why: "no" });
});

test("who does not know the child says so, without an account", async () => {
  const { server } = open({
    [READ]: request,
    [NO]: { success: true, message: "Sorry." },
  });

  await press("I Do Not Know Mika");
  await press("Forget My Address");

  expect(await screen.findByText("Sorry.")).toBeTruthy();
  expect(bodyOf(server, NO)).toEqual({ token: "abc", why: "wrong_address" });
});

test("who has no account says yes in one screen, and an account is only offered", async () => {
  history.replaceState(null, "", "/family/answer?token=abc");
  const server = fakeServer({ [READ]: request, [YES]: { success: true, message: "Thank you." } });
  showScreen(<FamilyAnswerPage />, { at: "/family/answer?token=abc", user: null });

  await press("I Am an Adult and I Say Yes");

  expect((await screen.findByRole("status")).textContent).toContain("You need no account.");
  expect(screen.getByRole("link", { name: "make one" }).getAttribute("href")).toBe("/signup");
  expect(bodyOf(server, YES)).toEqual({ token: "abc", open: [], isAdult: true });
});

test.each([
  ["I Am an Adult and I Say Yes", YES],
  ["Say No", NO],
])(
  "%s on a page whose letter is answered by now shows that in place of the form",
  async (name, line) => {
    const over = refused(400, "dead_link", "This letter has been answered already.");
    const { server } = open({ [READ]: request, [line]: over });
    await screen.findByRole("button", { name });

    server.answers[READ] = over;
    await press(name);
    if (line === NO) fireEvent.click(screen.getAllByRole("button", { name }).at(-1)!);

    expect(await screen.findByRole("link", { name: "Return Home" })).toBeTruthy();
    expect(screen.getAllByText(/answered already/).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name })).toBeNull();
  },
);

test("in the child's own browser there is nothing to answer", async () => {
  open({ [READ]: { ...request, hindrance: "childs_browser" } });

  expect(await screen.findByText(/in a private window/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["/family/answer", /This link is not complete/],
  ["/family/answer?token=old", /This link is too old/],
])("%s says what is wrong with the link", async (at, words) => {
  open({ [READ]: refused(400, "dead_link", "This link is too old.") }, at);

  expect(await screen.findByText(words)).toBeTruthy();
});

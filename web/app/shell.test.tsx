import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#web/lib/query.ts";
import { getProfile } from "#contract/account.ts";
import { call, CallError } from "#web/lib/call.ts";
import { takeWayBack } from "#web/lib/return-url.ts";
import { fakeServer, openPanel, refused, signedIn } from "#web/lib/test-screen.tsx";
import { failed, failedAlike, SESSION_OVER } from "#web/words/failed.ts";
import { App } from "./app.tsx";
import { ScreenFrame } from "./screen-frame.tsx";

const ann = { ...signedIn, username: "ann" };

function open(path: string, user: object | null | undefined, answers = {}) {
  fakeServer(answers);
  history.replaceState(null, "", path);
  const client = createQueryClient();
  if (user !== undefined) client.setQueryData(["/api/auth/user"], user);
  render(<App client={client} />);
}

async function openMenu() {
  await screen.findByRole("button", { name: "Menu" });
  const panel = openPanel("Menu");
  await within(panel).findByText("Logout");
  return within(panel).getAllByRole("link", { hidden: true });
}
const Broken = () => {
  throw new Error("a bug");
};
const pathOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("while nobody knows who is there, the product's name and Loading are shown", () => {
  open("/", undefined);
  expect(screen.getByRole("status").textContent).toBe("TalebornLoading");
});

test("a server that cannot say who is here makes nobody a visitor", async () => {
  open("/cards", undefined, {
    "GET /api/auth/user": refused(503, "no_database", "Please try again."),
  });
  expect(await screen.findByRole("button", { name: "Try Again" })).toBeTruthy();
  expect(location.pathname).toBe("/cards");
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
});

test("a visitor of a player's page is told so and sent to /login", async () => {
  open("/cards", null);
  expect(screen.getByText("Redirecting to login...")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Sign In" })).toBeTruthy();
  expect(location.pathname).toBe("/login");
});

test("when play is over for today its screens say so, and the cards can still be looked at", async () => {
  open("/battle", { ...ann, closed: { play: "bedtime" } });
  expect(await screen.findByRole("heading", { name: "It is bedtime" })).toBeTruthy();
  expect(pathOf("Look at My Cards")).toBe("/cards");
  fireEvent.click(screen.getByRole("link", { name: "Look at My Cards" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "It is bedtime" })).toBeNull());
  expect(location.pathname).toBe("/cards");
});

test("a session that has ended leads to the sign-in page in one sentence, and back", async () => {
  open("/profile?tab=wallet", ann);
  await screen.findByRole("button", { name: "Menu" });

  fakeServer({ "GET /api/profile": refused(401, "signed_out", "Please sign in.") });
  await call(getProfile, {}).catch(() => undefined);

  expect(await screen.findByText(SESSION_OVER)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Sign In" })).toBeTruthy();
  expect(location.pathname).toBe("/login");
  expect(takeWayBack()).toBe("/profile?tab=wallet");
});

test.for([
  "/battle/qr?code=ABC234",
  "/local-battle?join=123456",
  "/trade?code=ABCD2345",
  "/trade?claim=ABC234",
  "/invite?code=ABCD2345",
])("who scans %s while signed out is told so, and led back there by the sign-in", async (path) => {
  open(path, null);
  expect(await screen.findByText(/^Sign in first\. Then your friend's code goes on/)).toBeTruthy();
  expect(location.pathname).toBe("/login");

  fireEvent.click(screen.getByRole("link", { name: "Create an account" }));
  await screen.findByRole("heading", { name: "Create Account" });

  expect(takeWayBack()).toBe(path);
});

test("what is tried after the end of a session fails with the words that help", () => {
  const error = new CallError(401, '{"code":"signed_out","message":"Please sign in."}');
  const words = { title: "Please Sign In", description: SESSION_OVER };
  expect(failed("Not Done")(error)).toMatchObject(words);
  expect(failedAlike("Not Done", "Try again.")(error)).toMatchObject(words);
});

test("a player who follows a friend's link to the sign-up keeps its code", async () => {
  open("/signup?invite=ABCD2345", ann);
  await waitFor(() => expect(location.pathname).toBe("/invite"));
  expect(location.search).toBe("?code=ABCD2345");
});

const WANDERED_OFF = { level: 1, name: "This page wandered off" };

test("without a code the sign-up does not exist for a player", async () => {
  open("/signup", ann);
  expect(await screen.findByRole("heading", WANDERED_OFF)).toBeTruthy();
});

test.for(["/nope", "/cards-direct", "/admin"])("a visitor finds nothing at %s", async (path) => {
  open(path, null);
  const home = await screen.findByRole("link", { name: "Return Home" });
  expect(home.getAttribute("href")).toBe("/");
  expect(screen.getByRole("heading", WANDERED_OFF)).toBeTruthy();
});

test("visitors are offered the tutorial and the way in", () => {
  open("/nope", null);
  expect(pathOf("How to Play")).toBe("/tutorial");
  expect(pathOf("Play Now")).toBe("/login");
});

test("a player is greeted with their coins and has the menu", async () => {
  open("/nope", ann);
  expect(await screen.findByText("Hi, ann")).toBeTruthy();
  expect(screen.getByText("1,250")).toBeTruthy();

  const menu = await openMenu();
  expect(menu.map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Cards",
    "Create",
    "Wallet",
    "Store",
    "Season",
    "Friends",
    "Invite",
    "Tutorial",
    "Game Rules",
  ]);
  expect(screen.getByText("Logout")).toBeTruthy();
});

test("only admins have the Admin entry", async () => {
  open("/nope", { ...ann, role: "admin" });
  const menu = await openMenu();
  expect(menu.at(-1)?.textContent).toBe("Admin");
  expect(menu.at(-1)?.getAttribute("href")).toBe("/admin");
});

test("the back office has its tabs and a way back", async () => {
  open("/admin/settings", { ...ann, role: "admin" });
  expect(await screen.findByRole("heading", { name: "Settings" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Settings" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to App" })).toBeTruthy();
});

test("a player who is no admin is sent home from the admin panel", async () => {
  open("/admin", ann);
  expect(await screen.findByText("Access Denied")).toBeTruthy();
  expect(location.pathname).toBe("/");
});

test("a screen that breaks says so and leaves the rest of the app alone", () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => {});
  history.replaceState(null, "", "/cards");
  const { rerender } = render(
    <ScreenFrame address="/cards">
      <Broken />
    </ScreenFrame>,
  );
  expect(screen.getByRole("alert").textContent).toContain("This page broke");

  rerender(<ScreenFrame address="/vault">Vault</ScreenFrame>);
  expect(screen.getByText("Vault")).toBeTruthy();
  silence.mockRestore();
});

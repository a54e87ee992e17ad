import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createQueryClient } from "./query.ts";
import { forgetLogOut, logOut, UserProvider, useUser } from "./session.tsx";
import { fakeServer, refused, showScreen, signedIn } from "./test-screen.tsx";

function Name() {
  const { user, isLoading } = useUser();
  return <p>{isLoading ? "asking" : (user?.username ?? "nobody")}</p>;
}

const WhoAmI = () => (
  <UserProvider>
    <Name />
  </UserProvider>
);

/** As a browser tells what another tab has stored. */
const otherTab = () => act(() => void window.dispatchEvent(new StorageEvent("storage")));

test("the signed-in player is known", async () => {
  fakeServer({ "GET /api/auth/user": signedIn });
  showScreen(<WhoAmI />);
  expect(screen.getByText("asking")).toBeTruthy();
  expect(await screen.findByText("sam")).toBeTruthy();
});

test("a 401 means nobody, not an error", async () => {
  fakeServer({ "GET /api/auth/user": refused(401, "signed_out", "Please sign in.") });
  showScreen(<WhoAmI />);
  expect(await screen.findByText("nobody")).toBeTruthy();
});

test("after logging out nobody is asked until the next sign-in", async () => {
  const server = fakeServer({ "GET /api/auth/user": signedIn });
  localStorage.setItem("logged-out", "true");
  showScreen(<WhoAmI />);
  expect(screen.getByText("nobody")).toBeTruthy();
  expect(server.calls).toEqual([]);

  forgetLogOut();

  expect(await screen.findByText("sam")).toBeTruthy();
});

test("a player who signs in after another one, in another tab, does not see that one's game", async () => {
  const server = fakeServer({ "GET /api/auth/user": signedIn });
  const { client } = showScreen(<WhoAmI />);
  expect(await screen.findByText("sam")).toBeTruthy();
  client.setQueryData(["/api/cards/deck"], []);

  localStorage.setItem("logged-out", "true");
  otherTab();
  expect(screen.getByText("nobody")).toBeTruthy();
  server.answers["GET /api/auth/user"] = { ...signedIn, id: "2", username: "robin" };
  localStorage.removeItem("logged-out");
  otherTab();

  expect(await screen.findByText("robin")).toBeTruthy();
  expect(client.getQueryData(["/api/cards/deck"])).toBeUndefined();
});

test("logging out forgets everything here and ends the session in both ways", async () => {
  const server = fakeServer({
    "POST /api/force-logout": { success: true },
    "GET /api/logout": { success: true },
  });
  const client = createQueryClient();
  client.setQueryData(["/api/cards/deck"], []);
  localStorage.setItem("kept", "here");
  sessionStorage.setItem("kept", "here");

  await logOut(client);

  expect(server.calls.map(({ line }) => line)).toEqual([
    "POST /api/force-logout",
    "GET /api/logout",
  ]);
  expect(client.getQueryData(["/api/cards/deck"])).toBeUndefined();
  expect({ ...localStorage, ...sessionStorage }).toEqual({ "logged-out": "true" });
});

test("what the page brought along needs no call", () => {
  const server = fakeServer({});
  const boot = document.createElement("script");
  boot.type = "application/json";
  boot.id = "boot";
  boot.textContent = JSON.stringify([{ path: "/api/auth/user", input: {}, answer: signedIn }]);
  document.body.append(boot);

  showScreen(<WhoAmI />, { client: createQueryClient() });

  expect(screen.getByText("sam")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "./query.ts";
import { fakeServer, refused, showScreen } from "./test-screen.tsx";
import { forgetLogOut, useUser } from "./user.ts";

const sam = {
  id: "1",
  username: "sam",
  firstName: null,
  lastName: null,
  email: "sam@example.com",
  emailVerified: true,
  coins: 200,
  cardCredits: 0,
  invitesUsed: 0,
  role: "user",
  streak: 1,
};

function WhoAmI() {
  const { user, isLoading } = useUser();
  return <p>{isLoading ? "asking" : (user?.username ?? "nobody")}</p>;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
});

test("the signed-in player is known", async () => {
  fakeServer({ "GET /api/auth/user": sam });
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
  const server = fakeServer({ "GET /api/auth/user": sam });
  localStorage.setItem("logged-out", "true");
  showScreen(<WhoAmI />);
  expect(screen.getByText("nobody")).toBeTruthy();
  expect(server.calls).toEqual([]);

  forgetLogOut();

  expect(await screen.findByText("sam")).toBeTruthy();
});

test("what the page brought along needs no call", () => {
  const server = fakeServer({});
  const boot = document.createElement("script");
  boot.type = "application/json";
  boot.id = "boot";
  boot.textContent = JSON.stringify({ "/api/auth/user": sam });
  document.body.append(boot);

  showScreen(<WhoAmI />, { client: createQueryClient() });

  expect(screen.getByText("sam")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

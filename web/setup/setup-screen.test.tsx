import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { wayBack } from "#web/lib/return-url.ts";
import { SetupScreen } from "./setup-screen.tsx";

const admin = { ...signedIn, role: "admin" as const };

const part = (name: string, settings: string[]) => ({
  part: name,
  isStandard: true,
  now: `This is how ${name} is.`,
  settings,
});

test("a link that does not work says what to do", async () => {
  fakeServer({ "POST /api/setup/check": { works: false } });
  showScreen(<SetupScreen />, { at: "/setup?token=old" });
  expect(await screen.findByText(/prints a new link at every start/)).toBeTruthy();
});

test("a visitor with the link first gets an account, and comes back", async () => {
  fakeServer({ "POST /api/setup/check": { works: true } });
  showScreen(<SetupScreen />, { at: "/setup?token=new", user: null });
  expect(await screen.findByRole("link", { name: "Create an Account" })).toBeTruthy();
  expect(wayBack()).not.toBeNull();
  sessionStorage.clear();
});

test("a player with the link becomes the admin, unless somebody was faster", async () => {
  const server = fakeServer({
    "POST /api/setup/check": { works: true },
    "POST /api/setup/admin": refused(400, "dead_setup_link", "This link does not work any more."),
  });
  showScreen(<SetupScreen />, { at: "/setup?token=new", user: signedIn });
  fireEvent.click(await screen.findByRole("button", { name: "Make sam the Admin" }));
  expect(await findToast("You Are Not an Admin")).toBeTruthy();
  expect(server.lastBody("POST /api/setup/admin")).toEqual({ token: "new" });
});

test("an admin reads how everything is and tries it", async () => {
  fakeServer({
    "GET /api/admin/setup": {
      parts: [part("name", ["OPERATOR_NAME"]), part("mail", ["SMTP_URL", "MAIL_FROM"])],
    },
    "POST /api/admin/test/mail": { works: false, words: "That did not work: refused" },
  });
  showScreen(<SetupScreen />, { at: "/setup", user: admin });
  expect(await screen.findByText("This is how name is.")).toBeTruthy();
  expect(screen.getByText("SMTP_URL")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send Me a Letter" }));
  expect(await screen.findByText("That did not work: refused")).toBeTruthy();
});

import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { recoveryRefusals, signUpRemarks } from "#texts/en/account.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { ProfilePage } from "#web/app/pages/profile-page.tsx";
import { profile as sam } from "./test-profile.ts";

const device = (id: string, current: boolean) => ({
  id,
  device: `Device ${id}`,
  createdAt: "2026-11-20T10:00:00.000Z",
  lastSeenAt: "2026-11-21T10:00:00.000Z",
  current,
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("the profile is changed", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "PUT /api/profile": { ...sam, lastName: "Smith" },
  });
  showScreen(<ProfilePage />);
  await screen.findByDisplayValue("Sam");
  type("Last Name", "Smith");
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));

  expect(await findToast("Profile Updated")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "PUT /api/profile",
    body: { firstName: "Sam", lastName: "Smith", email: "sam@example.com" },
  });
});

test.for([
  ["parent_needed", /When a parent says yes/, /was reported/],
  [undefined, /was reported/, /When a parent says yes/],
] as const)(
  "who has another name for others reads why (closed: %s)",
  async ([market, said, unsaid]) => {
    fakeServer({ "GET /api/profile": { ...sam, shownName: "Brave Otter 4821" } });
    const user = { ...signedIn, closed: market ? { market } : {} };
    showScreen(<ProfilePage />, { at: "/profile?tab=account", user });

    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(unsaid)).toBeNull();
  },
);

test("what is no e-mail address is not sent; what the server refuses is said at its field, too", async () => {
  fakeServer({
    "GET /api/profile": sam,
    "PUT /api/profile": refused(409, "email_taken", "Somebody else has this address."),
  });
  showScreen(<ProfilePage />);
  await screen.findByDisplayValue("Sam");
  type("Email", "nonsense");
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText(signUpRemarks.bad_email)).toBeTruthy();

  type("Email", "ann@example.com");
  type("Current Password", "lantern-of-moss");
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(await findToast("Update Failed")).toBeTruthy();
  expect(await screen.findByText("Somebody else has this address.")).toBeTruthy();
});

test("a new address is sent with the password only", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "PUT /api/profile": { ...sam, email: "ann@example.com" },
  });
  showScreen(<ProfilePage />);
  await screen.findByDisplayValue("Sam");
  expect(screen.queryByLabelText("Current Password")).toBeNull();
  type("Email", "ann@example.com");
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText(recoveryRefusals.password_needed)).toBeTruthy();

  type("Current Password", "lantern-of-moss");
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));

  expect(await findToast("Profile Updated")).toBeTruthy();
  expect(server.calls.filter(({ line }) => line === "PUT /api/profile")).toEqual([
    {
      line: "PUT /api/profile",
      body: {
        firstName: "Sam",
        lastName: "",
        email: "ann@example.com",
        currentPassword: "lantern-of-moss",
      },
    },
  ]);
});

test("the account tells the role in upper case, and mails the link again", async () => {
  fakeServer({
    "GET /api/profile": sam,
    "POST /api/auth/resend-verification": { success: true, message: "Look into your mail." },
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account" });
  expect(await screen.findByText("USER")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send the Link Again" }));
  expect(await findToast("Look into your mail.")).toBeTruthy();
});

test("a new password has to be long enough, and typed twice the same", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "GET /api/auth/sessions": [],
    "POST /api/auth/change-password": { success: true, message: "Done." },
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account" });
  await screen.findByLabelText("Current Password");
  type("Current Password", "old-one");
  type("New Password", "short");
  type("New Password Again", "other");
  const change = screen.getByRole("button", { name: "Change Password" });
  fireEvent.click(change);
  expect(await screen.findByText("Password must be at least 6 characters")).toBeTruthy();
  expect(screen.getByText("Passwords do not match")).toBeTruthy();

  type("New Password", "a-better-one");
  type("New Password Again", "a-better-one");
  fireEvent.click(change);
  expect(await findToast("Password Changed")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/auth/change-password",
    body: { currentPassword: "old-one", newPassword: "a-better-one" },
  });
});

test("another device is signed out, this one is not offered", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "GET /api/auth/sessions": [device("a", true), device("b", false)],
    "DELETE /api/auth/sessions/b": { success: true },
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=security" });
  expect(await screen.findByText("This device")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign out Device a" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Sign out Device b" }));
  expect(await findToast("Signed Out")).toBeTruthy();
  expect(server.calls.map(({ line }) => line)).toContain("DELETE /api/auth/sessions/b");
});

const messages = {
  publicKey: "AAAA",
  browsers: 2,
  quietFrom: null,
  quietTo: null,
  timeZone: "UTC",
};

test("a browser that cannot show messages says so, and quiet hours can be set all the same", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "GET /api/notifications/settings": messages,
    "PUT /api/notifications/settings": { ...messages, quietFrom: 1290, quietTo: 420 },
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account" });
  expect(await screen.findByText(/This browser cannot show messages/)).toBeTruthy();
  expect(screen.getByText("2 browsers receive messages, until you log out there.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Turn Messages On" })).toBeNull();
  expect(screen.getByText(/^Messages may come at any time/)).toBeTruthy();

  type("From", "21:30");
  fireEvent.click(screen.getByRole("button", { name: "Save Quiet Hours" }));

  expect(await findToast("Quiet Hours Saved")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "PUT /api/notifications/settings",
    body: { quietFrom: 1290, quietTo: 420, timeZone: expect.any(String) },
  });
});

test("quiet hours can be ended", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "GET /api/notifications/settings": { ...messages, quietFrom: 1290, quietTo: 420 },
    "PUT /api/notifications/settings": messages,
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account" });
  expect(
    await screen.findByText(/^No messages from (9:30\sPM to 7:00\sAM|21:30 to 07:00)/),
  ).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "No Quiet Hours" }));

  expect(await findToast("Messages may come at any time.")).toBeTruthy();
  expect(server.calls.at(-2)?.body).toMatchObject({ quietFrom: null, quietTo: null });
});

test("badges stand in the header", async () => {
  fakeServer({ "GET /api/profile": { ...sam, badges: ["founder", "legendary_founder"] } });
  showScreen(<ProfilePage />);
  const badges = await screen.findByRole("list", { name: "Badges" });
  expect(badges.textContent).toBe("FounderLegendary Founder");
});

const noLimits = {
  minutesADay: null,
  bedtime: null,
  monthlyCapCents: null,
  timeZone: "UTC",
  later: null,
  isSetByGuardian: false,
};

test("players set a play time and a bedtime for themselves", async () => {
  const server = fakeServer({
    "GET /api/profile": sam,
    "GET /api/account/limits": noLimits,
    "PUT /api/account/limits": noLimits,
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account", user: signedIn });
  fireEvent.change(await screen.findByLabelText("Play a day"), { target: { value: "60" } });
  type("Bedtime from", "21:00");
  type("Bedtime until", "07:00");
  type("Dollars a month, at most", "5");
  fireEvent.click(screen.getByRole("button", { name: "Save Play Time" }));

  expect(await findToast("Play Time Saved")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "PUT /api/account/limits",
    body: {
      minutesADay: 60,
      bedtime: { from: 21 * 60, until: 7 * 60 },
      monthlyCapCents: 500,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});

test("what is looser from tomorrow on says what counts until then", async () => {
  fakeServer({
    "GET /api/profile": sam,
    "GET /api/account/limits": {
      ...noLimits,
      minutesADay: 30,
      later: { ...noLimits, minutesADay: 120 },
    },
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account", user: signedIn });
  expect(await screen.findByText("Until tomorrow these rules still count:")).toBeTruthy();
  expect(screen.getByText("30 minutes a day.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Play a day").value).toBe("120");
});

test("more dollars wait for the next month, and that is said", async () => {
  fakeServer({
    "GET /api/profile": sam,
    "GET /api/account/limits": {
      ...noLimits,
      monthlyCapCents: 500,
      later: { ...noLimits, monthlyCapCents: 900 },
    },
  });
  showScreen(<ProfilePage />, { at: "/profile?tab=account", user: signedIn });
  expect(await screen.findByText("Until next month these rules still count:")).toBeTruthy();
  expect(screen.getByText("At most $5.00 a month.")).toBeTruthy();
});

test("what a parent has set is told, and cannot be changed", async () => {
  fakeServer({
    "GET /api/profile": sam,
    "GET /api/account/limits": {
      ...noLimits,
      bedtime: { from: 20 * 60, until: 7 * 60 },
      monthlyCapCents: 500,
      isSetByGuardian: true,
    },
  });
  const child = { ...signedIn, ageBand: "child" as const, coinsOnly: true };
  showScreen(<ProfilePage />, { at: "/profile?tab=account", user: child });
  expect(await screen.findByText("Your parent sets these rules.")).toBeTruthy();
  expect(screen.getByText(/^No play from 0?8:00 PM until 0?7:00 AM\.$/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save Play Time" })).toBeNull();
  expect(screen.queryByText(/\$/)).toBeNull();
});

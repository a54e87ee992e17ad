import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refused, showScreen, signedIn, type Answers } from "#web/lib/test-screen.tsx";
import { LoginForm } from "./login-form.tsx";

function open(answers: Answers = {}) {
  const server = fakeServer(answers);
  showScreen(<LoginForm />);
  return server;
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Sign In" }));

test("both fields are needed", async () => {
  const server = open();
  fill("Email", "ann@example.org");
  submit();

  expect(await screen.findByText("Missing Information")).toBeTruthy();
  expect(screen.getAllByText("Please enter both email and password").length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  expect(server.calls).toEqual([]);
});

test("a refusal is shown in the server's words", async () => {
  open({
    "POST /api/auth/login": refused(401, "wrong_password", "Invalid email or password"),
  });
  fill("Email", "ann@example.org");
  fill("Password", "wrong");
  submit();

  expect(await screen.findByText("Login Failed")).toBeTruthy();
  const password = screen.getByLabelText("Password");
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.getAllByText("Invalid email or password")).toHaveLength(2);
});

test("without an answer something went wrong", async () => {
  open();
  globalThis.fetch = () => Promise.reject(new TypeError("offline"));
  fill("Email", "ann@example.org");
  fill("Password", "secret");
  submit();

  expect(await screen.findByText("Error")).toBeTruthy();
  expect(screen.getByText("Something went wrong. Please try again.")).toBeTruthy();
});

test("a player who signs in counts as signed in again, and the welcome waits for the reload", async () => {
  localStorage.setItem("logged-out", "true");
  const server = open({ "POST /api/auth/login": signedIn });
  fill("Email", "ann@example.org");
  fill("Password", "secret");
  submit();

  await waitFor(() => expect(localStorage.getItem("logged-out")).toBeNull());
  expect(sessionStorage.getItem("toast-after-reload")).toContain("Welcome Back!");
  expect(server.calls[0]?.body).toEqual({ email: "ann@example.org", password: "secret" });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sign In" });
  expect(button.ariaDisabled).toBe("true");
});

test("where the password is not enough, a code is asked for on the same screen", async () => {
  const asked = refused(401, "second_factor_needed", "One more step.");
  const server = open({
    "POST /api/auth/login": { ...asked, body: { ...(asked.body as object), challenge: "c1" } },
    "POST /api/auth/second-factor": refused(400, "wrong_code", "Not right."),
  });
  fill("Email", "ann@example.org");
  fill("Password", "secret");
  submit();
  fireEvent.change(await screen.findByLabelText("Code of Your App"), {
    target: { value: "123456" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Go On" }));
  expect(await screen.findByText("Not right.")).toBeTruthy();
  expect(server.lastBody("POST /api/auth/second-factor")).toEqual({
    challenge: "c1",
    code: "123456",
  });

  const tooLate = refused(401, "sign_in_again", "That took too long.");
  server.answers["POST /api/auth/second-factor"] = tooLate;
  fireEvent.click(screen.getByRole("button", { name: "Go On" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
  expect(await screen.findByText("That took too long.")).toBeTruthy();
});

test("a password is hidden, may be pasted, and a password manager fills it in", () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>("Password");

  expect([field.type, field.autocomplete]).toEqual(["password", "current-password"]);
  expect(fireEvent.paste(field, { clipboardData: { getData: () => "pasted" } })).toBe(true);
});

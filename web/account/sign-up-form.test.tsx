import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { accountCreated } from "#web/words/account.ts";
import { SignUpForm } from "./sign-up-form.tsx";

const good = {
  Email: "ann@example.org",
  Username: "ann",
  Password: "lantern-of-moss",
  "Confirm Password": "lantern-of-moss",
};

function open(at = "/signup") {
  const server = fakeServer({
    "POST /api/auth/signup": refused(409, "email_taken", "This email is already in use."),
  });
  showScreen(<SignUpForm />, { at });
  return server;
}

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
const invite = () => screen.getByLabelText<HTMLInputElement>("Invite Code (optional)");

test("an invitation whose rewards wait says what for, and one that failed how to go on", () => {
  const waits = accountCreated("ann", { success: true, message: "Confirm your address." });
  const failed = accountCreated("ann", { success: false, message: "A parent has to say yes." });

  expect(waits.description).toContain("invitation rewards");
  expect(waits.description).toContain("Confirm your address.");
  expect(failed.description).toContain("You can enter a code on the Invite page");
});

test.for([
  [{ "Confirm Password": "other" }, "Password Mismatch", "Passwords do not match"],
  [
    { Password: "short", "Confirm Password": "short" },
    "Password Too Short",
    "Password must be at least 6 characters",
  ],
  [{ Email: "" }, "Missing Information", "Please enter an email, a username and a password"],
] as const)("%j is refused with “%s”", async ([changes, title, words]) => {
  const server = open();
  fill({ ...good, ...changes });
  submit();

  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(server.calls).toEqual([]);
});

test("a code from the link is upper case and cannot be changed", () => {
  open("/signup?invite=abc123");
  expect(invite().value).toBe("ABC123");
  expect(invite().readOnly).toBe(true);
});

test("an account whose invite code failed is there, and the player hears both", async () => {
  const server = open("/signup?invite=abcd2345");
  server.answers["POST /api/auth/signup"] = {
    ...signedIn,
    invite: { success: false, message: "This invite code has been used 6 times already." },
  };
  fill(good);
  submit();

  await waitFor(() => expect(sessionStorage.getItem("toast-after-reload")).toBeTruthy());
  const said = sessionStorage.getItem("toast-after-reload");
  expect(said).toContain("Account Created!");
  expect(said).toContain("This invite code has been used 6 times already.");
  expect(said).toContain("Invite page");
  expect(said).not.toContain("rewards");
});

test("a typed code becomes upper case and is sent; empty names are none", async () => {
  const server = open();
  fill({ ...good, "Invite Code (optional)": "xyz789 " });
  expect(invite().value).toBe("XYZ789 ");
  submit();

  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]?.body).toEqual({
    email: "ann@example.org",
    username: "ann",
    password: "lantern-of-moss",
    firstName: null,
    lastName: null,
    inviteCode: "XYZ789",
  });
  expect(await screen.findByText("Signup Failed")).toBeTruthy();
  expect(screen.getAllByText("This email is already in use.")).toHaveLength(2);
});

const refusedWith = (code: string, field?: string) => ({
  status: 409,
  body: { code, message: "Not like this.", params: null, field },
});

test.for([
  ["Email", refusedWith("email_taken")],
  ["Username", refusedWith("username_taken")],
  ["Username", refusedWith("needs_help", "username")],
  ["Password", refusedWith("common_password", "password")],
  ["First Name (optional)", refusedWith("bad_input", "firstName")],
] as const)("%s says what the server refuses, until it is changed", async ([label, answer]) => {
  open().answers["POST /api/auth/signup"] = answer;
  fill(good);
  submit();

  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.ariaInvalid).toBe("true"));
  const words = document.getElementById(field.getAttribute("aria-describedby")!.split(" ")[0]!);
  expect(words?.textContent).toBe("Not like this.");
  expect(document.activeElement).toBe(field);

  fireEvent.change(field, { target: { value: "another-one" } });
  await waitFor(() => expect(field.ariaInvalid).toBe("false"));
});

test("what is refused about no field stands in the form, until it is sent again", async () => {
  const server = open();
  server.answers["POST /api/auth/signup"] = refusedWith("too_many_tries");
  fill(good);
  submit();

  const button = screen.getByRole("button", { name: "Create Account" });
  const above = () => button.previousElementSibling?.textContent;
  await waitFor(() => expect(above()).toBe("Not like this."));
  server.answers["POST /api/auth/signup"] = refusedWith("email_taken");
  submit();
  await waitFor(() => expect(screen.getByLabelText("Email").ariaInvalid).toBe("true"));
  expect(above()).not.toBe("Not like this.");
});

test("sent empty, every field that is needed says so, and the first has the focus", async () => {
  open();
  submit();

  const needed = ["Email", "Username", "Password", "Confirm Password"];
  await waitFor(() => expect(screen.getByLabelText("Password").ariaInvalid).toBe("true"));
  for (const label of needed) {
    expect(screen.getByLabelText(label).ariaInvalid).toBe("true");
    expect(screen.getByLabelText(label).ariaRequired).toBe("true");
  }
  expect(screen.getByLabelText("First Name (optional)").ariaInvalid).toBe("false");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

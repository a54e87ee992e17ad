import { expect, test } from "vitest";
import { greetingName } from "./greeting.ts";
import { refuseSignIn, refuseSignUp, unplainNames } from "./sign-up.ts";

const form = {
  email: "ann@example.org",
  username: "ann",
  password: "secret",
  confirmation: "secret",
};

test.for([
  [{}, null],
  [{ email: " " }, "missing_information"],
  [{ username: "" }, "missing_information"],
  [{ password: "", confirmation: "" }, "missing_information"],
  [{ confirmation: "secreT" }, "password_mismatch"],
  [{ password: "short", confirmation: "short" }, "password_too_short"],
  [{ password: "other", confirmation: "secret" }, "password_mismatch"],
  [{ email: "ann" }, "bad_email"],
  [{ email: "ann@example" }, "bad_email"],
  [{ email: "a b@example.org" }, "bad_email"],
  [{ email: `${"a".repeat(60)}@${"b.".repeat(120)}org` }, "bad_email"],
  [{ email: "ann+cards@mail.example.co.uk" }, null],
  [{ username: "a" }, "bad_username"],
  [{ username: "a".repeat(41) }, "bad_username"],
  [{ username: "ann<script>" }, "bad_username"],
  [{ username: "ann\nsmith" }, "bad_username"],
  [{ username: "evil.com" }, "bad_name"],
  [{ username: "Ann", firstName: "<b>Ann</b>" }, "bad_name"],
  [{ lastName: "Smith http://evil.example" }, "bad_name"],
  [{ firstName: " Ann ", lastName: "" }, null],
  [{ username: "ann smith" }, null],
  [{ username: "Ann.Smith-2" }, null],
  [{ username: "ユウキ" }, null],
] as const)("a form with %j: %s", ([change, refusal]) => {
  expect(refuseSignUp({ ...form, ...change })).toBe(refusal);
});

test("the fields in which there is more than a name are known", () => {
  const names = { username: "evil.com", firstName: "Ann", lastName: "a\nb" };
  expect(unplainNames({ ...form, ...names })).toEqual(["username", "lastName"]);
});

test("without a second password there is nothing to mismatch", () => {
  const { confirmation: _, ...sent } = form;
  expect(refuseSignUp(sent)).toBe(null);
});

test("signing in needs both fields", () => {
  expect(refuseSignIn("ann@example.org", "secret")).toBe(null);
  expect(refuseSignIn(" ", "secret")).toBe("missing_credentials");
  expect(refuseSignIn("ann@example.org", "")).toBe("missing_credentials");
});

test.for([
  [{ username: "ann", firstName: "Ann", email: "a@b.org" }, "ann"],
  [{ username: null, firstName: "Ann", email: "a@b.org" }, "Ann"],
  [{ username: "", firstName: " ", email: "kim@b.org" }, "kim"],
  [{ username: null, firstName: null, email: null }, "Player"],
  [{}, "Player"],
] as const)("%j is greeted as %s", ([player, name]) => {
  expect(greetingName(player)).toBe(name);
});

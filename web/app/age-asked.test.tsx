import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createQueryClient } from "#web/lib/query.ts";
import { fakeServer, refused, signedIn } from "#web/lib/test-screen.tsx";
import { App } from "./app.tsx";

const unknown = { ...signedIn, ageBand: null };

function open(path: string, user: object, answers = {}) {
  const server = fakeServer(answers);
  history.replaceState(null, "", path);
  const client = createQueryClient();
  client.setQueryData(["/api/auth/user"], user);
  render(<App client={client} />);
  return server;
}

const question = () => screen.findByRole("heading", { name: "When were you born?" });

async function answer(month: string, year: string) {
  await question();
  fireEvent.change(screen.getByLabelText("Month"), { target: { value: month } });
  fireEvent.change(screen.getByLabelText("Year"), { target: { value: year } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
}

test.for(["/", "/cards", "/wallet", "/admin"])(
  "who has not said their age is asked before %s, and sees nothing of the game",
  async (path) => {
    open(path, unknown);
    expect(await question()).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>("Year").value).toBe("");
  },
);

test.for(["/rules", "/nope"])("%s may be read before the question", (path) => {
  open(path, unknown, { "GET /api/content": [] });
  expect(screen.queryByRole("heading", { name: "When were you born?" })).toBeNull();
});

test.for([
  { ...unknown, role: "admin" },
  { ...unknown, role: "demo" },
  { ...unknown, ageBand: "child" },
])("$role, $ageBand: nobody is asked", async (user) => {
  open("/wallet", user);
  expect(await screen.findByRole("heading", { name: "Blockchain Wallet" })).toBeTruthy();
});

test("without a connection nobody is asked", async () => {
  document.documentElement.dataset["offline"] = "";
  try {
    open("/wallet", unknown);
    expect(await screen.findByRole("heading", { name: "Blockchain Wallet" })).toBeTruthy();
  } finally {
    delete document.documentElement.dataset["offline"];
  }
});

test("with the answer the screen is there that was asked for", async () => {
  const server = open("/wallet", unknown, {
    "POST /api/auth/age": { ...signedIn, ageBand: "teen" },
  });
  await answer("03", "2012");
  expect(await screen.findByRole("heading", { name: "Blockchain Wallet" })).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/auth/age",
    body: { birthMonth: "2012-03" },
  });
});

test.for([
  ["", "2012", "Month"],
  ["03", "", "Year"],
  ["", "", "Month"],
] as const)("month %j and year %j are not enough", async ([month, year, missing]) => {
  const server = open("/wallet", unknown);
  await answer(month, year);
  const box = screen.getByRole("combobox", { description: "Please choose a month and a year" });
  expect(box).toBe(screen.getByLabelText(missing));
  expect(document.activeElement).toBe(box);
  expect(server.calls.filter(({ line }) => line === "POST /api/auth/age")).toEqual([]);
});

test("who has answered in another tab goes on", async () => {
  open("/wallet", unknown, {
    "POST /api/auth/age": refused(409, "age_known", "You have said this already."),
    "GET /api/auth/user": signedIn,
  });
  await answer("03", "2012");
  expect(await screen.findByRole("heading", { name: "Blockchain Wallet" })).toBeTruthy();
});

test("a player whose age is not known sees a shared card as visitors do, and no other", async () => {
  open("/card/7", unknown, { "GET /api/shared-cards/7": refused(404, "not_found", "Not found.") });
  expect(await question()).toBeTruthy();
});

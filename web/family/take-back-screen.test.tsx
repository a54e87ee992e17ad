import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { TakeBackScreen } from "./take-back-screen.tsx";

test("nothing is taken back before somebody presses the button", async () => {
  const server = fakeServer({
    "POST /api/family/take-back": { success: true, message: "All is closed again." },
  });
  showScreen(<TakeBackScreen />, { at: "/family/take-back?token=abc" });
  const button = await screen.findByRole("button", { name: "Take It Back" });
  expect(server.calls).toEqual([]);

  fireEvent.click(button);

  expect(await screen.findByText("All is closed again.")).toBeTruthy();
  expect(server.calls.map(({ body }) => body)).toEqual([{ token: "abc" }]);
});

test("a link that is over says so, and its button goes; a hasty press leaves it", async () => {
  const answers = [
    refused(429, "too_many_tries", "Too many tries."),
    refused(404, "dead_link", "This link is over."),
  ];
  fakeServer({ "POST /api/family/take-back": () => answers.shift() });
  showScreen(<TakeBackScreen />, { at: "/family/take-back?token=abc" });
  const button = await screen.findByRole("button", { name: "Take It Back" });

  fireEvent.click(button);
  expect(await findToast("Too many tries.")).toBeTruthy();
  fireEvent.click(button);

  expect(
    await screen.findByText("This link is over.", { selector: "p[role=status]" }),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take It Back" })).toBeNull();
});

test("a link that was cut off on its way says so, and has nothing to press", async () => {
  fakeServer({});
  showScreen(<TakeBackScreen />, { at: "/family/take-back" });
  expect(await screen.findByText(/^This link is not complete/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take It Back" })).toBeNull();
});

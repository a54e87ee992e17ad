import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { DecisionsPanel } from "./decisions-panel.tsx";

const decision = {
  id: "7",
  kind: "card",
  decision: "hide",
  why: "A swear word",
  decidedAt: "2026-11-23T08:05:00.000Z",
  mayAppeal: true,
};

const APPEAL = "POST /api/reports/appeal";

function show(decisions: object[], answer: unknown = { success: true, message: "Thank you." }) {
  const server = fakeServer({ "GET /api/reports/decisions": decisions, [APPEAL]: answer });
  showScreen(<DecisionsPanel />);
  return server;
}

const appeals = async (text: string) => {
  fireEvent.click(await screen.findByRole("button", { name: "This Is Wrong" }));
  const field = await screen.findByLabelText("Why is it wrong?");
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
};

test("a player reads what was decided and why, and says once that it is wrong", async () => {
  const server = show([decision, { ...decision, id: "8", kind: "name", mayAppeal: false }]);
  expect(await screen.findByText(/A swear word/, { selector: "li:first-child p" })).toBeTruthy();
  expect(screen.getByText("You have said that it is wrong.")).toBeTruthy();
  await appeals("It is a town.");
  expect(await findToast("Sent")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.calls.find(({ line }) => line === APPEAL)?.body).toEqual({
    id: "7",
    text: "It is a town.",
  });
});

test("what was said before is not said again", async () => {
  show([decision], refused(409, "appealed_already", "You have said so already."));
  await appeals("Again.");
  expect(await findToast("You have said so already.")).toBeTruthy();
});

test("where nothing was decided there is nothing", async () => {
  const server = show([]);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.queryByText("What Was Decided")).toBeNull();
});

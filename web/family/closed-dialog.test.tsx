import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import { createOrder } from "#contract/market.ts";
import { call } from "#web/lib/call.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { ClosedDialog } from "./closed-dialog.tsx";
import { OpenButton } from "#web/shared/family/open-button.tsx";

const waiting = "A parent has to say yes to this first. You can ask them right here.";

function show(closed: object, onClick = () => {}) {
  const button = (
    <OpenButton needs="market" onClick={onClick}>
      Sell
    </OpenButton>
  );
  return showScreen(
    <>
      {button}
      <ClosedDialog />
    </>,
    { user: { ...signedIn, closed } },
  );
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Sell" }));

test("what is open is done", () => {
  let pressed = 0;
  show({ gifts: "parent_needed" }, () => (pressed += 1));
  press();
  expect(pressed).toBe(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is closed says why, with one button that leads to the asking", async () => {
  const { history } = show({ market: "parent_needed" }, () => expect.unreachable());
  press();
  expect(await screen.findByRole("dialog", { name: "Ask a parent first" })).toBeTruthy();
  expect(screen.getByText(waiting)).toBeTruthy();

  fireEvent.click(screen.getByRole("link", { name: "Ask a parent" }));
  expect(history).toContain("/family/ask");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what a guardian has closed is asked for with one press", async () => {
  const server = fakeServer({
    "POST /api/family/requests": { success: true, message: "Your parent has been asked." },
  });
  show({ market: "switched_off" });
  press();
  fireEvent.click(await screen.findByRole("button", { name: "Ask a parent" }));

  expect(await findToast("Your parent has been asked.")).toBeTruthy();
  expect(server.lastBody("POST /api/family/requests")).toEqual({ wanted: "market" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a parent without an account is asked by a new letter", async () => {
  fakeServer({ "POST /api/family/requests": refused(409, "no_guardian", "First ask a parent.") });
  const { history } = show({ market: "switched_off" });
  press();
  fireEvent.click(await screen.findByRole("button", { name: "Ask a parent" }));

  expect(await findToast("First ask a parent.")).toBeTruthy();
  expect(history).toContain("/family/ask");
});

test("what no parent can open says so in a toast", async () => {
  show({ market: "demo" });
  press();
  expect(await findToast("A demo account tries the game out by itself.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.for(["parent_needed", "switched_off", "guardian_needed"] as const)(
  "a call that is refused with %s opens it wherever it was made",
  async (code) => {
    const { client } = show({});
    const server = fakeServer({
      "POST /api/orders": refused(403, code, "Closed."),
      "GET /api/auth/user": { ...signedIn, closed: { market: code } },
    });
    client.setQueryData([currentUser.path], signedIn);
    await call(createOrder, { cardId: "7", price: 5 }).catch(() => undefined);

    const role = code === "switched_off" ? "button" : "link";
    expect(await screen.findByRole(role, { name: "Ask a parent" })).toBeTruthy();
    expect(server.calls.length).toBeGreaterThan(0);
  },
);

test("when time is up nothing opens", async () => {
  show({});
  fakeServer({ "POST /api/orders": refused(403, "bedtime", "It is bedtime.") });
  await call(createOrder, { cardId: "7", price: 5 }).catch(() => undefined);
  expect(screen.queryByRole("dialog")).toBeNull();
});

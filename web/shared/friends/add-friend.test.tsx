import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { AddFriend } from "./add-friend.tsx";

const RIVAL = "GET /api/friends/requests/after-battle";
const ASK = "POST /api/friends/requests/after-battle";

const show = (user = signedIn) => showScreen(<AddFriend battleId="b1" />, { user });

const findButton = () => screen.findByRole("button", { name: "Add as Friend" });

test("the rival is asked by the battle, and the button says that it is done", async () => {
  const server = fakeServer({
    [RIVAL]: { state: "none", name: "Kim" },
    [ASK]: () => {
      server.answers[RIVAL] = { state: "asked", name: "Kim" };
      return { state: "asked", name: "Kim" };
    },
  });
  show();
  fireEvent.click(await findButton());

  expect(await findToast("Kim can say yes now.")).toBeTruthy();
  expect(await screen.findByText("Friend request sent")).toBeTruthy();
  expect(server.lastBody(ASK)).toEqual({ battleId: "b1" });
});

test("a rival who cannot be asked is a toast", async () => {
  const no = refused(409, "not_reachable", "This player cannot be asked now.");
  fakeServer({ [RIVAL]: { state: "none", name: "Kim" }, [ASK]: no });
  show();
  fireEvent.click(await findButton());
  expect(await findToast("This player cannot be asked now.")).toBeTruthy();
});

test.for([{ state: "friends", name: "Kim" }, refused(404, "no_fought_battle", "None.")])(
  "friends, and rivals who are no players, are not asked: %j",
  async (answer) => {
    const server = fakeServer({ [RIVAL]: answer });
    const { container } = show();
    await expect.poll(() => server.calls.length).toBe(1);
    expect(container.textContent).not.toContain("Friend");
  },
);

test("for a child it has a lock", async () => {
  const server = fakeServer({});
  show({ ...signedIn, ageBand: "child", closed: { friends: "switched_off" } });
  expect(await findButton()).toBeTruthy();
  expect(server.calls).toEqual([]);
});

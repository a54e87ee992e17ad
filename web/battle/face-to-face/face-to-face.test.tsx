import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen } from "#web/lib/test-screen.tsx";
import { isStageOpen } from "#web/ui/stage.ts";
import { FaceToFaceScreen } from "./face-to-face-screen.tsx";
import { created, EXECUTE, ready, result, STATUS, waiting } from "./test-meeting.ts";

const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name, index) =>
  ownedCard(name, { id: name, card: { attack: 50 - index } }),
);

const show = (at = "/battle/qr") => showScreen(<FaceToFaceScreen />, { at });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function pickTeam() {
  await screen.findByRole("list", { name: "Your deck" });
  for (const name of ["Aaa", "Bbb", "Ccc", "Ddd"]) press(new RegExp(`^${name}, power`));
}

test("player 1 makes a code, waits, and begins the battle when player 2 is there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "POST /api/battles/create-qr": created,
    [STATUS]: waiting,
  });
  show();
  await pickTeam();
  press("Create Battle");
  expect(await findToast("QR Battle Created!")).toBeTruthy();
  expect(await screen.findByText("Waiting for your friend to join.")).toBeTruthy();
  expect(screen.getByText("ABC234")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/battles/create-qr",
    body: { playerCards: ["Aaa", "Bbb", "Ccc"] },
  });

  server.answers[STATUS] = ready;
  server.answers[EXECUTE] = () => {
    server.answers[STATUS] = { ...ready, status: "completed", result };
    return result;
  };
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
  expect(await screen.findByRole("heading", { name: "Victory!" })).toBeTruthy();
  expect(server.calls.filter(({ line }) => line === EXECUTE)).toHaveLength(1);

  press("Battle Again");
  await screen.findByRole("list", { name: "Your deck" });
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(3);
});

test("player 2 comes by a link, joins, and is shown the result when it is there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const joined = { ...ready, isCreator: false };
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "POST /api/battles/join-qr": { battleId: "b1", battleCode: "ABC234" },
    [STATUS]: joined,
  });
  show("/battle/qr?code=abc234");
  expect(screen.getByLabelText("Battle code")).toHaveProperty("value", "ABC234");
  await pickTeam();
  press("Join Battle");
  expect(await findToast("Joined Battle!")).toBeTruthy();
  expect(await screen.findByText("You are in. Robin begins the battle.")).toBeTruthy();

  server.answers[STATUS] = { ...joined, status: "completed", result };
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole("region", { name: "Battle" })).toBeTruthy();
  expect(server.calls.some(({ line }) => line === EXECUTE)).toBe(false);
});

test("a page that is loaded again finds its battle, and stops asking once it is over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer({ [STATUS]: { ...waiting, status: "expired" } });
  show("/battle/qr?met=ABC234");
  expect((await screen.findByRole("alert")).textContent).toContain("The code has expired");
  const { length } = server.calls;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.calls).toHaveLength(length);
});

test("a battle is called off", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    [STATUS]: waiting,
    "POST /api/battles/cancel-qr/b1": {},
  });
  show("/battle/qr?met=ABC234");
  fireEvent.click(await screen.findByRole("button", { name: "Cancel Battle" }));
  expect(await screen.findByRole("tab", { name: "Player 1", selected: true })).toBeTruthy();
  await waitFor(() =>
    expect(server.calls.map(({ line }) => line)).toContain("POST /api/battles/cancel-qr/b1"),
  );
});

test("who cannot begin the battle is told so, and can try again", async () => {
  const server = fakeServer({ [STATUS]: ready, [EXECUTE]: refused(500, "broken", "Oh no.") });
  show("/battle/qr?met=ABC234");
  expect(await findToast("Battle execution failed")).toBeTruthy();
  server.answers[EXECUTE] = result;
  press("Try Again");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull());
});

test("after a battle both can have another one, and its end is not told before it is shown", async () => {
  const rematch = { state: "none", otherName: "Robin", waitsMs: 0, duelId: null, battleCode: null };
  const server = fakeServer({
    [STATUS]: { ...ready, status: "completed", result },
    "GET /api/rematches/b1": rematch,
    "POST /api/rematches/b1": () =>
      (server.answers["GET /api/rematches/b1"] = {
        ...rematch,
        state: "begun",
        battleCode: "XYZ234",
      }),
  });
  const { history } = show("/battle/qr?met=ABC234");
  fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
  await waitFor(() => expect(isStageOpen()).toBe(false));

  fireEvent.click(await screen.findByRole("button", { name: "Rematch" }));

  await waitFor(() => expect(history?.at(-1)).toBe("/battle/qr?met=XYZ234"));
  expect(isStageOpen()).toBe(true);
});

test("another's code leads nowhere", async () => {
  fakeServer({ [STATUS]: refused(404, "no_battle", "There is no such battle.") });
  show("/battle/qr?met=ABC234");
  expect(await screen.findByText("Battle not found")).toBeTruthy();
});

test("without a code nobody can join", async () => {
  fakeServer({ "GET /api/cards/deck": deck });
  show("/battle/qr?tab=join");
  await pickTeam();
  expect(screen.getByText("Enter the battle code")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Join Battle" })).toHaveProperty("disabled", true);
  expect(screen.getByLabelText("Battle code")).toHaveProperty("maxLength", 6);
});

test("a code that is refused says why beside the field", async () => {
  fakeServer({
    "GET /api/cards/deck": deck,
    "POST /api/battles/join-qr": refused(409, "own_code", "This is your own code."),
  });
  show("/battle/qr?code=ABC234");
  await pickTeam();
  press("Join Battle");
  expect(await findToast("Failed to join battle")).toBeTruthy();
  expect(await screen.findByText("This is your own code.")).toBeTruthy();
});

test.for([
  ["other", /^Robin called it off\./],
  ["you", /^You called it off\./],
  ["cards", /^A card has left its battle deck since then/],
] as const)("a battle that %s called off says why", async ([calledOffBy, words]) => {
  fakeServer({ [STATUS]: { ...ready, status: "cancelled", calledOffBy } });
  show("/battle/qr?met=ABC234");
  expect(await screen.findByText(words)).toBeTruthy();
});

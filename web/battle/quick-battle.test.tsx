import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { liveServer } from "#web/lib/test-live-server.ts";
import { QuickBattle } from "./quick-battle.tsx";
import { wonResult } from "./stage/test-battle.ts";
import { deck, rivals, waiting } from "./test-rivals.ts";

const pick = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name: new RegExp(name) }));

const picked = () =>
  screen.getAllByRole("button", { pressed: true }).map((button) => button.ariaLabel?.slice(0, 3));

async function chooseTeam() {
  await screen.findByRole("list", { name: "Your deck" });
  for (const name of ["Aaa", "Bbb", "Ccc"]) pick(name);
}

const modesShown = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

const opensDuels = () => fireEvent.click(screen.getByRole("button", { name: /^Duel/ }));

test("first the kind of battle is chosen, then against whom", () => {
  fakeServer({});
  showScreen(<QuickBattle />, { at: "/battle" });
  expect(modesShown()).toEqual(["/battle?mode=computer", "/battle/qr", "/battle?mode=online"]);

  opensDuels();
  expect(modesShown()).toEqual(["/road", "/arena", "/cup", "/local-battle", "/practice"]);
});

const asking = {
  asked: {
    parentEmail: "mum@example.com",
    askedAt: "2026-11-22T12:00:00.000Z",
    answerUntil: "2026-12-06T12:00:00.000Z",
  },
  guardians: 0,
  eraseAt: "2026-12-06T12:00:00.000Z",
  safeName: "Brave Otter 4821",
};

test.each([
  ["parent_needed", { ...asking, asked: null }, /Needs a parent's yes$/],
  ["parent_needed", asking, /Needs a parent's yes: your letter is under way$/],
  ["switched_off", asking, /Your parent has not opened this$/],
] as const)(
  "modes that are closed by %s say so where they are chosen",
  async (code, status, words) => {
    fakeServer({ "GET /api/family/ask": status });
    showScreen(<QuickBattle />, {
      at: "/battle",
      user: { ...signedIn, closed: { strangers: code } },
    });

    const closed = async () =>
      (await screen.findAllByRole("link", { name: words })).map((link) =>
        link.getAttribute("href"),
      );
    expect(await closed()).toEqual(["/battle?mode=online"]);
    opensDuels();
    expect(await closed()).toEqual(["/arena", "/cup"]);
  },
);

test("who needs a parent's yes picks no cards first, and reads that the letter is under way", async () => {
  fakeServer({ "GET /api/family/ask": asking, "GET /api/cards/deck": deck });
  showScreen(<QuickBattle />, {
    at: "/battle?mode=online",
    user: { ...signedIn, closed: { strangers: "parent_needed" } },
  });

  const words =
    "Your letter to mum@example.com is under way. They can answer until 6 December 2026.";
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See What We Sent" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start Battle" })).toBeNull();
});

test("three cards make a team, and a fourth drops the oldest", async () => {
  fakeServer({ "GET /api/cards/deck": deck });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  expect(await screen.findByText("Select 3 more card(s)")).toBeTruthy();

  await chooseTeam();
  expect(picked()).toEqual(["Aaa", "Bbb", "Ccc"]);
  expect(screen.getByText(/^Team power/)).toBeTruthy();

  pick("Ddd");
  expect(picked()).toEqual(["Bbb", "Ccc", "Ddd"]);
  pick("Ddd");
  expect(screen.getByText("Select 1 more card(s)")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start Battle" })).toHaveProperty("disabled", true);
});

const waitingElements = async () =>
  within(await screen.findByRole("list", { name: "Elements of your rival" }))
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.textContent);

test("the rival's elements are known before the pick, and which cards beat them", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": [
      ...deck,
      ownedCard("Eee", { id: "Eee", card: { element: "nature" } }),
      ownedCard("Fff", { id: "Fff", card: { element: "spirit" } }),
    ],
    "GET /api/battles/rivals": rivals,
    "POST /api/battles/quick": wonResult,
  });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });

  expect(await screen.findByRole("heading", { name: "Your rival: Odd Tobias" })).toBeTruthy();
  expect(await waitingElements()).toEqual([
    "iceBeaten by fire",
    "leafBeaten by fire or air",
    "crystalNothing beats it",
  ]);
  const levels = screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent);
  expect(levels).toEqual([
    "1 Gentle4 coins",
    "2 Easy6 coins",
    "3 Fair8 coins",
    "4 Hard10 coins",
    "5 Master12 coins",
  ]);
  expect(screen.getByRole("radio", { name: /^1 Gentle/ })).toHaveProperty("checked", true);
  const names = await screen.findAllByRole("button", { name: /, power/ });
  expect(names.map((button) => button.ariaLabel?.replace(/^(...), power [\d.]+/, "$1"))).toEqual([
    "Aaa, beats ice and leaf",
    "Bbb, beats ice and leaf",
    "Ccc, beats ice and leaf",
    "Ddd, beats ice and leaf",
    "Eee",
    "Fff",
  ]);
  expect(screen.getAllByText("+20 %")).toHaveLength(4);

  fireEvent.click(screen.getByRole("radio", { name: /^5 Master/ }));
  expect(await waitingElements()).toEqual([
    "waterBeaten by air",
    "fireBeaten by water",
    "shadowBeaten by light",
  ]);
  expect(screen.getByRole("button", { name: /^Aaa.*, weak against water$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Eee.*, weak against fire$/ })).toBeTruthy();

  fireEvent.click(screen.getByRole("radio", { name: /^1 Gentle/ }));
  await chooseTeam();
  expect(screen.getByText(/^Team power [\d.]+, with elements [\d.]+$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));
  await screen.findByRole("button", { name: "Skip" });
  const fought = server.calls.find(({ line }) => line === "POST /api/battles/quick");
  expect(fought?.body).toMatchObject({ difficulty: 1 });
});

test("after a battle the next rival waits, on the level that was chosen", async () => {
  const next = waiting(5, "Mirabel Moss", "air", "dark", "leaf");
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/battles/rivals": rivals,
    "POST /api/battles/quick": wonResult,
  });
  const live = liveServer();
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  await chooseTeam();
  fireEvent.click(screen.getByRole("radio", { name: /^5 Master/ }));
  expect(await screen.findByRole("heading", { name: "Your rival: Grandma Gale" })).toBeTruthy();
  server.answers["GET /api/battles/rivals"] = { suggestedLevel: 3, rivals: [next] };
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));
  act(() => live.says({ kind: "changed", noun: "rivals" }));
  fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
  fireEvent.click(await screen.findByRole("button", { name: "Battle Again" }));

  expect(await screen.findByRole("heading", { name: "Your rival: Mirabel Moss" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^5 Master/ })).toHaveProperty("checked", true);
});

test("a rival that was fought in another tab is not the one that waits here", async () => {
  const server = fakeServer({ "GET /api/cards/deck": deck, "GET /api/battles/rivals": rivals });
  const live = liveServer();
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  expect(await screen.findByRole("heading", { name: "Your rival: Odd Tobias" })).toBeTruthy();

  const next = waiting(1, "Nettle and Son", "fire", "earth", "leaf");
  server.answers["GET /api/battles/rivals"] = { suggestedLevel: 1, rivals: [next] };
  act(() => live.says({ kind: "changed", noun: "rivals" }));

  expect(await screen.findByRole("heading", { name: "Your rival: Nettle and Son" })).toBeTruthy();
});

test("a rival that does not load can be asked for again, and does not stop anybody", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "GET /api/battles/rivals": refused(500, "broken", "Oh no."),
  });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  await chooseTeam();
  expect(await screen.findByText("Your rival did not load")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start Battle" })).toHaveProperty("disabled", false);

  server.answers["GET /api/battles/rivals"] = rivals;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Your rival: Odd Tobias" })).toBeTruthy();
});

test("a battle is fought, skipped to its end, and explained", async () => {
  const server = fakeServer({
    "GET /api/cards/deck": deck,
    "POST /api/battles/quick": wonResult,
  });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  await chooseTeam();
  fireEvent.click(screen.getByRole("radio", { name: /^5 Master/ }));
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));

  fireEvent.click(await screen.findByRole("button", { name: "Skip" }));

  expect(await screen.findByRole("heading", { name: "Victory!" })).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/battles/quick",
    body: { playerCards: ["Aaa", "Bbb", "Ccc"], battleType: "computer", difficulty: 5 },
  });
  expect(screen.getByRole("meter", { name: "Health of Odd Tobias" }).ariaValueNow).toBe("0");
  expect(screen.getByText("+8 coins")).toBeTruthy();
  expect(screen.getByText("Cindlepup is now level 2!")).toBeTruthy();
  expect(screen.getByText("Rimefuzzle is now level 5! New look: Laurel Frame.")).toBeTruthy();
  expect(screen.getByText("Mission complete: Win 2 battles (+50 coins)")).toBeTruthy();
  expect(await findToast("+8 coins, +20 XP for each card.")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Battle Again" }));
  await screen.findByRole("list", { name: "Your deck" });
  expect(picked()).toEqual(["Aaa", "Bbb", "Ccc"]);
});

test("what a battle brought is known also to a player who left before its answer", async () => {
  fakeServer({ "GET /api/cards/deck": deck, "POST /api/battles/quick": wonResult });
  const answered = Promise.withResolvers<void>();
  const served = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (init?.method === "POST") await answered.promise;
    return served(address, init);
  };
  const { client } = showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  client.setQueryData(["/api/cards/vault"], []);
  await chooseTeam();
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await screen.findByRole("list", { name: "Battle modes" });

  answered.resolve();

  await waitFor(() => expect(client.getQueryState(["/api/cards/vault"])?.isInvalidated).toBe(true));
});

test("the prize stands first, whole numbers are shown, and the tables wait behind a question", async () => {
  const { card } = ownedCard("Prize");
  const player = { ...wonResult.player, power: 340.6 };
  fakeServer({
    "GET /api/cards/deck": deck,
    "POST /api/battles/quick": { ...wonResult, player, wonCard: card },
  });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  await chooseTeam();
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));
  expect((await screen.findByRole("region", { name: "Battle" })).textContent).toContain("341");
  fireEvent.click(screen.getByRole("button", { name: "Skip" }));

  const outcome = await screen.findByRole("region", { name: "Victory!" });
  expect(screen.getByRole("region", { name: "Battle" }).textContent).not.toMatch(/\d\.\d/);
  const [prize, rewards, why] = [
    within(outcome).getByRole("heading", { name: "You won a new card!" }),
    within(outcome).getByRole("list", { name: "Rewards" }),
    within(outcome).getByText("Why?"),
  ];
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(prize.compareDocumentPosition(rewards) & follows).toBe(follows);
  expect(rewards.compareDocumentPosition(why) & follows).toBe(follows);
  expect(why.closest("details")).toHaveProperty("open", false);
});

test("it says so when the computer takes an online player's place", async () => {
  fakeServer({ "GET /api/cards/deck": deck, "POST /api/battles/quick": wonResult });
  showScreen(<QuickBattle />, { at: "/battle?mode=online" });
  await chooseTeam();
  expect(screen.queryByRole("radio")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));
  const battle = await screen.findByRole("group", { description: /the computer took the place/ });
  expect(document.activeElement).toBe(battle);
});

test("a refused battle is a toast, and the team stays", async () => {
  fakeServer({
    "GET /api/cards/deck": deck,
    "POST /api/battles/quick": refused(409, "not_in_deck", "Only deck cards can fight."),
  });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  await chooseTeam();
  fireEvent.click(screen.getByRole("button", { name: "Start Battle" }));
  expect(await findToast("Battle Failed")).toBeTruthy();
  expect(await findToast("Only deck cards can fight.")).toBeTruthy();
  expect(picked()).toEqual(["Aaa", "Bbb", "Ccc"]);
});

test("with two cards there is no team, but a way to get one", async () => {
  fakeServer({ "GET /api/cards/deck": deck.slice(0, 2) });
  showScreen(<QuickBattle />, { at: "/battle?mode=computer" });
  expect(await screen.findByText("You need three cards in your deck")).toBeTruthy();
});

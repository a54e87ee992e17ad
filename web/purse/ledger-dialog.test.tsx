import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { ownedCard } from "#web/cards/test-cards.ts";
import { LedgerDialog } from "./ledger-dialog.tsx";

const { card: flamelet } = ownedCard("Flamelet");

const movement = (id: number, extras: object = {}) => ({
  id,
  currency: "coins",
  amount: 200,
  balanceAfter: 1200,
  reason: "start",
  words: "A gift to begin with",
  link: "",
  at: "2026-11-21T10:00:00.000Z",
  ...extras,
});

function show(answers: object) {
  const server = fakeServer({ ...answers });
  const onClose = vi.fn<() => void>();
  return { ...showScreen(<LedgerDialog onClose={onClose} />), server, onClose };
}

const lines = async () =>
  (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);

test("every change has its reason, its amount with a sign, and the balance after it", async () => {
  const { history, onClose } = show({
    "GET /api/ledger": [
      movement(2, {
        amount: -40,
        balanceAfter: 1160,
        words: "Card bought: Serafawn",
        link: "/card/7",
      }),
      movement(1),
      movement(0, { currency: "credits", amount: 1, balanceAfter: 1, words: "Mission completed" }),
    ],
  });

  const [bought, start, credit] = await lines();
  expect(bought).toMatch(/^Card bought: Serafawn.*\u221240 coinsBalance 1,160$/);
  expect(start).toMatch(/^A gift to begin with.*\+200 coinsBalance 1,200$/);
  expect(credit).toMatch(/\+1 creditBalance 1$/);

  fireEvent.click(screen.getByRole("link", { name: "Card bought: Serafawn" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(history.at(-1)).toBe("/card/7");
});

test("the second tab tells of cards, with who gave them", async () => {
  const move = { id: 5, reason: "transfer", otherName: "Mika", at: "2026-11-21T10:00:00.000Z" };
  show({
    "GET /api/ledger": [],
    "GET /api/ledger/cards": [
      {
        ...move,
        card: flamelet,
        isReceived: true,
        words: "Gift received from Mika",
        link: "/card/9",
      },
      { ...move, id: 4, card: flamelet, isReceived: false, words: "Sold to Rex", link: "" },
    ],
  });
  expect(await screen.findByText("Nothing has changed yet.")).toBeTruthy();

  const tab = screen.getByRole("tab", { name: "Cards" });
  fireEvent.mouseDown(tab);
  fireEvent.click(tab);

  const list = await screen.findByRole("list", { name: "Cards that came and went" });
  const [came, went] = within(list).getAllByRole("listitem");
  expect(came?.textContent).toMatch(/Gift received from Mika.*\+1 card$/);
  expect(within(came!).getByRole("link").getAttribute("href")).toBe("/card/9");
  expect(went?.textContent).toMatch(/Sold to Rex.*\u22121 card$/);
});

test("older changes come page by page, after the last one that is shown", async () => {
  const full = Array.from({ length: 30 }, (_, index) => movement(100 - index));
  const pages = [full, [movement(3)]];
  const { server } = show({ "GET /api/ledger": () => pages.shift() });
  expect(await lines()).toHaveLength(30);
  const asked = vi.spyOn(globalThis, "fetch");

  fireEvent.click(screen.getByRole("button", { name: "Show More" }));

  await waitFor(async () => expect(await lines()).toHaveLength(31));
  expect(String(asked.mock.calls[0]?.[0])).toContain("cursor=71");
  expect(server.calls).toHaveLength(2);
});

test("a history that does not load can be asked for again", async () => {
  const { server } = show({ "GET /api/ledger": refused(500, "bug", "Oh.") });
  await screen.findByText("Your history did not load");
  server.answers["GET /api/ledger"] = [movement(1)];

  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

  expect(await screen.findByText("A gift to begin with")).toBeTruthy();
});

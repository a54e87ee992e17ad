import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Route } from "wouter";
import type { PurchaseOnWire } from "#contract/purchases.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { PurchasesScreen } from "./purchases-screen.tsx";
import { ReceiptScreen } from "./receipt-screen.tsx";
import { granted, purchase, spending } from "./test-purchases.ts";

const RECEIPT = "GET /api/purchases/p1";
const seller = { name: "Taleborn Ltd", address: "1 Forest Lane", email: "help@example.com" };
const refund = { amountCents: 799, credits: 10, until: "2026-12-06T10:01:00.000Z" };

const receiptOf = (changes: Partial<PurchaseOnWire> = {}) => ({
  purchase: { ...granted, ...changes },
  seller,
  buyerName: "Sam",
  currency: "usd",
});

function open(changes: Partial<PurchaseOnWire> = {}) {
  const server = fakeServer({ [RECEIPT]: receiptOf(changes) });
  showScreen(<Route path="/purchases/:id" component={ReceiptScreen} />, {
    user: signedIn,
    at: "/purchases/p1",
  });
  return server;
}

test("a receipt says who sold what to whom, when, for how much, and that it was a test", async () => {
  open();

  const paper = await screen.findByRole("region", { name: "Receipt" });
  const words = ["Taleborn Ltd", "1 Forest Lane", "help@example.com", "12", "22 November 2026"];
  for (const each of [...words, "Sam", "Family Pack, 15 credits", "Complete"]) {
    expect(within(paper).getByText(each)).toBeTruthy();
  }
  expect(paper.textContent).toContain("Total paid$11.99");
  expect(within(paper).getByText("This was a test: no money has moved.")).toBeTruthy();
});

test("it can be printed", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  open();

  fireEvent.click(await screen.findByRole("button", { name: "Print" }));

  expect(print).toHaveBeenCalledOnce();
});

test.for([
  [{ state: "asked", grantedAt: null }, "A parent is asked", "Total paid$0.00"],
  [{ state: "pending", grantedAt: null }, "Not paid yet", "Total paid$0.00"],
  [{ state: "refunding" }, "Money on its way back", "Total paid$11.99"],
  [{ state: "refunded", refundedCents: 1199 }, "Money went back", "Total paid$0.00"],
  [{ state: "refunded", refundedCents: 799 }, "$7.99 went back", "Total paid$4.00"],
  [{ state: "disputed", why: "The bank asked." }, "Locked", "Total paid$11.99"],
  [{ state: "cancelled", why: "It was given up." }, "Ended", "Total paid$0.00"],
] as const)("a purchase of which %j says: %s", async ([changes, words, total]) => {
  open(changes);

  const paper = await screen.findByRole("region", { name: "Receipt" });
  expect(within(paper).getByText(words)).toBeTruthy();
  expect(paper.textContent).toContain(total);
});

test("what was not used goes back, after one question", async () => {
  const server = open({ refund });
  expect(await screen.findByText(/You can take back 10 unused credits/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Take It Back" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Take it back?" }));
  server.answers["POST /api/purchases/p1/refund"] = {
    success: true,
    message: "$7.99 is on its way back to you.",
    purchase: granted,
  };
  server.answers[RECEIPT] = receiptOf({ refundedCents: 799 });

  fireEvent.click(question.getByRole("button", { name: "Yes, Give $7.99 Back" }));

  await findToast("Money Back");
  await findToast("$7.99 is on its way back to you.");
  expect(await screen.findByText("$7.99 went back")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("what the server does not give back stays, and says why", async () => {
  const server = open({ refund });
  fireEvent.click(await screen.findByRole("button", { name: "Take It Back" }));
  const used = "This has been used, so it cannot be taken back.";
  server.answers["POST /api/purchases/p1/refund"] = refused(409, "already_used", used);

  fireEvent.click(await screen.findByRole("button", { name: "Yes, Give $7.99 Back" }));

  expect(await findToast("No Money Back")).toBeTruthy();
  expect(await findToast(used)).toBeTruthy();
});

test("what is not paid can be given up", async () => {
  const server = open({ state: "pending", grantedAt: null });
  const message = "The purchase was given up. Nothing was charged.";
  server.answers["POST /api/purchases/p1/cancel"] = { success: true, message, purchase };

  fireEvent.click(await screen.findByRole("button", { name: "Give It Up" }));

  expect(await findToast("Purchase Given Up")).toBeTruthy();
  expect(await findToast(message)).toBeTruthy();
});

test("another one's receipt is no receipt", async () => {
  fakeServer({ [RECEIPT]: refused(404, "no_purchase", "There is no such purchase.") });
  showScreen(<Route path="/purchases/:id" component={ReceiptScreen} />, { at: "/purchases/p1" });

  expect(await screen.findByText("There is no such purchase here")).toBeTruthy();
});

test("every purchase leads to its receipt", async () => {
  const forMia = { ...granted, id: "p2", number: 11, title: "Premium card", credits: 0 };
  fakeServer({
    "GET /api/payments/spending": spending,
    "GET /api/purchases": [granted, { ...forMia, forName: "Mia" }],
  });
  showScreen(<PurchasesScreen />, { user: signedIn });

  const links = await screen.findAllByRole("link", { name: /^Receipt: / });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/purchases/p1",
    "/purchases/p2",
  ]);
  expect(screen.getByText("22 November 2026 · 15 credits")).toBeTruthy();
  expect(screen.getByText("22 November 2026 · for Mia")).toBeTruthy();
});

test("whoever has bought nothing is not missing anything", async () => {
  fakeServer({ "GET /api/payments/spending": spending, "GET /api/purchases": [] });
  showScreen(<PurchasesScreen />, { user: signedIn });

  expect(await screen.findByText("Nothing bought yet")).toBeTruthy();
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import {
  fakeProvider,
  granted,
  loadEmulator,
  pressWhenReady,
  purchase,
  spending,
  typeCard,
} from "#web/purchases/test-purchases.ts";
import { FamilyScreen } from "./family-screen.tsx";
import { child } from "./test-children.ts";

beforeAll(loadEmulator);

const asked = { ...purchase, state: "asked", forName: "Mia" } as const;
const WISH = "Mia: Family Pack for $11.99";
const APPROVE = "POST /api/family/purchases/p1/approve";

function show(more: Answers = {}, path = "/family") {
  const server = fakeServer({
    "GET /api/family": [child],
    "GET /api/family/purchases": [asked],
    "GET /api/payments/spending": spending,
    ...more,
  });
  fakeProvider();
  showScreen(<FamilyScreen />, { user: { ...signedIn, isGuardian: true }, at: path });
  return server;
}

const yes = () => screen.findByRole("button", { name: `Yes, and Pay $11.99: ${WISH}` });

test("a guardian sees for whom, what and for how much, says yes and pays", async () => {
  const approved = { ...purchase, forName: "Mia" };
  const server = show({
    [APPROVE]: { clientSecret: "pi_1_secret_abc", purchase: approved },
    "POST /api/payments/confirm": { success: true, message: "", purchase: granted },
  });
  fireEvent.click(await yes());

  expect(await screen.findByRole("dialog", { name: "Complete Purchase" })).toBeTruthy();
  expect(screen.getByText("For Mia")).toBeTruthy();
  await typeCard();
  server.answers["GET /api/family/purchases"] = [];
  await pressWhenReady("Pay $11.99");

  expect(await findToast("Paid")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(WISH)).toBeNull());
});

test("a no is told to the child", async () => {
  const server = show({
    "POST /api/family/purchases/p1/decline": { success: true, message: "Mia will be told." },
  });
  server.answers["GET /api/family/purchases"] = [asked];
  fireEvent.click(await screen.findByRole("button", { name: `No: ${WISH}` }));

  expect(await findToast("Mia will be told.")).toBeTruthy();
});

test("who said yes and closed the page may still pay, or give it up", async () => {
  const approved = { ...asked, state: "pending" };
  const cancelled = { success: true, message: "Nothing was charged.", purchase };
  const server = show({
    "GET /api/family/purchases": [approved],
    "POST /api/purchases/p1/cancel": cancelled,
  });
  expect(await screen.findByRole("button", { name: `Pay $11.99: ${WISH}` })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: `No, Not Now: ${WISH}` }));

  expect(await findToast("Nothing was charged.")).toBeTruthy();
  expect(server.calls.map(({ line }) => line)).toContain("POST /api/purchases/p1/cancel");
});

test("the letter's link leads to the question it is about", async () => {
  show({}, "/family?purchase=p1");

  await waitFor(() => expect(document.activeElement?.textContent).toBe(WISH));
});

test("a question that is over says so", async () => {
  show({ "GET /api/family/purchases": [] }, "/family?purchase=p1");

  expect(await screen.findByText(/^This question is not open any more/)).toBeTruthy();
});

test("a yes that is over the guardian's own limit is told in words", async () => {
  show({ [APPROVE]: refused(409, "over_cap", "This would be more than your limit.") });
  fireEvent.click(await yes());

  expect(await findToast("This would be more than your limit.")).toBeTruthy();
});

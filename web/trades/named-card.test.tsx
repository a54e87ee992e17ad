/** An offer that names the card that is wanted: which copy of it goes. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, type Answers } from "#web/lib/test-screen.tsx";
import { TradePage } from "#web/app/pages/trade-page.tsx";
import { ACCEPT, cindlepup, galevanth, offer, OFFER } from "./test-trade.ts";

function open(answers: Answers) {
  const server = fakeServer({ [OFFER]: evenOffer, ...answers });
  showScreen(<TradePage />, { at: "/trade?code=ABCD2345" });
  return server;
}

const accept = () => screen.findByRole<HTMLButtonElement>("button", { name: "Accept" });
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ line }) => line === ACCEPT)?.body;

const evenOffer = {
  ...offer,
  offeredCard: { ...offer.offeredCard, rarity: "epic", value: 300 },
  requestedCard: galevanth.card,
};

const tooLate = refused(409, "completed", "Somebody else has taken this offer already.");

const copy = (id: string, location: string, card: object = {}) => ({
  ...galevanth,
  id,
  location,
  card: { ...galevanth.card, ...card },
});

test("a named card is given without choosing, by the copy that is missed least", async () => {
  const server = open({
    "GET /api/cards/user": [copy("g2", "deck"), copy("g3", "vault")],
    [ACCEPT]: tooLate,
  });
  await waitFor(async () => expect((await accept()).disabled).toBe(false));
  fireEvent.click(await accept());
  expect(await findToast("Trade Failed")).toBeTruthy();
  expect(await findToast("Somebody else has taken this offer already.")).toBeTruthy();
  expect(sent(server)).toEqual({ tradeCode: "ABCD2345", offeredCardId: "g3" });
});

test("an NFT goes last, before it what has a finish, and what goes is seen and asked about", async () => {
  const server = open({
    "GET /api/cards/user": [
      copy("golden", "vault", { finish: "golden" }),
      copy("nft", "vault", { nftAddress: "N1" }),
      copy("foil", "deck", { finish: "foil" }),
    ],
    [ACCEPT]: tooLate,
  });
  const seen = await screen.findByRole("checkbox");
  expect(screen.getByText(/You give a Foil card and receive a plain one/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "You give" }).textContent).toContain("Foil");
  expect((await accept()).disabled).toBe(true);
  fireEvent.click(seen);
  fireEvent.click(await accept());
  expect(await findToast("Trade Failed")).toBeTruthy();
  expect(sent(server)).toEqual({ tradeCode: "ABCD2345", offeredCardId: "foil" });
});

test("who has no copy of the named card is told so", async () => {
  open({ "GET /api/cards/user": [cindlepup] });
  expect(await screen.findByText("You have no free copy of Galevanth.")).toBeTruthy();
  expect((await accept()).disabled).toBe(true);
});

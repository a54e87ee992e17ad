import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck, listOwnedCards, listVault } from "#contract/collection.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { placeMoved, useCardList } from "./api.ts";
import { createQueryClient, keyOf } from "#web/lib/query.ts";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";

const deckOf = (client: QueryClient) => client.getQueryData<OwnedCardOnWire[]>(keyOf(listDeck));

function Count() {
  const { cards, isLoading, isComplete } = useCardList(listVault);
  return <p>{isLoading ? "loading" : `${cards.length} ${isComplete ? "in all" : "so far"}`}</p>;
}

test("a large collection comes in pages, and the first is shown at once", async () => {
  const all = Array.from({ length: 501 }, (_, index) => ownedCard("C", { id: `c${index}` }));
  const rest = Promise.withResolvers<OwnedCardOnWire[]>();
  globalThis.fetch = async (address) =>
    Response.json(String(address).includes("cursor=c499") ? await rest.promise : all.slice(0, 500));
  showScreen(<Count />);

  expect(await screen.findByText("500 so far")).toBeTruthy();
  rest.resolve(all.slice(500));
  expect(await screen.findByText("501 in all")).toBeTruthy();
});

test("a list goes on after the card before, when the one at its end has left meanwhile", async () => {
  const all = Array.from({ length: 501 }, (_, index) => ownedCard("C", { id: `c${index}` }));
  const gone = { code: "bad_input", message: "No such cursor.", field: "cursor" };
  globalThis.fetch = async (address) => {
    if (String(address).includes("cursor=c499")) return Response.json(gone, { status: 400 });
    return Response.json(
      String(address).includes("cursor=c498") ? all.slice(500) : all.slice(0, 500),
    );
  };
  showScreen(<Count />);
  expect(await screen.findByText("500 in all")).toBeTruthy();
});

test("a moved card changes place in every list that is known", () => {
  fakeServer({});
  const client = createQueryClient();
  const [first, second] = [ownedCard("First"), ownedCard("Second")];
  const [older, newer] = [
    ownedCard("Older", { location: "vault" }),
    ownedCard("Newer", { location: "vault" }),
  ];
  client.setQueryData(keyOf(listDeck), [first, second]);
  client.setQueryData(keyOf(listVault), [newer, older]);

  const moved: OwnedCardOnWire = { ...first, location: "vault", deckSlot: null };
  placeMoved(client, moved);

  expect(client.getQueryData(keyOf(listDeck))).toEqual([second]);
  expect(client.getQueryData(keyOf(listVault))).toEqual([newer, older, moved]);
  expect(client.getQueryData(keyOf(listOwnedCards))).toBeUndefined();

  placeMoved(client, { ...older, location: "deck", deckSlot: 0 });
  const names = deckOf(client)?.map(({ card }) => card.name);
  expect(names).toEqual(["Older", "Second"]);
});

test("a list that was under way while a card was moved does not take the move back", async () => {
  const [first, second] = [ownedCard("First"), ownedCard("Second")];
  const moved: OwnedCardOnWire = { ...first, location: "vault", deckSlot: null };
  const old = Promise.withResolvers<OwnedCardOnWire[]>();
  const answers = [old.promise, [second]];
  globalThis.fetch = async () => Response.json(await answers.shift());
  const client = createQueryClient();
  client.setQueryData(keyOf(listDeck), [first, second]);
  const names = () => deckOf(client)?.map(({ card }) => card.name);
  renderHook(() => useCardList(listDeck), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });

  act(() => void client.invalidateQueries({ queryKey: keyOf(listDeck) }));
  act(() => placeMoved(client, moved));
  expect(names()).toEqual(["Second"]);
  await act(async () => old.resolve([first, second]));
  await waitFor(() => expect(client.isFetching()).toBe(0));

  expect(names()).toEqual(["Second"]);
});

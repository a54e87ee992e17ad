import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { signedIn } from "#web/lib/test-screen.tsx";
import { answersFrom, findOfflineCollection } from "./offline-collection.ts";

const inVault = { location: "vault", deckSlot: null } as const;
const cards = [
  ownedCard("Wick", { ...inVault, id: "w" }),
  ownedCard("Bramble", { id: "b", deckSlot: 2 }),
  ownedCard("Fizz", { ...inVault, id: "f" }),
  ownedCard("Alder", { id: "a", deckSlot: 1 }),
];

const answers = (owned = cards) =>
  new Map(
    answersFrom({ savedAtMs: 0, user: signedIn, cards: owned }).map(([key, answer]) => [
      key.join(""),
      answer as unknown,
    ]),
  );
const idsAt = (path: string) => (answers().get(path) as typeof cards).map(({ id }) => id);

test("from all cards follows what the server says to each read of the collection", () => {
  expect(idsAt("/api/cards/deck")).toEqual(["a", "b"]);
  expect(idsAt("/api/cards/vault")).toEqual(["w", "f"]);
  expect(idsAt("/api/cards/user")).toEqual(["w", "b", "f", "a"]);
  expect(answers().get("/api/cards/stats")).toEqual({
    deckCount: 2,
    vaultCount: 2,
    deckFull: false,
  });
  expect(answers().get("/api/auth/user")).toBe(signedIn);
});

test("the newest eight are what the home screen asks for, and 54 make a full deck", () => {
  const many = Array.from({ length: 54 }, (_, slot) =>
    ownedCard(`Card ${slot}`, { deckSlot: slot + 1 }),
  );
  expect(answers(many).get("/api/cards/user?limit=8")).toHaveLength(8);
  expect(answers(many).get("/api/cards/stats")).toMatchObject({ deckFull: true });
});

test("a browser that keeps nothing has nothing kept", async () => {
  expect(await findOfflineCollection(0)).toBeNull();
});

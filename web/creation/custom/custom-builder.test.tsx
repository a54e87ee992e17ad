import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { CreationOnWire } from "#contract/creation.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import {
  declined,
  fakeProvider,
  granted,
  loadEmulator,
  paidIntent,
  pressWhenReady,
  purchase as anyPurchase,
  spending,
  typeCard,
} from "#web/purchases/test-purchases.ts";
import { CustomBuilder } from "./custom-builder.tsx";

beforeAll(loadEmulator);

const purchase = {
  ...anyPurchase,
  kind: "custom",
  title: "Custom card",
  credits: 0,
  amountCents: 5158,
} as const;
const isPaid = { ...purchase, state: "granted", grantedAt: granted.grantedAt } as const;

const creatures = [
  ["c1", "Cindlepup", "fire"],
  ["c2", "Galevanth", "spirit"],
].map(([id, name, element]) => ({
  id,
  name,
  element,
  imageUrl: `/creatures/${id}.webp`,
  rarity: "rare",
  description: "",
}));

const growing: CreationOnWire = {
  id: "k1",
  state: "painting",
  rarity: "rare",
  attack: 41,
  defense: 41,
  words: { name: "Nivul" },
  imageUrl: null,
  userCard: null,
};
const finished: CreationOnWire = {
  ...growing,
  state: "done",
  words: {
    name: "Nivul",
    element: "ice",
    specialAbility: "Hush",
    description: "It",
    backstory: "Was",
  },
  imageUrl: "/pictures/nivul.webp",
  userCard: ownedCard("Nivul", { card: { rarity: "rare", element: "ice" } }),
};

const INTENT = "POST /api/payments/create-intent";
const SKETCH = "POST /api/cards/sketch-custom";
const MAKE = "POST /api/cards/create-custom";

function show(more: Answers = {}, confirm?: readonly object[], user = signedIn) {
  const server = fakeServer({
    "GET /api/payments/spending": spending,
    "GET /api/purchases": [],
    "GET /api/creatures": creatures,
    [SKETCH]: { imageUrl: "data:image/webp;base64,AAAA" },
    [INTENT]: { clientSecret: "pi_1_secret_abc", purchase },
    ...more,
  });
  fakeProvider(confirm);
  const { history } = showScreen(<CustomBuilder />, { user, at: "/create" });
  return { ...server, at: () => history.at(-1) };
}

const slider = (name: string) => screen.findByRole<HTMLInputElement>("slider", { name });
const push = async (name: string, value: number) =>
  fireEvent.change(await slider(name), { target: { value: String(value) } });
const create = (price = "$51.58") =>
  screen.findByRole("button", { name: `Create for ${price}` }).then((button) => {
    fireEvent.click(button);
  });
const dialog = () => screen.findByRole("dialog", { name: "Complete Purchase" });

test("the price follows the sliders to the cent, and each says what it comes to", async () => {
  show();
  await screen.findByRole("button", { name: "Create for $51.58" });

  await push("Attack", 31);
  expect(await screen.findByRole("button", { name: "Create for $52.07" })).toBeTruthy();
  expect((await slider("Attack")).getAttribute("aria-valuetext")).toBe("41");
  for (const name of ["Attack", "Defense", "Rarity", "Elements", "Abilities", "Artwork"]) {
    await push(name, 100);
  }

  expect(await screen.findByRole("button", { name: "Create for $199.99" })).toBeTruthy();
  expect((await slider("Artwork")).getAttribute("aria-valuetext")).toBe("Ultra HD Manga");
  const said = "Mythical card of";
  await waitFor(() => {
    const status = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(status.join()).toContain(said);
  });
  expect(screen.getByText("No advantage in ranked:")).toBeTruthy();
});

test.for(["child", "teen"] as const)("to a %s it first shows the lowest price", async (ageBand) => {
  show({}, undefined, { ...signedIn, ageBand });
  expect(await screen.findByRole("button", { name: "Create for $5.99" })).toBeTruthy();
});

test("what the price buys is said, and when a free card is often stronger", async () => {
  show();
  await screen.findByText(/It buys one rare card with 41 attack and 41 defense\./);
  expect(screen.queryByText(/free card of the day/)).toBeNull();

  for (const name of ["Attack", "Defense", "Rarity", "Elements", "Abilities", "Artwork"]) {
    await push(name, 0);
  }
  const words = await screen.findByText(/It buys one common card with 15 attack and 15 defense\./);
  expect(words.textContent).toContain("A free card of the day has 15 to 50 of each");
});

test("elements are unlocked by their slider, and given up when it goes back", async () => {
  show();
  const spirit = await screen.findByRole<HTMLInputElement>("radio", { name: "spirit" });
  expect(spirit.disabled).toBe(true);

  await push("Elements", 75);
  fireEvent.click(spirit);
  expect(spirit.checked).toBe(true);
  await push("Elements", 74);

  expect(spirit.checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "As the words say" }).checked).toBe(
    true,
  );
});

test("a sketch follows what can be seen of the card, and nothing else", async () => {
  const server = show();
  const sketches = () => server.calls.filter(({ line }) => line === SKETCH);
  const picture = await screen.findByRole("img", { name: /^Your Card/ });
  expect(picture.getAttribute("src")).toBe("data:image/webp;base64,AAAA");
  expect(sketches()).toHaveLength(1);

  await push("Attack", 90);
  await push("Abilities", 90);
  await push("Rarity", 39);
  await push("Rarity", 60);
  await waitFor(() => expect(sketches()).toHaveLength(2));
  expect(sketches()[1]?.body).toMatchObject({ parameters: { attack: 90, rarity: 60 } });

  fireEvent.click(screen.getByRole("button", { name: "Another Look" }));
  await waitFor(() => expect(sketches()[2]?.body).toMatchObject({ look: 1 }));
});

const WATCHED = "/create?creation=k1";

test("a card is paid, made and watched", async () => {
  const confirmed = { success: true, message: "", purchase: { ...isPaid, creationId: "k1" } };
  const server = show({
    "POST /api/payments/confirm": confirmed,
    [MAKE]: { creation: growing, card: null },
    "GET /api/creations/k1": finished,
  });
  fireEvent.change(await screen.findByLabelText("What does it look like?"), {
    target: { value: " a frost fox " },
  });
  await create();

  await typeCard();
  await pressWhenReady("Pay $51.58");

  await waitFor(() => expect(server.at()).toBe(WATCHED));
  expect(screen.queryByRole("dialog")).toBeNull();
  const order = { parameters: expect.anything(), description: "a frost fox", look: 0 };
  expect(server.calls.find(({ line }) => line === INTENT)?.body).toMatchObject({
    ...order,
    itemId: "custom_card",
    amount: 5158,
    creationMode: "ai",
  });
  expect(server.calls.find(({ line }) => line === MAKE)?.body).toMatchObject({
    ...order,
    price: 5158,
    paymentIntentId: paidIntent.id,
    specs: { attack: 41, defense: 41, rarity: "rare", elementTypes: "Standard" },
  });
});

test("a creature of the gallery is chosen first, and keeps its element", async () => {
  const server = show();
  fireEvent.mouseDown(await screen.findByRole("tab", { name: "A creature" }), { button: 0 });
  const button = await screen.findByRole("button", { name: "Create for $51.58" });
  expect(button.matches(":disabled")).toBe(true);

  fireEvent.change(await screen.findByLabelText("Find a creature"), { target: { value: "gale" } });
  expect(screen.queryByRole("radio", { name: "Cindlepup" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Galevanth" }));
  fireEvent.click(button);

  await dialog();
  await waitFor(() =>
    expect(server.calls.find(({ line }) => line === INTENT)?.body).toMatchObject({
      creationMode: "creature",
      creatureId: "c2",
    }),
  );
});

test("until the server has begun the purchase it is being set up", async () => {
  const server = show();
  delete server.answers[INTENT];
  await create();

  expect(within(await dialog()).getByText("Setting up your payment…")).toBeTruthy();
});

test("a payment that cannot be set up is told, and nothing is lost", async () => {
  show({ [INTENT]: { status: 502, body: "Bad Gateway" } });
  await push("Attack", 31);
  await create("$52.07");

  expect(await findToast("Payment Setup Failed")).toBeTruthy();
  expect(await findToast("Unable to setup payment. Please try again.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await slider("Attack")).value).toBe("31");
});

test("a declined card leaves the dialog open for another one", async () => {
  show({}, [declined]);
  await create();
  await typeCard();
  await pressWhenReady("Pay $51.58");

  expect(await findToast("Payment Failed")).toBeTruthy();
  expect(await dialog()).toBeTruthy();
});

test("a payment that cannot be looked up is told", async () => {
  show({ "POST /api/payments/confirm": { status: 502, body: "Bad Gateway" } });
  await create();
  await typeCard();
  await pressWhenReady("Pay $51.58");

  expect(await findToast("Payment Processing Error")).toBeTruthy();
  expect(await findToast("There was an issue completing your purchase.")).toBeTruthy();
});

test("words that no card is made of are explained beside the box, before anything is paid", async () => {
  const body = {
    code: "unsafe_description",
    message: "Creatures are kind.",
    suggestions: ["an owl"],
  };
  show({ [INTENT]: { status: 400, body } });
  await create();

  expect(await screen.findByText("Creatures are kind.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "an owl" }));
  expect(screen.getByLabelText("What does it look like?")).toHaveProperty("value", "an owl");
  expect(screen.queryByText("Creatures are kind.")).toBeNull();
});

test("a child hears that its parent has been asked", async () => {
  show({ [INTENT]: { clientSecret: null, purchase: { ...purchase, state: "asked" } } });
  await create();

  expect(within(await dialog()).getByText("Your parent has been asked")).toBeTruthy();
});

test("what was paid before the page was closed takes shape when it is opened again", async () => {
  const fresh = { ...isPaid, creationId: "k1", grantedAt: new Date().toISOString() };
  const server = show({ "GET /api/purchases": [fresh], "GET /api/creations/k1": growing });

  await waitFor(() => expect(server.at()).toBe(WATCHED));
});

test("a card that was finished meanwhile does not stand in the way of the next", async () => {
  const fresh = { ...isPaid, creationId: "k1", grantedAt: new Date().toISOString() };
  const server = show({ "GET /api/purchases": [fresh], "GET /api/creations/k1": finished });

  await waitFor(() =>
    expect(server.calls.map(({ line }) => line)).toContain("GET /api/creations/k1"),
  );
  await push("Attack", 31);
  expect(server.at()).toBe("/create");
});

test("what was paid and not designed yet is made at its price, for nothing more", async () => {
  const server = show({
    "GET /api/purchases": [isPaid],
    [MAKE]: { creation: growing, card: null },
    "GET /api/creations/k1": growing,
  });
  await screen.findByText(/You have paid \$51.58 for a custom card/);
  await push("Attack", 31);
  expect(await screen.findByRole("button", { name: "Create for $52.07" })).toBeTruthy();
  await push("Attack", 30);

  fireEvent.click(await screen.findByRole("button", { name: "Create Now: Already Paid" }));

  await waitFor(() => expect(server.at()).toBe(WATCHED));
  expect(server.calls.map(({ line }) => line)).not.toContain(INTENT);
});

test("where a parent has closed money the button says so", async () => {
  fakeServer({ "GET /api/purchases": [], "GET /api/creatures": creatures });
  const user = { ...signedIn, closed: { money: "switched_off" as const } };
  showScreen(<CustomBuilder />, { user });

  await create();

  expect(screen.queryByRole("dialog", { name: "Complete Purchase" })).toBeNull();
  await push("Attack", 31);
});

test("a refusal in the server's words is the toast", async () => {
  show({ [INTENT]: refused(409, "over_cap", "This would be more than your limit.") });
  await create();

  expect(await findToast("This would be more than your limit.")).toBeTruthy();
});

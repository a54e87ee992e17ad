import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refuseSignUp } from "#game/account/sign-up.ts";
import { cardPower, type Fighter } from "#game/battle/power.ts";
import { pickFaceToFace, pickForArena, refuseTeam } from "#game/battle/team.ts";
import { defaultAbilities, healthOf, powerOf, speedOf } from "#game/cards/card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { elements, hasAdvantage, type Element } from "#game/cards/elements.ts";
import { chancePercent, rank, rarities, stars, type Rarity } from "#game/cards/rarities.ts";
import { deckBandOf, refuseToMoveToDeck } from "#game/collection/deck.ts";
import { deckBandTexts } from "#texts/en/collection.ts";
import { levelOf } from "#game/collection/level.ts";
import { freeCardStatus } from "#game/creation/daily.ts";
import { rollCardRarity, rollStrength } from "#game/creation/roll.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { dayOf } from "#game/lib/day.ts";
import { welcomeCards } from "#game/packs/welcome.ts";
import { premiumStatus } from "#game/purchases/limits.ts";
import { customPriceCents, customSpecs } from "#game/purchases/custom-card.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { bestCards, sharesLeft } from "#game/sharing/share.ts";
import { createQueryClient } from "#web/lib/query.ts";
import { deck, noCards, open, press } from "./the-app.tsx";

// The numbers of section 9 of both parts, against what the game uses or shows.

const many = Array.from({ length: 3_000 }, (_, seed) => seed);
const inPanel = async (name: string) => within(await screen.findByRole("region", { name }));
const shownNumbers = (pattern: RegExp) =>
  [...document.body.textContent.matchAll(pattern)].map(([, figure]) => Number(figure));

test("1.9 a new player has 12 starter cards and 1 free card a day", () => {
  expect(welcomeCards(diceFrom(1), creatures)).toHaveLength(12);
  const now = Date.UTC(2026, 10, 21, 23, 59);
  expect(freeCardStatus(dayOf(now), now)).toMatchObject({
    canCreate: false,
    nextAvailableAtMs: Date.UTC(2026, 10, 22),
  });
});

test("1.9 the deck holds 54 cards, and a card begins at level 1", () => {
  expect(refuseToMoveToDeck("vault", 53)).toBeNull();
  expect(refuseToMoveToDeck("vault", 54)).toBe("deck_full");
  expect(levelOf(0).level).toBe(1);
});

const mission = (id: string) => ({
  id,
  title: `Mission ${id}`,
  description: "",
  type: "daily",
  reward: 20,
  rewards: { coins: 20, credits: 0, cards: 0 },
  progress: 0,
  target: 1,
  completed: false,
  isRunning: true,
  canSwap: false,
  banked: [],
});

test("1.9 home shows 8 cards, 3 missions and 54 slots", async () => {
  open("/", { answers: { "GET /api/missions": ["1", "2", "3", "4"].map(mission) } });
  const collection = await inPanel("Your Collection");
  await waitFor(() => expect(collection.getAllByRole("link", { name: /^Open / })).toHaveLength(8));
  const missions = within(await screen.findByRole("complementary", { name: "Your day" }));
  expect(await missions.findAllByText(/^Mission \d$/)).toHaveLength(3);
  expect(missions.getAllByText("+20 coins")).toHaveLength(3);
  const slots = await inPanel("Battle Deck");
  expect(await slots.findAllByRole("listitem")).toHaveLength(54);
  expect(slots.getByText("11")).toBeTruthy();
});

test("1.2 the words beside the deck change at 0, 1, 10, 30, 50 and 54 cards", () => {
  const words = Array.from({ length: 55 }, (_, count) => deckBandTexts[deckBandOf(count)]);
  const changes = words.flatMap((message, count) => (message === words[count - 1] ? [] : [count]));
  expect(changes).toEqual([0, 1, 10, 30, 50, 54]);
});

const strengthOf = (kind: "premium" | "standard") => {
  const { attack, defense } = rollStrength(diceFrom(1), {
    kind,
    rarity: "epic",
    element: "crystal",
  });
  return attack + defense;
};

test("1.9 a premium card costs $1.99, is rare or better, and can be bought 3 times a day", async () => {
  expect(premiumStatus(0)).toEqual({ canCreatePremium: true, remainingCards: 3 });
  expect(premiumStatus(3)).toEqual({ canCreatePremium: false, remainingCards: 0 });
  const rolled = new Set(many.map((seed) => rollCardRarity(diceFrom(seed), "premium")));
  expect([...rolled].toSorted()).toEqual(["epic", "legendary", "mythical", "rare"]);
  expect(strengthOf("premium")).toBeGreaterThan(strengthOf("standard"));
  open("/");
  expect((await screen.findByRole("link", { name: /^Premium Card/ })).textContent).toContain(
    "$1.99",
  );
});

test("2.9 a free card is common or rare, with 15 to 50 attack and defense", () => {
  const rolled = many.map((seed) => rollCardRarity(diceFrom(seed), "free"));
  expect(new Set(rolled)).toEqual(new Set(["common", "rare"]));
  const cards = many.map((seed) => rollStrength(diceFrom(seed), { kind: "free" }));
  for (const values of [cards.map(({ attack }) => attack), cards.map(({ defense }) => defense)]) {
    expect([Math.min(...values), Math.max(...values)]).toEqual([15, 50]);
  }
});

const builder = () => inPanel("Custom Card Builder");
const allAt = (value: number) => ({
  attack: value,
  defense: value,
  rarity: value,
  elements: value,
  abilities: value,
  artwork: value,
});

/** What a slider of the builder says when it is pushed so far. */
async function named(slider: string, value: number) {
  const input = await (await builder()).findByRole("slider", { name: slider });
  fireEvent.change(input, { target: { value: String(value) } });
  return input.getAttribute("aria-valuetext");
}

async function names(slider: string, values: readonly number[]) {
  const all: (string | null)[] = [];
  for (const value of values) all.push(await named(slider, value));
  return all.join(", ");
}

test("2.9 a custom card costs 599 + weighted * 19400 / 100 cents, from 599 to 19999", async () => {
  const weights = { attack: 25, defense: 25, rarity: 20, elements: 10, abilities: 15, artwork: 5 };
  for (const [slider, percent] of Object.entries(weights)) {
    const one = { ...allAt(0), [slider]: 100 };
    expect(customPriceCents(one)).toBe(599 + (percent * 19_400) / 100);
  }
  expect([customPriceCents(allAt(0)), customPriceCents(allAt(100))]).toEqual([599, 19_999]);

  open("/create");
  expect(await (await builder()).findByRole("button", { name: "Create for $51.58" })).toBeTruthy();
});

test("2.9 sliders begin at 30, 30, 20, 10, 15, 25; attack and defense are 15 + 0.85 * slider", async () => {
  open("/create");
  const sliders = await (await builder()).findAllByRole<HTMLInputElement>("slider");
  expect(sliders.map(({ value }) => Number(value))).toEqual([30, 30, 20, 10, 15, 25]);
  expect(sliders.map(({ min, max, step }) => [min, max, step || "1"])).toEqual(
    sliders.map(() => ["0", "100", "1"]),
  );
  expect([0, 30, 100].map((value) => customSpecs(allAt(value)).attack)).toEqual([15, 41, 100]);
});

test("2.9 the names of the rarity, element, ability and art tiers", async () => {
  open("/create");
  const fives = [19, 20, 40, 60, 80];
  const quarters = [24, 25, 50, 75];
  expect(await names("Rarity", fives)).toBe("Common, Rare, Epic, Legendary, Mythical");
  expect(await names("Elements", quarters)).toBe("Standard, Advanced, Premium, Mythical");
  expect(await names("Abilities", fives)).toBe("Basic, Enhanced, Advanced, Elite, Ultimate");
  expect(await names("Artwork", quarters)).toBe(
    "Standard, Enhanced, Premium Manga, Ultra HD Manga",
  );
});

test("1.9 sharing earns 50 three times a day, and shows 3 cards", () => {
  expect(standardSettings.shareCoins).toBe(50);
  expect(sharesLeft({ sharesToday: 0 }, standardSettings)).toBe(3);
  expect(bestCards(creatures)).toHaveLength(3);
});

test("1.9 converting costs about $0.63, and Taleborn charges nothing", async () => {
  open("/cards");
  await press("Learn How");
  await press("Next");
  await press("Next");
  expect(screen.getByText(/about \$0\.63 USD/)).toBeTruthy();
  expect(screen.getByText("Taleborn itself charges nothing.")).toBeTruthy();
});

test("1.9 home tells of 12 invites, 100 coins, 50 bonus coins and the founder's badge", async () => {
  open("/");
  const section = (await screen.findByText("Available invites")).closest("section")!;
  expect(within(section).getByRole("progressbar").getAttribute("aria-valuemax")).toBe("12");
  for (const words of ["100 coins", "50 bonus coins", "All 12 invites", "Legendary Founder"]) {
    expect(section.textContent).toContain(words);
  }
});

test("1.9 rarities have their chances, in the game and on the page of rules", async () => {
  expect(chancePercent).toEqual({ common: 75, rare: 15, epic: 6, legendary: 3, mythical: 1 });
  open("/rules", { user: null });
  const table = await screen.findByRole("table", { name: "How often each rarity appears" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => /(\d+)%/.exec(row.textContent)?.[1])).toEqual([
    "75",
    "15",
    "6",
    "3",
    "1",
  ]);
});

test("1.9 the landing page's samples have their drop rates and mana costs", async () => {
  open("/", { user: null });
  await screen.findByRole("heading", { name: "Meet the Creatures" });
  expect(shownNumbers(/Drop rate (\d+)%/g)).toEqual([70, 65, 25, 20, 15, 8, 4, 3, 1]);
  expect(shownNumbers(/Mana cost (\d+)/g)).toEqual([2, 4, 7, 10]);
});

test("1.9 a password has at least 6 characters", () => {
  const form = { email: "sam@example.com", username: "sam" };
  expect(refuseSignUp({ ...form, password: "12345" })).toBe("password_too_short");
  expect(refuseSignUp({ ...form, password: "123456" })).toBeNull();
});

test("1.9 answers never go stale, are asked for once, and never again by themselves", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, refetchOnWindowFocus: false, retry: false });
  expect(queries?.refetchInterval ?? false).toBe(false);
  expect(mutations?.retry).toBe(false);
});

test.for([
  ["display", { mythical: 6, legendary: 5, epic: 4, rare: 3, common: 2, other: 1 }],
  ["collection", { common: 1, rare: 2, epic: 3, legendary: 4, mythical: 1, other: 1 }],
  ["details", { mythical: 6, legendary: 5, epic: 4, rare: 3, common: 2, other: 2 }],
] as const)("1.3 and 2.2 the stars of the table for %s", ([table, counts]) => {
  for (const [rarity, count] of Object.entries(counts)) expect(stars(rarity, table)).toBe(count);
});

test.for([
  ["/", 4],
  ["/cards", 3],
  ["/card/Epa", 4],
] as const)("an epic card at %s has %i stars", async ([path, count]) => {
  const epic = { ...deck[0]!, id: "Epa", card: { ...deck[0]!.card, rarity: "epic" as const } };
  const lists = { "GET /api/cards/deck": [epic], "GET /api/cards/user": [epic] };
  open(path, { answers: lists });
  await waitFor(() => {
    const shown = document.querySelector("main .card[data-rarity=epic] .card-stars");
    expect(shown?.textContent).toBe("★".repeat(count));
  });
});

test("1.3 speed, health and abilities are made from what a card has", () => {
  expect(speedOf({ attack: 40, defense: 31 })).toBe(35);
  expect(healthOf({ attack: 40, defense: 31 })).toBe(121);
  expect(defaultAbilities("fire")).toEqual(["Fire Strike", "Mystic Guard"]);
});

test("1.3 the rarest cards are shared: mythical 5, legendary 4, epic 3, rare 2, common 1", () => {
  const ranks = Object.fromEntries(rarities.map((rarity: Rarity) => [rarity, rank(rarity)]));
  expect(ranks).toEqual({ mythical: 5, legendary: 4, epic: 3, rare: 2, common: 1 });
});

test("2.9 a team is 3 cards, and a fourth drops the oldest", () => {
  expect(refuseTeam(["a", "b"])).toBe("wrong_size");
  expect(refuseTeam(["a", "b", "c"])).toBeNull();
  expect(pickForArena(["a", "b", "c"], "d")).toEqual(["b", "c", "d"]);
});

test("2.9 face to face a fourth is ignored, and a code has 6 signs", async () => {
  expect(pickFaceToFace(["a", "b", "c"], "d")).toEqual(["a", "b", "c"]);
  open("/battle/qr?tab=join");
  expect(await screen.findByLabelText("Battle code")).toHaveProperty("maxLength", 6);
});

test("2.9 the code of a local room has up to 10 signs, and 6 digits are asked for", async () => {
  open("/local-battle?join=123456");
  const input = await screen.findByLabelText("Battle code");
  expect(input).toHaveProperty("maxLength", 10);
  expect(input).toHaveProperty("placeholder", "Enter the 6-digit code");
});

test("2.9 battle power is attack + defense + speed * 0.5", () => {
  expect(powerOf({ attack: 40, defense: 31 })).toBe(40 + 31 + 35 * 0.5);
});

test("2.9 elements beat what they beat, and nothing else", () => {
  const stated: Partial<Record<Element, Element[]>> = {
    fire: ["nature", "ice"],
    water: ["fire", "earth"],
    earth: ["electric", "air"],
    air: ["water", "nature"],
    light: ["shadow"],
  };
  // These three fight as electric, nature and shadow, which the stated table names instead.
  const plain = elements.filter((element) => !["lightning", "leaf", "dark"].includes(element));
  for (const own of plain) {
    const beaten = plain.filter((other) => hasAdvantage(own, other));
    expect(new Set(beaten)).toEqual(new Set(stated[own] ?? []));
  }
});

const fighter = (element: Element): Fighter => ({
  cardId: element,
  name: element,
  element,
  rarity: "common",
  attack: 40,
  defense: 20,
  imageUrl: null,
});

test("2.9 an advantage gives up to 30%", () => {
  const rivals = [fighter("ice"), fighter("ice"), fighter("nature")];
  expect(cardPower(fighter("fire"), [])).toMatchObject({ bonusPercent: 0, power: 75 });
  expect(cardPower(fighter("fire"), rivals)).toMatchObject({
    bonusPercent: 30,
    power: 97.5,
  });
});

test("1.1 there are at least 26 creatures, and the tutorial says so", async () => {
  expect(creatures.length).toBeGreaterThanOrEqual(26);
  open("/tutorial", { answers: noCards });
  expect(await screen.findByText("26+")).toBeTruthy();
});

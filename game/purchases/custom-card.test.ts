import * as fc from "fast-check";
import { expect, test } from "vitest";
import { elements } from "#game/cards/elements.ts";
import {
  customPriceCents,
  customSpecs,
  elementsUpTo,
  elementTiers,
  refuseElement,
} from "./custom-card.ts";
import {
  defaultParameters,
  sliders,
  type CustomParameters,
  type Slider,
} from "./custom-parameters.ts";

const allAt = (value: number): Record<Slider, number> => ({
  attack: value,
  defense: value,
  rarity: value,
  elements: value,
  abilities: value,
  artwork: value,
});

test.for([
  ["as the builder opens", defaultParameters, 5158],
  ["all at nothing", allAt(0), 599],
  ["all at the top", allAt(100), 19_999],
  ["the cheapest mythical", { ...allAt(0), rarity: 80 }, 3703],
  ["the strongest common", { ...allAt(0), attack: 100, defense: 100 }, 10_299],
  ["half a cent goes up", { ...allAt(0), attack: 1 }, 648],
] as const)("price: %s", ([, parameters, cents]) => {
  expect(customPriceCents(parameters)).toBe(cents);
});

/** The stated formula in tenths of a thousandth of a cent, where nothing is ever rounded. */
function exactPrice({
  attack,
  defense,
  rarity,
  elements: kinds,
  abilities,
  artwork,
}: CustomParameters) {
  const shares: readonly (readonly [number, bigint])[] = [
    [attack, 2500n],
    [defense, 2500n],
    [rarity, 2000n],
    [kinds, 1000n],
    [abilities, 1500n],
    [artwork, 500n],
  ];
  const weighted = shares.reduce((sum, [slider, share]) => sum + BigInt(slider) * share, 0n);
  const cents = 599n * 10_000n * 100n + weighted * 19_400n;
  const whole = cents / 1_000_000n;
  return Number(cents % 1_000_000n >= 500_000n ? whole + 1n : whole);
}

/** Every combination of these values of the six sliders. */
function* grid(): Generator<CustomParameters> {
  const steps: Record<Slider, readonly number[]> = {
    attack: [0, 1, 7, 20, 33, 50, 79, 80, 99, 100],
    defense: [0, 1, 7, 20, 33, 50, 79, 80, 99, 100],
    rarity: [0, 1, 19, 20, 33, 50, 79, 80, 99, 100],
    elements: [0, 3, 24, 75, 100],
    abilities: [0, 1, 15, 60, 100],
    artwork: [0, 25, 99, 100],
  };
  const many = sliders.reduce((product, slider) => product * steps[slider].length, 1);
  for (let i = 0; i < many; i++) {
    let rest = i;
    const parameters: Record<Slider, number> = allAt(0);
    for (const slider of sliders) {
      const values = steps[slider];
      parameters[slider] = values[rest % values.length]!;
      rest = Math.floor(rest / values.length);
    }
    yield parameters;
  }
}

test("for a grid of slider values the price is the formula's, to the cent", () => {
  const all = [...grid()];
  const wrong = all.filter((each) => customPriceCents(each) !== exactPrice(each));

  expect(all).toHaveLength(100_000);
  expect(wrong).toEqual([]);
});

const anyParameters = fc.record(
  Object.fromEntries(sliders.map((slider) => [slider, fc.integer({ min: 0, max: 100 })])),
) as fc.Arbitrary<CustomParameters>;

test("more of anything never costs less, and no price leaves its bounds", () => {
  fc.assert(
    fc.property(anyParameters, fc.constantFrom(...sliders), (parameters, slider) => {
      const price = customPriceCents(parameters);
      expect(price).toBe(exactPrice(parameters));
      expect(price).toBeGreaterThanOrEqual(599);
      expect(price).toBeLessThanOrEqual(19_999);
      const more = { ...parameters, [slider]: Math.min(100, parameters[slider] + 1) };
      expect(customPriceCents(more)).toBeGreaterThanOrEqual(price);
    }),
  );
});

test.for([
  [0, 15, "common", "Standard", "Basic", "Standard"],
  [19, 31, "common", "Standard", "Basic", "Standard"],
  [20, 32, "rare", "Standard", "Enhanced", "Standard"],
  [25, 36, "rare", "Advanced", "Enhanced", "Enhanced"],
  [40, 49, "epic", "Advanced", "Advanced", "Enhanced"],
  [50, 58, "epic", "Premium", "Advanced", "Premium Manga"],
  [60, 66, "legendary", "Premium", "Elite", "Premium Manga"],
  [75, 79, "legendary", "Mythical", "Elite", "Ultra HD Manga"],
  [80, 83, "mythical", "Mythical", "Ultimate", "Ultra HD Manga"],
  [100, 100, "mythical", "Mythical", "Ultimate", "Ultra HD Manga"],
] as const)(
  "sliders at %d",
  ([value, strength, rarity, elementTypes, abilityLevel, artQuality]) => {
    expect(customSpecs(allAt(value))).toEqual({
      attack: strength,
      defense: strength,
      rarity,
      elementTypes,
      abilityLevel,
      artQuality,
    });
  },
);

test("strength grows by 0.85 for each step of the slider", () => {
  for (let slider = 0; slider <= 100; slider++) {
    const { attack } = customSpecs({ ...allAt(0), attack: slider });
    expect(Math.abs(attack * 100 - (1500 + 85 * slider))).toBeLessThanOrEqual(50);
  }
});

test("every element can be had in the highest tier, and five in the lowest", () => {
  expect(elementTiers.map((tier) => elementsUpTo(tier).length)).toEqual([5, 9, 13, 14]);
  expect(new Set(elementsUpTo("Mythical"))).toEqual(new Set(elements));
  expect(refuseElement(allAt(0), "spirit")).toBe("element_too_high");
  expect(refuseElement(allAt(100), "spirit")).toBeNull();
});

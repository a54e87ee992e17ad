import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followDevice } from "./device-tilt.ts";

let see: (isIntersecting: boolean) => void = () => {};
let card: HTMLElement;
let stop: () => void;

/** The browser's part, which jsdom does not have: it says which cards are in sight. */
class Sight {
  constructor(notice: (entries: object[]) => void) {
    see = (isIntersecting) => notice([{ target: card, isIntersecting }]);
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", Sight);
  card = document.createElement("div");
  stop = followDevice(card);
  see(true);
});
afterEach(() => {
  stop();
});

function hold(beta: number | null, gamma: number | null) {
  dispatchEvent(Object.assign(new Event("deviceorientation"), { beta, gamma }));
  vi.advanceTimersByTime(20);
}

const light = () => [card.style.getPropertyValue("--px"), card.style.getPropertyValue("--py")];

test("a phone that turns moves the light over the card, up to its edge", () => {
  hold(40, 0);
  hold(40, 10);
  const [px, py] = light().map(Number);
  expect(px).toBeGreaterThan(0.6);
  expect(py).toBeCloseTo(0.5, 1);

  hold(-80, 10);
  expect(Number(light()[1])).toBe(0);
  expect(card.dataset).toHaveProperty("live");
});

test("a phone that lies still lets the card rest", () => {
  hold(40, 0);
  hold(40, 15);

  vi.advanceTimersByTime(700);

  expect(card.dataset).not.toHaveProperty("live");
  expect(light()).toEqual(["", ""]);
});

test("a card out of sight stays as it is, and so does one on a device that feels nothing", () => {
  see(false);
  hold(40, 0);
  hold(0, 40);
  expect(light()).toEqual(["", ""]);

  see(true);
  hold(null, null);
  expect(light()).toEqual(["", ""]);
});

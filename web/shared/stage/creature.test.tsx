import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { elements } from "#game/cards/elements.ts";
import { Creature } from "./creature.tsx";
import type { Strike } from "./particles.tsx";

const card = (slug: string) => ({
  name: "Cindlepup",
  rarity: "common" as const,
  element: "fire" as const,
  imageUrl: `/creatures/${slug}.webp`,
  thumbUrl: "",
});

/** The pictures that were asked for, which come when the test says so. */
let asked: HTMLImageElement[] = [];
let isStill = false;

beforeEach(() => {
  asked = [];
  isStill = false;
  const Real = globalThis.Image;
  vi.stubGlobal(
    "Image",
    class extends Real {
      constructor() {
        super();
        asked.push(this);
      }
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
});
afterEach(() => vi.unstubAllGlobals());

const shown = (slug: string, more: { blow?: Strike; hasFainted?: boolean } = {}) =>
  render(
    <Creature
      card={card(slug)}
      place="own"
      moved={{ move: "clash", force: 1, moveKey: "1" }}
      blow={more.blow ?? null}
      hasFainted={more.hasFainted ?? false}
    />,
  ).container;

const sources = (stage: HTMLElement) =>
  [...stage.querySelectorAll("img")].map((image) => image.getAttribute("src"));

test("the framed picture stands there until the creature alone has come", () => {
  const stage = shown("one");
  expect(sources(stage)).toEqual(["/creatures/one.webp"]);

  act(() => void asked[0]!.dispatchEvent(new Event("load")));

  expect(sources(stage)).toEqual(["/creatures/one-cut.webp"]);
});

test("where it does not come, the framed picture stays, and it is asked for once", () => {
  const stage = shown("two");
  act(() => void asked[0]!.dispatchEvent(new Event("error")));
  shown("two");

  expect(sources(stage)).toEqual(["/creatures/two.webp"]);
  expect(asked).toHaveLength(1);
});

test("a burst has six elements at most, more for a harder blow, and is gone afterwards", () => {
  const particles = (element: Strike["element"], force: number) =>
    shown("three", { blow: { element, force } }).querySelectorAll("i");

  for (const element of elements) expect(particles(element, 1)).toHaveLength(6);
  expect(particles("fire", 0).length).toBeLessThan(6);

  const stage = shown("three", { blow: { element: "fire", force: 1 } });
  const last = [...stage.querySelectorAll("i")].at(-1)!;
  // The first is what React listens for in a browser, the second what it does in a test.
  for (const name of ["animationend", "webkitAnimationEnd"]) {
    fireEvent(last, new Event(name, { bubbles: true }));
  }
  expect(stage.querySelectorAll("i")).toHaveLength(0);
});

test("who wants less motion sees no burst, but who has fallen", () => {
  isStill = true;
  const stage = shown("four", { blow: { element: "ice", force: 1 }, hasFainted: true });

  expect(stage.querySelectorAll("i")).toHaveLength(0);
  expect(stage.querySelector("figure[data-fainted]")).not.toBeNull();
});

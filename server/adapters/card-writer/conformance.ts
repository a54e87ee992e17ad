import { expect, test } from "vitest";
import { isElement } from "#game/cards/elements.ts";
import type { CardWords, CardWriter, WriteRequest } from "#server/ports/card-writer.ts";

export const emberKoi: WriteRequest = {
  description: "a koi made of embers that swims through evening air",
  rarity: "rare",
  seed: 7,
  attempt: 0,
};

/** What every writer does. */
export function writerConformance(openWriter: () => CardWriter | Promise<CardWriter>): void {
  test("writes a whole card, with nothing empty and nothing too long for it", async () => {
    const writer = await openWriter();

    const words = await writer.write(emberKoi, () => {});

    expect(writer.name).toMatch(/^[a-z]/);
    expect(words.name).toMatch(/^\p{Lu}[\p{L}' -]{1,23}$/u);
    expect(words.japaneseName).toMatch(/^\W{1,24}$/);
    expect(isElement(words.element)).toBe(true);
    expect(words.abilities).toHaveLength(2);
    expect(words.description.length).toBeGreaterThan(9);
    expect(words.description.length).toBeLessThan(201);
    expect(words.backstory.length).toBeGreaterThan(19);
    expect(words.backstory.length).toBeLessThan(401);
    expect(words.looks).toMatch(/^.{5,160}$/);
  });

  test("announces every field, and ends with what it announced", async () => {
    const writer = await openWriter();
    const announced: Partial<CardWords> = {};

    const words = await writer.write(emberKoi, (fields) => Object.assign(announced, fields));

    expect(announced).toEqual(words);
  });
}

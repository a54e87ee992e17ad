/**
 * How long a person is busy with what a journey does, by a rule instead of a clock: finding and tapping
 * something takes 1.5 seconds, reading a word a quarter of a second, and typing goes at 2.5 letters a second.
 * A list that opens is two taps. Machines are not counted: what they may take is measured elsewhere.
 */
import type { Locator } from "@playwright/test";

const TAP_S = 1.5;
const WORD_S = 0.25;
const LETTERS_A_SECOND = 2.5;

export class Person {
  tapCount = 0;
  seconds = 0;

  /** Every word of it that stands in the window. */
  async reads(part: Locator): Promise<void> {
    this.seconds += (await part.evaluate(wordsInView)) * WORD_S;
  }

  async taps(target: Locator): Promise<void> {
    await target.click();
    this.#tapped(1);
  }

  async types(field: Locator, text: string): Promise<void> {
    await this.taps(field);
    await field.pressSequentially(text);
    this.seconds += text.length / LETTERS_A_SECOND;
  }

  async picks(list: Locator, option: string): Promise<void> {
    await list.selectOption(option);
    this.#tapped(2);
  }

  #tapped(times: number): void {
    this.tapCount += times;
    this.seconds += times * TAP_S;
  }
}

/**
 * Runs in the page. Words that only screen readers say are no wider than a pixel, and a card that lies
 * face down is inert.
 */
function wordsInView(part: Element): number {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isSeen = (text: Node): boolean => {
    range.selectNodeContents(text);
    const { top, bottom, width } = range.getBoundingClientRect();
    if (width <= 1 || bottom < 0 || top > innerHeight) return false;
    const around = text.parentElement;
    return around?.closest("[inert]") === null && around.checkVisibility();
  };
  let count = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isSeen(text)) count += text.textContent?.match(/\S+/g)?.length ?? 0;
  return count;
}

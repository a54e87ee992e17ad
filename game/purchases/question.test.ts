import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { refuseQuestion, QUESTIONS_A_DAY, QUESTIONS_OPEN, type AskedQuestion } from "./question.ts";

const NOW = 10 * DAY_MS;
const question = (said: Partial<AskedQuestion>): AskedQuestion => ({
  askedAtMs: NOW - 1,
  isOpen: false,
  declinedAtMs: null,
  isSame: false,
  ...said,
});
const times = (count: number, said: Partial<AskedQuestion>) =>
  Array.from({ length: count }, () => question(said));

test.each([
  ["the first one", [], null],
  ["one more while others wait", times(QUESTIONS_OPEN - 1, { isOpen: true }), null],
  ["too many wait", times(QUESTIONS_OPEN, { isOpen: true, askedAtMs: 0 }), "questions_open"],
  ["many today, all taken back", times(QUESTIONS_A_DAY, {}), "questions_today"],
  ["as many yesterday", times(QUESTIONS_A_DAY, { askedAtMs: NOW - DAY_MS }), null],
  ["a no to another thing", [question({ declinedAtMs: NOW - 1 })], null],
  ["a no to this", [question({ declinedAtMs: NOW - 1, isSame: true })], "question_declined"],
  ["an old no to this", [question({ declinedAtMs: NOW - DAY_MS, isSame: true })], null],
] as const)("%s: %j", (_, asked, refusal) => {
  expect(refuseQuestion(asked, NOW)).toBe(refusal);
});

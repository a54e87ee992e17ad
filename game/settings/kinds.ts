/** The kinds of things that can be set, and the words that the table of settings is written in. */
import type { Day } from "#game/lib/day.ts";

type About = {
  label: string;
  /** One sentence for the admin. */
  help: string;
  /** The environment variable that wins over what an admin has set. */
  environment?: string;
};

export type Setting = About &
  (
    | { kind: "number"; standard: number; from: number; to: number; isWhole: boolean }
    | { kind: "switch"; standard: boolean }
    | { kind: "text"; standard: string; most: number }
    /** Empty: as its help says. */
    | { kind: "day"; standard: Day | "" }
    | { kind: "choice"; standard: string; choices: readonly string[] }
  );

export type SettingValue = string | number | boolean;

const number = (standard: number, [from, to]: readonly [number, number], about: About) =>
  ({ kind: "number", standard, from, to, isWhole: true, ...about }) as const;

export const setting = {
  whole: number,
  amount: (standard: number, [from, to]: readonly [number, number], about: About) =>
    ({ ...number(standard, [from, to], about), isWhole: false }) as const,
  onOff: (standard: boolean, about: About) => ({ kind: "switch", standard, ...about }) as const,
  text: (standard: string, most: number, about: About) =>
    ({ kind: "text", standard, most, ...about }) as const,
  day: (about: About) => ({ kind: "day", standard: "", ...about }) as const,
  choice: <const Word extends string>(standard: Word, choices: readonly Word[], about: About) =>
    ({ kind: "choice", standard, choices, ...about }) as const,
};

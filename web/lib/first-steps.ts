/**
 * The way of a new player after the welcome pack: a first duel, then a first creature. It is kept in
 * the browser in which the pack was torn open.
 */
import { quietly } from "./quietly.ts";

const steps = ["duel", "create"] as const;

export type FirstStep = (typeof steps)[number];

const keyOf = (playerId: string) => `first-step-${playerId}`;

/** What comes next; null for a player who has done all steps, or began in another browser. */
export function firstStepOf(playerId: string): FirstStep | null {
  const kept = quietly(() => localStorage.getItem(keyOf(playerId)));
  return steps.find((step) => step === kept) ?? null;
}

export const goToFirstStep = (playerId: string, step: FirstStep): void =>
  void quietly(() => localStorage.setItem(keyOf(playerId), step));

/** What we ask an AI for, loosely, and what we take from it, strictly. */
import { z } from "zod";
import { AiError } from "#server/adapters/ai-provider/ai-error.ts";
import { elements } from "#game/cards/elements.ts";
import type { CardWords } from "#server/ports/card-writer.ts";

/** Providers understand few limits in a schema, so lengths are only described on the wire. */
export const askedAnswer = z.object({
  name: z.string().describe("An invented name of one word, 4 to 14 letters"),
  japaneseName: z.string().describe("The name in katakana or kanji, at most 12 characters"),
  element: z.enum(elements),
  description: z
    .string()
    .describe("What the creature can do: one sentence, at most 140 characters"),
  abilities: z.array(z.string()).describe("Exactly two ability names of one to three words"),
  specialAbility: z.string().describe("The name of its strongest ability, one to three words"),
  backstory: z.string().describe("Its story: two sentences, at most 260 characters"),
  looks: z
    .string()
    .describe("What it looks like, for somebody who cannot see it, at most 120 characters"),
});

/** Line breaks and runs of spaces become one space, wherever they came from. */
const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(z.string().min(min).max(max));

const abilityName = line(2, 32);

const strictFields = {
  name: line(2, 24).pipe(z.string().regex(/^\p{Lu}[\p{L}' -]*$/u)),
  japaneseName: line(1, 24).pipe(
    z.string().regex(/^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー・々 ]+$/u),
  ),
  element: z.enum(elements),
  description: line(10, 200),
  abilities: z.tuple([abilityName, abilityName]),
  specialAbility: abilityName,
  backstory: line(20, 400),
  looks: line(5, 160),
} satisfies { [Key in keyof CardWords]: z.ZodType<CardWords[Key]> };

export type Field = keyof typeof strictFields;

export const isField = (key: string): key is Field => Object.hasOwn(strictFields, key);

const strictWords = z.object(strictFields).strict();

export function parseWords(answer: unknown): CardWords {
  const words = strictWords.safeParse(answer);
  if (!words.success) throw new AiError("malformed", words.error.message);
  return words.data;
}

/** One field as it may be shown, or null when it does not have the asked form. */
export function parseField(field: Field, value: unknown): Partial<CardWords> | null {
  const parsed = strictFields[field].safeParse(value);
  return parsed.success ? { [field]: parsed.data } : null;
}

export const textOf = (words: Partial<CardWords>): string => Object.values(words).flat().join(". ");

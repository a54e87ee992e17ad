/**
 * What the card is made from: the player's own sentence, or one that is built from the five answers
 * of the short form.
 */
export const DESCRIPTION_MAX = 300;

export type DescriptionRefusal = "too_long";

/** With fewer ideas than this most of the creature would be left to chance. */
const IDEAS_MIN = 2;

export const hasEnoughIdeas = (understood: readonly string[]): boolean =>
  understood.length >= IDEAS_MIN;

export type CreatureAnswers = {
  strength?: string | undefined;
  spiritAnimal?: string | undefined;
  element?: string | undefined;
  personality?: string | undefined;
  backstory?: string | undefined;
};

export const refuseDescription = (text: string): DescriptionRefusal | null =>
  [...text.trim()].length > DESCRIPTION_MAX ? "too_long" : null;

/** The player's own words when there are any, else a sentence from the answers. */
export function describe(description: string | null | undefined, answers: CreatureAnswers): string {
  const own = (description ?? "").trim();
  return own === "" ? cut(fromAnswers(answers)) : cut(own);
}

function fromAnswers(answers: CreatureAnswers): string {
  const personality = clean(answers.personality);
  const creature = [personality, clean(answers.element), clean(answers.spiritAnimal) || "creature"]
    .filter(Boolean)
    .join(" ");
  const article = /^[aeiou]/i.test(creature) ? "An" : "A";
  const strength = clean(answers.strength);
  const backstory = clean(answers.backstory);
  const sentences = [
    `${article} ${creature}${strength && ` whose strength is ${strength}`}`,
    backstory,
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** One line without the full stop at its end. */
const clean = (answer: string | undefined): string =>
  (answer ?? "").replace(/\s+/g, " ").trim().replace(/\.+$/, "");

/** Shortened to the limit between two words, never inside a character. */
function cut(text: string): string {
  const characters = [...text];
  if (characters.length <= DESCRIPTION_MAX) return text;
  const kept = characters.slice(0, DESCRIPTION_MAX).join("");
  return kept.slice(0, Math.max(kept.lastIndexOf(" "), 1)).trimEnd();
}

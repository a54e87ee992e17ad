/** A test card as the player types it. */

/** What the emulator says of a card that it takes. */
export type KnownCard = { number: string; brand: string; says: string };

export type CardError = { field: CardField; code: string; message: string };

export type CardField = "number" | "expiry" | "cvc";

export type TypedCard = Record<CardField, string>;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** In groups of four, as it is printed on cards. */
export const inGroups = (digits: string): string =>
  digits.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** `1234` as `12 / 34`. */
export function asExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export type Expiry = { month: string; year: string };

export function expiryOf(text: string): Expiry {
  const digits = digitsOf(text);
  return { month: digits.slice(0, 2), year: digits.slice(2) };
}

export const cardNumbered = (cards: readonly KnownCard[], text: string): KnownCard | undefined =>
  cards.find(({ number }) => number === digitsOf(text));

const SHORTEST_NUMBER = 13;

function numberError(cards: readonly KnownCard[], text: string): CardError | null {
  const incomplete = "Your card number is incomplete.";
  const foreign =
    "This is not one of the test cards. It was not sent anywhere: never type a real card here.";
  if (digitsOf(text).length < SHORTEST_NUMBER) {
    return { field: "number", code: "incomplete_number", message: incomplete };
  }
  if (cardNumbered(cards, text)) return null;
  return { field: "number", code: "invalid_number", message: foreign };
}

function expiryError(text: string, now: Date): CardError | null {
  const { month, year } = expiryOf(text);
  if (year.length < 2) {
    const message = "Your card's expiry date is incomplete.";
    return { field: "expiry", code: "incomplete_expiry", message };
  }
  if (Number(month) < 1 || Number(month) > 12) {
    const message = "Your card's expiry date is invalid.";
    return { field: "expiry", code: "invalid_expiry_month", message };
  }
  if (Date.UTC(2000 + Number(year), Number(month)) > now.getTime()) return null;
  const message = "Your card's expiry year is in the past.";
  return { field: "expiry", code: "invalid_expiry_year_past", message };
}

function cvcError(text: string, isAmex: boolean): CardError | null {
  if (digitsOf(text).length === (isAmex ? 4 : 3)) return null;
  const message = "Your card's security code is incomplete.";
  return { field: "cvc", code: "incomplete_cvc", message };
}

/** In the order in which they stand in the form. */
export function errorsOf(
  { number, expiry, cvc }: TypedCard,
  cards: readonly KnownCard[],
  now: Date,
): CardError[] {
  const isAmex = cardNumbered(cards, number)?.brand === "amex";
  const all = [numberError(cards, number), expiryError(expiry, now), cvcError(cvc, isAmex)];
  return all.filter((error) => error !== null);
}

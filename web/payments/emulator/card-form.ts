/** The form for a test card. It says that no money moves, and sends no number but a test card's. */
import {
  asExpiry,
  cardNumbered,
  digitsOf,
  errorsOf,
  inGroups,
  type CardError,
  type CardField,
  type KnownCard,
  type TypedCard,
} from "./card-rules.ts";
import { part } from "./parts.ts";

type FieldLook = { label: string; placeholder: string; format(text: string): string };

const looks: Record<CardField, FieldLook> = {
  number: {
    label: "Test card number",
    placeholder: "4242 4242 4242 4242",
    format: (text) => inGroups(digitsOf(text)),
  },
  expiry: { label: "Expiry date", placeholder: "MM / YY", format: asExpiry },
  cvc: { label: "Security code", placeholder: "123", format: (text) => digitsOf(text).slice(0, 4) },
};

const fields: readonly CardField[] = ["number", "expiry", "cvc"];

let forms = 0;

function cardField(name: CardField, form: string) {
  const { label, placeholder, format } = looks[name];
  const id = `${form}-${name}`;
  const input = part("input", {
    id,
    placeholder,
    class: "input",
    inputmode: "numeric",
    // A browser that fills in what it knows would offer a real card.
    autocomplete: "off",
    "aria-describedby": `${id}-error`,
    "aria-required": "true",
  });
  const error = part("p", { id: `${id}-error`, class: "mt-1 text-sm font-bold text-bad" });
  input.addEventListener("input", () => {
    if (input.selectionEnd === input.value.length) input.value = format(input.value);
  });
  const whole = part(
    "div",
    {},
    part("label", { for: id, class: "mb-1.5 block font-bold" }, label),
    input,
    error,
  );
  return {
    whole,
    input,
    say(message: string) {
      error.textContent = message;
      input.setAttribute("aria-invalid", String(message !== ""));
    },
  };
}

const cardLine = ({ number, says }: KnownCard) =>
  part("li", {}, part("span", { class: "font-bold" }, inGroups(number)), ` ${says}`);

/** Says that this is a test form; players must not take it for a real one. */
const notice = (cards: readonly KnownCard[]) =>
  part(
    "div",
    {},
    part("p", { class: "font-bold" }, "Test mode: no money moves."),
    part(
      "p",
      { class: "mt-1 text-sm text-muted" },
      "Pay with one of the test cards. Never type a real card here: it would be refused.",
    ),
    part(
      "details",
      { class: "mt-1 text-sm text-muted" },
      part("summary", {}, "Test cards"),
      part("ul", {}, ...cards.map(cardLine)),
    ),
  );

export function cardForm(cards: readonly KnownCard[]) {
  const form = `test-card-${++forms}`;
  const parts = {
    number: cardField("number", form),
    expiry: cardField("expiry", form),
    cvc: cardField("cvc", form),
  };
  // All errors of an attempt are heard at once, and stand beside their fields.
  const heard = part("p", { role: "alert", class: "sr-only" });
  const dates = part(
    "div",
    { class: "grid grid-cols-pair gap-3" },
    parts.expiry.whole,
    parts.cvc.whole,
  );
  const root = part(
    "fieldset",
    { class: "grid gap-3" },
    part("legend", { class: "sr-only" }, "Test card"),
    notice(cards),
    parts.number.whole,
    dates,
    heard,
  );
  const typed = (): TypedCard => ({
    number: parts.number.input.value,
    expiry: parts.expiry.input.value,
    cvc: parts.cvc.input.value,
  });
  const errors = () => errorsOf(typed(), cards, new Date());
  return {
    root,
    typed,
    brand: () => cardNumbered(cards, parts.number.input.value)?.brand ?? "unknown",
    isEmpty: () => fields.every((name) => typed()[name] === ""),
    isComplete: () => errors().length === 0,
    inputs: fields.map((name) => parts[name].input),
    /** Says what is wrong beside each field, and goes to the first; null when nothing is. */
    check(): CardError | null {
      const found = errors();
      for (const name of fields) {
        parts[name].say(found.find(({ field }) => field === name)?.message ?? "");
      }
      heard.textContent = found.map(({ message }) => message).join(" ");
      const [first] = found;
      if (!first) return null;
      parts[first.field].input.focus();
      return first;
    },
    clear() {
      for (const name of fields) {
        parts[name].input.value = "";
        parts[name].say("");
      }
      heard.textContent = "";
    },
  };
}

export type CardForm = ReturnType<typeof cardForm>;

/** The Payment Element as Stripe.js makes it, with a form for test cards in it. */
import { askBankQuestion } from "./bank-question.ts";
import { listTestCards } from "./calls.ts";
import { cardForm, type CardForm } from "./card-form.ts";

type Listener = (event: unknown) => void;

/** Events, in the shape in which elements take their listeners. */
function listeners() {
  const known = new Map<string, Set<Listener>>();
  const of = (name: string) => known.get(name) ?? known.set(name, new Set()).get(name)!;
  return {
    on: (name: string, listener: Listener) => void of(name).add(listener),
    off: (name: string, listener?: Listener) =>
      listener ? void of(name).delete(listener) : void known.delete(name),
    emit: (name: string, event: object = {}) => {
      for (const listener of of(name)) listener({ elementType: "payment", ...event });
    },
  };
}

type Emit = ReturnType<typeof listeners>["emit"];

function watch(form: CardForm, emit: Emit): void {
  for (const input of form.inputs) {
    input.addEventListener("input", () =>
      emit("change", {
        complete: form.isComplete(),
        empty: form.isEmpty(),
        collapsed: false,
        value: { type: "card" },
      }),
    );
    input.addEventListener("focus", () => emit("focus"));
    input.addEventListener("blur", () => emit("blur"));
    input.addEventListener("keydown", ({ key }) => key === "Escape" && emit("escape"));
  }
}

export function paymentElement() {
  const { on, off, emit } = listeners();
  const gone = new AbortController();
  let form: CardForm | null = null;
  let place: HTMLElement | null = null;

  const show = (made: CardForm) => {
    form = made;
    watch(made, emit);
    place?.replaceChildren(made.root);
    emit("ready");
  };

  const element = {
    on(name: string, listener: Listener) {
      on(name, listener);
      return element;
    },
    off(name: string, listener?: Listener) {
      off(name, listener);
      return element;
    },
    mount(where: HTMLElement | string) {
      place = typeof where === "string" ? document.querySelector<HTMLElement>(where) : where;
      if (form) return void place?.replaceChildren(form.root);
      // React attaches its listeners a moment after it has mounted.
      queueMicrotask(() => emit("loaderstart"));
      void listTestCards().then(
        (cards) => gone.signal.aborted || show(cardForm(cards)),
        () => emit("loaderror", { error: { type: "api_connection_error" } }),
      );
    },
    // Looks, languages and the order of wallets: there is one form here.
    update: () => {},
    collapse: () => {},
    focus: () => form?.inputs[0]?.focus(),
    blur: () => form?.inputs.forEach((input) => input.blur()),
    clear: () => form?.clear(),
    unmount: () => void place?.replaceChildren(),
    destroy() {
      gone.abort();
      place?.replaceChildren();
    },
  };
  return {
    element,
    form: () => form,
    /** A player who closes the form has not said yes. */
    askBankQuestion: async () => (form ? askBankQuestion(form.root, gone.signal) : "failed"),
  };
}

export type MadeElement = ReturnType<typeof paymentElement>;

/** What `Stripe(publishableKey)` makes, as far as a checkout with a Payment Element needs it. */
import { expiryOf, type CardError, type TypedCard } from "./card-rules.ts";
import { emulatorCalls, intentIdOf, type Paid, type PaymentError } from "./calls.ts";
import { paymentElement, type MadeElement } from "./payment-element.ts";

type ElementsOptions = { clientSecret?: string };

type Checked = { error: PaymentError } | { error?: undefined; selectedPaymentMethod: string };

type Elements = ReturnType<typeof elementsOf>;

/** The calls that a page makes with its elements find here what belongs to them. */
const made = new WeakMap<object, { element: MadeElement | null; options: ElementsOptions }>();

function elementsOf(options: ElementsOptions = {}) {
  const own: { element: MadeElement | null; options: ElementsOptions } = {
    element: null,
    options: { ...options },
  };
  const elements = {
    create(type: string) {
      if (type !== "payment") throw new Error(`The emulator has no element "${type}".`);
      own.element = paymentElement();
      return own.element.element;
    },
    getElement: (type: string) => (type === "payment" ? (own.element?.element ?? null) : null),
    update: (next: ElementsOptions) => void Object.assign(own.options, next),
    fetchUpdates: async () => ({}),
    submit: async (): Promise<Checked> => {
      const error = own.element?.form()?.check();
      return error ? { error: validationError(error) } : { selectedPaymentMethod: "card" };
    },
  };
  made.set(elements, own);
  return elements;
}

const validationError = ({ code, message }: CardError): PaymentError => ({
  type: "validation_error",
  code,
  message,
});

function paymentMethodOf({ number, expiry, cvc }: TypedCard) {
  const { month, year } = expiryOf(expiry);
  return {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": month,
    "payment_method_data[card][exp_year]": year,
    "payment_method_data[card][cvc]": cvc,
  };
}

type ConfirmOptions = {
  elements?: Elements;
  clientSecret?: string;
  redirect?: "always" | "if_required";
};

/** The form in the page, and what it pays. */
function openForm({ elements, clientSecret }: ConfirmOptions) {
  const own = elements && made.get(elements);
  const form = own?.element?.form();
  if (!own?.element || !form) return null;
  const { askBankQuestion } = own.element;
  return { form, askBankQuestion, secret: clientSecret ?? own.options.clientSecret ?? "" };
}

const failed = (message: string): Paid => ({ error: { type: "invalid_request_error", message } });

const notHere = async (): Promise<Paid> =>
  failed("The emulator takes payments with a Payment Element only.");

export function stripeObject(publishableKey: string) {
  const { post, get } = emulatorCalls(publishableKey);

  async function confirm(options: ConfirmOptions): Promise<Paid> {
    const opened = openForm(options);
    if (!opened) return failed("There is no Payment Element to pay with.");
    const { form, secret, askBankQuestion } = opened;
    const error = form.check();
    if (error) return { error: validationError(error) };
    const path = `/v1/payment_intents/${intentIdOf(secret)}`;
    const said = { client_secret: secret, ...paymentMethodOf(form.typed()) };
    const answer = await post(`${path}/confirm`, said);
    if (answer.paymentIntent?.status !== "requires_action") return answer;
    const outcome = await askBankQuestion();
    return failureIn(await post(`${path}/authenticate`, { client_secret: secret, outcome }));
  }

  const confirmPayment = async (options: ConfirmOptions): Promise<Paid> =>
    options.redirect === "if_required"
      ? confirm(options)
      : failed("The emulator leaves no page: ask it with redirect: if_required.");

  const retrievePaymentIntent = (clientSecret: string): Promise<Paid> =>
    get(`/v1/payment_intents/${intentIdOf(clientSecret)}`, { client_secret: clientSecret });

  return {
    elements: elementsOf,
    confirmPayment,
    retrievePaymentIntent,
    // Code that checks whether this is Stripe looks for these.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

/** A payer who has said no is an error of this attempt, as with Stripe. */
function failureIn(answer: Paid): Paid {
  type WithError = { last_payment_error?: PaymentError | null };
  const error = (answer.paymentIntent as WithError | undefined)?.last_payment_error;
  return error ? { error } : answer;
}

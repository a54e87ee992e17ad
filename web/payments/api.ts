/** The provider's script: Stripe's own, or the emulator's. It is fetched when first needed. */
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs";
import type { Stripe } from "@stripe/stripe-js";
import { hasBegunHere, loadAnew } from "#web/lib/begun-here.ts";

export type ProviderInBrowser = {
  mode: "emulator" | "stripe_test" | "stripe_live";
  publishableKey: string;
};

const EMULATOR_SCRIPT = "/payments-emulator/stripe.js";

let emulator: Promise<void> | null = null;

/** For `<Elements stripe={…}>`. Fails when the script does not come; asked again, it is tried again. */
export async function loadProvider({ mode, publishableKey }: ProviderInBrowser): Promise<Stripe> {
  // The policy that lets Stripe in comes with a page of payments: one that began elsewhere is loaded anew.
  if (mode !== "emulator" && !hasBegunHere()) return loadAnew();
  // What is there already, the official loader takes for Stripe's script.
  if (mode === "emulator") await (emulator ??= loadScript(EMULATOR_SCRIPT));
  const stripe: Stripe | null = await loadStripe(publishableKey);
  if (!stripe) throw new Error("there is no browser to pay in");
  return stripe;
}

function loadScript(src: string): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  return new Promise((loaded, failed) => {
    script.addEventListener("load", () => loaded());
    script.addEventListener("error", () => {
      script.remove();
      emulator = null;
      failed(new Error(`${src} did not come`));
    });
    document.head.append(script);
  });
}

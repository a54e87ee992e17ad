/**
 * Stripe.js of the emulator: a script of its own, which the server sends only while no real provider
 * is set. The official loader finds what it looks for, and Stripe's React components run unchanged.
 */
import { stripeObject } from "./stripe-object.ts";

/** The version that the loader expects. */
const version = "endive";

Object.assign(window, { Stripe: Object.assign(stripeObject, { version }) });

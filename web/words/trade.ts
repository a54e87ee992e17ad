/** Giving a card to somebody by a code. */
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const codeGenerated: Toast = { title: "Transfer QR Generated" };
export const codeNotGenerated = failed("Generation Failed", "Failed to generate transfer QR");
export const received = (name: string): Toast => ({
  title: "Card Received!",
  description: `${name} is yours.`,
});
export const notReceived = failed("Transfer Failed", "Failed to claim card");

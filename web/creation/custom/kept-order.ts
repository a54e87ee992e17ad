import type { CustomOrder } from "./custom-order.ts";

const KEY = "custom-order";

/** The order whose player has pressed to pay, while the page to pay on is loaded. */
export const keptOrder = {
  keep: (order: CustomOrder) => sessionStorage.setItem(KEY, JSON.stringify(order)),
  forget: () => sessionStorage.removeItem(KEY),
  kept(): CustomOrder | null {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as CustomOrder);
  },
};

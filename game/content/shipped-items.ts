import { FOR_NEWCOMERS, WELCOME_MESSAGE, type ShippedItem, type WrittenItem } from "./content.ts";
import { questions } from "./questions.ts";
import { rules } from "./rules.ts";
import { chapters } from "./tutorial-chapters.ts";

const welcome: WrittenItem = {
  slug: "welcome",
  title: "Welcome to Taleborn!",
  category: FOR_NEWCOMERS,
  content: WELCOME_MESSAGE,
};

/** In the order in which they are written. */
const inOrder = (type: ShippedItem["type"], items: readonly WrittenItem[]): ShippedItem[] =>
  items.map((item, index) => ({
    featured: false,
    order: index + 1,
    metaDescription: "",
    metaKeywords: "",
    imageUrl: null,
    videoUrl: null,
    ...item,
    type,
  }));

export const shippedItems: readonly ShippedItem[] = [
  ...inOrder("announcement", [welcome]),
  ...inOrder("tutorial", chapters),
  ...inOrder("rule", rules),
  ...inOrder("faq", questions),
];

/** Dogs and their breeds. Data only. */
import type { Family } from "./family.ts";

export const dogFamilies: readonly Family[] = [
  {
    words:
      "dog puppy pup poodle beagle terrier retriever dachshund labrador rottweiler doberman " +
      "bulldog pug collie spaniel greyhound",
    plan: "beast",
    kanji: "犬",
    roots: "pup wag can ruff yip",
    traits: { cover: "fur", ears: "floppy", tail: "bushy", fierce: 0.2, cute: 0.75 },
  },
  {
    words: "husky corgi chihuahua malamute alsatian papillon",
    plan: "beast",
    kanji: "犬",
    roots: "pup wag can ruff yip",
    traits: { cover: "fur", ears: "point", tail: "bushy", fierce: 0.2, cute: 0.75 },
  },
  {
    words: "dalmatian",
    plan: "beast",
    kanji: "犬",
    roots: "pup wag can ruff yip",
    traits: {
      cover: "fur",
      ears: "floppy",
      tail: "thin",
      marks: true,
      pattern: "spots",
      fierce: 0.2,
      cute: 0.75,
    },
  },
];

/** Dogs and their breeds. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const dogFamilies: readonly Family[] = [
  ...familiesOf("beast", [
    {
      named: [
        "dog puppy pup poodle beagle terrier retriever dachshund labrador rottweiler doberman " +
          "bulldog pug collie spaniel greyhound",
        "犬",
        "pup wag can ruff yip",
      ],
      traits: { cover: "fur", ears: "floppy", tail: "bushy", fierce: 0.2, cute: 0.75 },
    },
    {
      named: ["husky corgi chihuahua malamute alsatian papillon", "犬", "pup wag can ruff yip"],
      traits: { cover: "fur", ears: "point", tail: "bushy", fierce: 0.2, cute: 0.75 },
    },
    {
      named: ["dalmatian", "犬", "pup wag can ruff yip"],
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
  ]),
];

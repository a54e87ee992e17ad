/** Dinosaurs. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const ancientFamilies: readonly Family[] = [
  ...familiesOf("dinosaur", [
    {
      named: [
        "trex tyrannosaurus rex allosaurus spinosaurus dinosaur dino",
        "恐",
        "rex din tyra roar",
      ],
      color: "green",
      traits: { cover: "scales", fierce: 0.35, cute: 0.55 },
    },
    {
      named: ["triceratops stegosaurus", "角", "tric steg horn plat"],
      color: "teal",
      traits: { cover: "scales", fierce: 0.15, cute: 0.65 },
    },
    {
      named: [
        "brontosaurus brachiosaurus diplodocus apatosaurus longneck sauropod",
        "長",
        "bron brach dipl long",
      ],
      color: "azure",
      traits: { cover: "scales", fierce: 0, cute: 0.7 },
    },
  ]),
  ...familiesOf("raptor", [
    {
      named: ["pterodactyl pteranodon", "翼", "pter ala glid crest"],
      element: "air",
      traits: { cover: "slick", wings: "bat", wing: 1.25, fierce: 0.3, cute: 0.6 },
    },
  ]),
];

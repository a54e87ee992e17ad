/** Dinosaurs. Data only. */
import type { Family } from "./family.ts";

export const ancientFamilies: readonly Family[] = [
  {
    words: "trex tyrannosaurus rex allosaurus spinosaurus dinosaur dino",
    plan: "dinosaur",
    kanji: "恐",
    roots: "rex din tyra roar",
    color: "green",
    traits: { cover: "scales", fierce: 0.35, cute: 0.55 },
  },
  {
    words: "triceratops stegosaurus",
    plan: "dinosaur",
    kanji: "角",
    roots: "tric steg horn plat",
    color: "teal",
    traits: { cover: "scales", fierce: 0.15, cute: 0.65 },
  },
  {
    words: "brontosaurus brachiosaurus diplodocus apatosaurus longneck sauropod",
    plan: "dinosaur",
    kanji: "長",
    roots: "bron brach dipl long",
    color: "azure",
    traits: { cover: "scales", fierce: 0, cute: 0.7 },
  },
  {
    words: "pterodactyl pteranodon",
    plan: "raptor",
    kanji: "翼",
    roots: "pter ala glid crest",
    element: "air",
    traits: { cover: "slick", wings: "bat", wing: 1.25, fierce: 0.3, cute: 0.6 },
  },
];

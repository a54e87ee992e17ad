/** Species with hooves and long legs. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const hoofedFamilies: readonly Family[] = [
  ...familiesOf("horse", [
    {
      named: [
        "deer stag elk reindeer caribou antelope gazelle jackalope",
        "鹿",
        "cer ela fawn har stel",
      ],
      color: "brown",
      traits: { cover: "fur", fierce: 0.1, cute: 0.55 },
    },
    {
      named: ["moose", "鹿", "cer ela fawn har stel"],
      color: "dark brown",
      traits: { cover: "fur", horns: "palm", fierce: 0.1, cute: 0.45 },
    },
    {
      named: ["fawn doe", "鹿", "cer ela fawn har stel"],
      color: "copper",
      traits: { cover: "fur", fierce: 0, cute: 0.85 },
    },
    {
      named: [
        "horse pony foal stallion mare colt mustang kelpie steed",
        "馬",
        "equ gal trot epo hoof",
      ],
      color: "brown",
      traits: { cover: "slick", fierce: 0.15, cute: 0.5 },
    },
    {
      named: ["donkey mule", "驢", "asin bray burr mul"],
      color: "grey",
      traits: { cover: "fur", fierce: 0.05, cute: 0.65 },
    },
    {
      named: ["zebra okapi", "縞", "zeb stri oka"],
      color: "white",
      traits: { cover: "slick", fierce: 0.1, cute: 0.55 },
    },
    {
      named: ["unicorn", "角", "uni alic lun equ"],
      element: "light",
      color: "white",
      traits: { cover: "slick", fierce: 0.05, cute: 0.7 },
    },
    {
      named: ["alicorn", "翼", "alic cael equ ala"],
      element: "light",
      color: "white",
      traits: { cover: "slick", wings: "feather", fierce: 0.05, cute: 0.65 },
    },
    {
      named: ["pegasus hippogriff", "翼", "peg cael equ ala"],
      element: "air",
      color: "white",
      traits: { cover: "slick", wings: "feather", fierce: 0.1, cute: 0.55 },
    },
    {
      named: ["giraffe", "麒", "gir saff camelo tall"],
      color: "amber",
      traits: { cover: "slick", fierce: 0, cute: 0.6 },
    },
    {
      named: ["camel dromedary", "駱", "kam dro hump dune"],
      element: "earth",
      color: "amber",
      traits: { cover: "fur", fierce: 0, cute: 0.6 },
    },
    {
      named: ["llama alpaca", "毛", "lam paca wool fluf"],
      color: "white",
      traits: { cover: "fur", fierce: 0, cute: 0.75 },
    },
  ]),
];

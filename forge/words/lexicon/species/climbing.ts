/** Species with hands, in trees and caves and on the hop. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const climbingFamilies: readonly Family[] = [
  ...familiesOf("climber", [
    {
      named: ["monkey chimp marmoset macaque capuchin baboon", "猿", "sim lem mac swing"],
      color: "brown",
      traits: { cover: "fur", fierce: 0.05, cute: 0.75 },
    },
    {
      named: ["gorilla", "猩", "gor drum ape silv"],
      color: "black",
      traits: { cover: "fur", fierce: 0.3, cute: 0.45 },
    },
    {
      named: ["ape orangutan", "猩", "gor drum ape silv"],
      color: "grey",
      traits: { cover: "fur", fierce: 0.25, cute: 0.45 },
    },
    {
      named: ["sloth", "懶", "slo doz lull hang"],
      element: "leaf",
      color: "brown",
      traits: { cover: "fur", fierce: 0, cute: 0.7 },
    },
    {
      named: ["kangaroo wallaby", "跳", "wal roo hop bound"],
      color: "copper",
      traits: { cover: "fur", fierce: 0.1, cute: 0.6 },
    },
    {
      named: ["bat flyingfox fruitbat", "蝠", "vesp flit fled noct"],
      element: "dark",
      traits: { cover: "fur", fierce: 0.1, cute: 0.8 },
    },
  ]),
];

/** Species with hands, in trees and caves and on the hop. Data only. */
import type { Family } from "./family.ts";

export const climbingFamilies: readonly Family[] = [
  {
    words: "monkey chimp marmoset macaque capuchin baboon",
    plan: "climber",
    kanji: "猿",
    roots: "sim lem mac swing",
    color: "brown",
    traits: { cover: "fur", fierce: 0.05, cute: 0.75 },
  },
  {
    words: "gorilla",
    plan: "climber",
    kanji: "猩",
    roots: "gor drum ape silv",
    color: "black",
    traits: { cover: "fur", fierce: 0.3, cute: 0.45 },
  },
  {
    words: "ape orangutan",
    plan: "climber",
    kanji: "猩",
    roots: "gor drum ape silv",
    color: "grey",
    traits: { cover: "fur", fierce: 0.25, cute: 0.45 },
  },
  {
    words: "sloth",
    plan: "climber",
    kanji: "懶",
    roots: "slo doz lull hang",
    element: "leaf",
    color: "brown",
    traits: { cover: "fur", fierce: 0, cute: 0.7 },
  },
  {
    words: "kangaroo wallaby",
    plan: "climber",
    kanji: "跳",
    roots: "wal roo hop bound",
    color: "copper",
    traits: { cover: "fur", fierce: 0.1, cute: 0.6 },
  },
  {
    words: "bat flyingfox fruitbat",
    plan: "climber",
    kanji: "蝠",
    roots: "vesp flit fled noct",
    element: "dark",
    traits: { cover: "fur", fierce: 0.1, cute: 0.8 },
  },
];

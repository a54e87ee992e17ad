/** Species of shores, ponds and farmyards, and mammals of the sea. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const shoreFamilies: readonly Family[] = [
  ...familiesOf("waddler", [
    {
      named: ["penguin puffin", "鳥", "wad flip fin pol"],
      element: "ice",
      color: "black",
      traits: { cover: "slick", fierce: 0.05, cute: 0.75 },
    },
    {
      named: ["duck mallard duckling chick gosling", "鴨", "quak peep mal pad"],
      element: "water",
      color: "yellow",
      traits: { cover: "feather", fierce: 0, cute: 0.8 },
    },
    {
      named: ["swan goose cygnet", "白", "cyg hon gan lak"],
      element: "water",
      color: "white",
      traits: { cover: "feather", fierce: 0.05, cute: 0.6 },
    },
    {
      named: ["hen chicken", "鶏", "klu peck gal egg"],
      color: "white",
      traits: { cover: "feather", fierce: 0.05, cute: 0.7 },
    },
    {
      named: ["rooster cockerel", "鶏", "krow dawn gal crest"],
      color: "copper",
      traits: { cover: "feather", fierce: 0.2, cute: 0.5 },
    },
    {
      named: ["flamingo", "紅", "flam ros stil ming"],
      element: "water",
      color: "pink",
      traits: { cover: "feather", fierce: 0, cute: 0.6 },
    },
    {
      named: ["ostrich emu", "駝", "stru run sand emu"],
      color: "brown",
      traits: { cover: "feather", fierce: 0.1, cute: 0.6 },
    },
  ]),
  ...familiesOf("swimmer", [
    {
      named: ["whale narwhal dolphin porpoise beluga manatee", "鯨", "cet del bel nar"],
      element: "water",
      color: "azure",
      traits: { cover: "slick", fierce: 0.05, cute: 0.7 },
    },
    {
      named: ["orca killerwhale", "鯱", "orc sel tid blak"],
      element: "water",
      color: "black",
      traits: { cover: "slick", fierce: 0.2, cute: 0.6 },
    },
    {
      named: ["seal sealion", "豹", "sel phok flop ork"],
      element: "ice",
      color: "silver",
      traits: { cover: "slick", fierce: 0, cute: 0.85 },
    },
    {
      named: ["walrus", "牙", "wal rus tusk hrum"],
      element: "ice",
      color: "brown",
      traits: { cover: "slick", fierce: 0.1, cute: 0.6 },
    },
    {
      named: ["shark megalodon", "鮫", "shar jaw fin sel"],
      element: "water",
      color: "silver",
      traits: { cover: "slick", fierce: 0.35, cute: 0.5 },
    },
  ]),
  ...familiesOf("crawler", [
    {
      named: ["crab hermitcrab", "蟹", "kar clak pinz shor"],
      element: "water",
      color: "red",
      traits: { cover: "slick", fierce: 0.1, cute: 0.75 },
    },
  ]),
];

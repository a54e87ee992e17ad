/** Species that crawl, creep and climb. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const crawlingFamilies: readonly Family[] = [
  ...familiesOf("crawler", [
    {
      named: ["spider tarantula arachnid spiderling", "蜘", "ara web silk spin"],
      traits: { cover: "fur", fierce: 0.15, cute: 0.75 },
    },
    {
      named: ["scorpion", "蠍", "scor sting kla dune"],
      element: "earth",
      traits: { cover: "slick", fierce: 0.35, cute: 0.5 },
    },
    {
      named: ["ant termite", "蟻", "ant myr form crum"],
      element: "earth",
      color: "crimson",
      traits: { cover: "slick", fierce: 0.1, cute: 0.7 },
    },
    {
      named: ["caterpillar silkworm grub", "虫", "cat mili wrig inch"],
      element: "leaf",
      traits: { cover: "slick", fierce: 0, cute: 0.85 },
    },
    {
      named: ["centipede millipede", "百", "centi mili wrig ska"],
      element: "earth",
      traits: { cover: "slick", fierce: 0.2, cute: 0.6 },
    },
    {
      named: ["slug earthworm inchworm worm", "虫", "wrig inch loam squi"],
      element: "leaf",
      traits: { cover: "slick", fierce: 0, cute: 0.85 },
    },
  ]),
  ...familiesOf("lizard", [
    {
      named: ["frog toad treefrog bullfrog froglet", "蛙", "rib hop croa pond"],
      element: "water",
      color: "green",
      traits: { cover: "slick", fierce: 0.05, cute: 0.8 },
    },
    {
      named: ["axolotl mudpuppy", "鰓", "axo lotl gil wob"],
      element: "water",
      color: "pink",
      traits: { cover: "slick", fierce: 0, cute: 0.9 },
    },
    {
      named: ["lizard gecko iguana skink newt salamander", "蜥", "liz gek sal rib"],
      traits: { cover: "slick", fierce: 0.1, cute: 0.7, pattern: "spots" },
    },
    {
      named: ["chameleon", "彩", "kam leo hue curl"],
      element: "leaf",
      color: "green",
      traits: { cover: "scales", fierce: 0.05, cute: 0.7 },
    },
    {
      named: ["crocodile alligator caiman gator croc komodo", "鰐", "krok gat kai snap"],
      element: "water",
      color: "green",
      traits: { cover: "scales", fierce: 0.35, cute: 0.5 },
    },
  ]),
];

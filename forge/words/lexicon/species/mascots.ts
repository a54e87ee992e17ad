/** Small species that stand upright. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const mascotFamilies: readonly Family[] = [
  ...familiesOf("mascot", [
    {
      named: ["rabbit hare bunny chinchilla", "兎", "lep bun hop cott"],
      traits: { ears: "long", cover: "fur", tail: "short", fierce: 0.05 },
    },
    {
      named: ["jackalope wolpertinger", "兎", "lep bun jack alop"],
      traits: { ears: "long", cover: "fur", tail: "short", horns: "antler", fierce: 0.05 },
    },
    {
      named: [
        "mouse hamster rat squirrel chipmunk gerbil vole shrew dormouse marmot guineapig",
        "鼠",
        "mus nib squi whis",
      ],
      traits: { ears: "round", cover: "fur", tail: "bushy", fierce: 0.1 },
    },
    {
      named: ["otter beaver platypus capybara", "獺", "ott lut bev pad"],
      element: "water",
      traits: { ears: "round", cover: "slick", tail: "thin", fierce: 0.05 },
    },
    {
      named: [
        "raccoon ferret weasel stoat ermine mongoose meerkat tanuki redpanda skunk mole",
        "狸",
        "tan band rik must",
      ],
      traits: { ears: "round", cover: "fur", tail: "bushy", mask: true, fierce: 0.15 },
    },
    {
      named: ["panda", "竹", "pand bamb slo puff"],
      element: "leaf",
      color: "white",
      traits: { ears: "round", cover: "fur", tail: "short", mask: true, fierce: 0, cute: 0.8 },
    },
    {
      named: ["koala teddy wombat", "竹", "pand bamb slo kola"],
      element: "leaf",
      traits: { ears: "round", cover: "fur", tail: "short", fierce: 0.05 },
    },
    {
      named: ["gummybear", "糖", "gum jel bon har"],
      color: "pink",
      traits: { ears: "round", cover: "slick", tail: "short", fierce: 0, cute: 0.9 },
    },
    {
      named: ["lemur", "猿", "sim lem mac ape"],
      traits: { ears: "round", cover: "fur", tail: "thin", fierce: 0.2 },
    },
    {
      named: ["imp gremlin gargoyle oni kobold", "鬼", "imp grem gob rasc"],
      element: "shadow",
      traits: {
        ears: "point",
        horns: "small",
        wings: "bat",
        cover: "slick",
        tail: "thin",
        fierce: 0.5,
      },
    },
    {
      named: ["sprite brownie", "妖", "pix fay sprit elv"],
      element: "nature",
      traits: { ears: "leaf", wings: "small", cover: "slick", tail: "none", fierce: 0.05 },
    },
    {
      named: ["doll toy", "人", "arc her myst quil"],
      traits: { ears: "tuft", cover: "fur", tail: "bushy", fierce: 0.3 },
    },
  ]),
];

/** Species with fins, scales, shells, petals or no legs at all. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const otherFamilies: readonly Family[] = [
  ...familiesOf("dragon", [
    {
      named: ["dragon drake wyvern dragonling drakeling dragonet", "竜", "dra wyr drak vern"],
      traits: { cover: "scales", fierce: 0.6, cute: 0.35 },
    },
  ]),
  ...familiesOf("serpent", [
    {
      named: [
        "serpent snake wyrm cobra viper python adder basilisk anaconda rattlesnake naga hydra",
        "蛇",
        "ser nag oph coil",
      ],
      traits: { cover: "scales", fierce: 0.5 },
    },
    {
      named: ["eel leviathan seaserpent seahorse moray", "鰻", "levi eel mor ang"],
      element: "water",
      traits: { cover: "slick", fierce: 0.4 },
    },
  ]),
  ...familiesOf("fish", [
    {
      named: [
        "fish koi carp goldfish salmon trout guppy clownfish pufferfish catfish angelfish tuna betta " +
          "minnow swordfish flyingfish anglerfish starfish stingray manta tadpole",
        "魚",
        "koi mar pis fin",
      ],
      element: "water",
      traits: { cover: "slick", pattern: "patch", fierce: 0.15, cute: 0.6 },
    },
    {
      named: ["piranha barracuda", "鮫", "shar jaw orc sel"],
      element: "water",
      traits: { cover: "slick", fierce: 0.75, cute: 0.3 },
    },
  ]),
  ...familiesOf("golem", [
    {
      named: ["golem giant titan colossus cyclops juggernaut behemoth", "巨", "gol meg tit kol"],
      traits: { cover: "slick", fierce: 0.4 },
    },
    {
      named: ["guardian armor armour sentinel", "騎", "gar pal sen val"],
      traits: { cover: "slick", fierce: 0.5 },
    },
    {
      named: ["mech machine automaton", "機", "mek cog rob gyr"],
      element: "electric",
      traits: { cover: "slick", fierce: 0.3 },
    },
    {
      named: ["rock stone boulder statue monolith gargantua", "岩", "tor peb mono ston"],
      element: "earth",
      traits: { cover: "slick", fierce: 0.3, cute: 0.6 },
    },
  ]),
  ...familiesOf("spirit", [
    {
      named: [
        "spirit ghost wraith phantom specter spectre wisp soul shade banshee poltergeist",
        "霊",
        "ani wis fant boo",
      ],
      element: "spirit",
      traits: { cover: "slick", mask: true, fierce: 0.2 },
    },
    {
      named: ["jellyfish", "海", "jel med drif nem"],
      element: "water",
      traits: { cover: "slick", fierce: 0.1, cute: 0.7 },
    },
  ]),
  ...familiesOf("plant", [
    {
      named: [
        "plant flower rose lily sunflower tulip daisy dandelion lotus orchid bud seed fern bush " +
          "sapling seedling",
        "花",
        "flo bud petal ros",
      ],
      element: "nature",
      traits: { cover: "slick", fierce: 0.1, cute: 0.7 },
    },
    {
      named: [
        "tree ent treant dryad vine sprout acorn bonsai willow oak bamboo mandrake",
        "樹",
        "dry arb oak ent",
      ],
      element: "leaf",
      traits: { cover: "slick", fierce: 0.2, cute: 0.6 },
    },
    {
      named: ["mushroom toadstool fungus", "茸", "myc cap spor mush"],
      element: "nature",
      traits: { cover: "slick", fierce: 0.1, cute: 0.8 },
    },
  ]),
  ...familiesOf("beetle", [
    {
      named: [
        "beetle scarab insect bug ladybug ladybird mantis grasshopper cricket weevil stagbeetle " +
          "isopod trilobite pillbug woodlouse",
        "甲",
        "scar kab bet ely",
      ],
      element: "earth",
      traits: { cover: "slick", fierce: 0.5, pattern: "plain" },
    },
    {
      named: ["lobster shrimp crayfish", "蟹", "kar clak pinz ara"],
      element: "earth",
      traits: { cover: "slick", fierce: 0.3, pattern: "plain" },
    },
  ]),
  ...familiesOf("turtle", [
    {
      named: ["turtle tortoise terrapin", "亀", "tor tes shel dom"],
      element: "nature",
      traits: { cover: "slick", fierce: 0.2, cute: 0.6 },
    },
    {
      named: ["snail clam oyster nautilus ammonite", "貝", "hel cowr spir naut"],
      element: "water",
      traits: { cover: "slick", fierce: 0.05, cute: 0.8 },
    },
  ]),
  ...familiesOf("slime", [
    {
      named: [
        "slime blob ooze jelly pudding droplet goo puddle bubble marshmallow amoeba",
        "滴",
        "sli blo goo wob",
      ],
      element: "water",
      traits: { cover: "slick", fierce: 0, cute: 0.9 },
    },
  ]),
  ...familiesOf("kraken", [
    {
      named: ["kraken octopus squid cuttlefish", "蛸", "kra oct sep tent"],
      element: "water",
      traits: { cover: "slick", fierce: 0.4, pattern: "spots" },
    },
  ]),
  ...familiesOf("raptor", [
    {
      named: ["raptor velociraptor deinonychus", "恐", "rap rex din tal"],
      traits: { cover: "scales", fierce: 0.55, pattern: "stripes" },
    },
  ]),
];

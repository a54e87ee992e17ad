/** Birds and flying insects. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const wingedFamilies: readonly Family[] = [
  ...familiesOf("bird", [
    {
      named: [
        "bird parrot swallow finch hummingbird robin sparrow wren lark nightingale canary budgie " +
          "cockatoo macaw toucan dove pigeon seagull gull cuckoo bluebird starling woodpecker jay pelican",
        "鳥",
        "avi fin plum tweet wren",
      ],
      traits: { cover: "feather", fierce: 0.2, cute: 0.6 },
    },
    {
      named: [
        "eagle hawk falcon vulture condor osprey kestrel buzzard roc harpy",
        "鷹",
        "aqu falk tal kest",
      ],
      element: "air",
      traits: { cover: "feather", beak: "hook", fierce: 0.6, cute: 0.3 },
    },
    {
      named: ["thunderbird", "鷹", "thun storm bolt kest"],
      element: "lightning",
      traits: { cover: "feather", beak: "hook", fierce: 0.6, cute: 0.3 },
    },
    {
      named: ["crow raven rook magpie jackdaw blackbird", "鴉", "cor rav caw mag"],
      element: "dark",
      traits: { cover: "feather", fierce: 0.4 },
    },
    {
      named: ["phoenix firebird simurgh", "鳳", "phe fenn ash ris"],
      element: "fire",
      traits: { cover: "feather", fierce: 0.4, wing: 1.1, cute: 0.4 },
    },
    {
      named: ["peacock peahen quetzal lyrebird pheasant turkey", "鶏", "pav gal crest quet"],
      traits: { cover: "feather", fierce: 0.25 },
    },
    {
      named: ["nestling", "雛", "chik peep fluf downy"],
      traits: { cover: "feather", tail: "none", wing: 0.5, fierce: 0, cute: 1 },
    },
    {
      named: ["owl owlet", "梟", "owl noc stri hoo"],
      traits: { cover: "feather", beak: "owl", cute: 1, fierce: 0.1, wing: 0.8 },
    },
    {
      named: ["heron stork ibis kingfisher crane egret", "鷺", "her ibi fish stal"],
      element: "water",
      traits: { cover: "feather", beak: "long", fierce: 0.2 },
    },
  ]),
  ...familiesOf("moth", [
    {
      named: ["moth butterfly dragonfly damselfly mayfly", "蝶", "pap lun flut imag"],
      element: "air",
      traits: { cover: "fur", fierce: 0.1, cute: 0.7 },
    },
    {
      named: [
        "bee wasp hornet bumblebee firefly honeybee fly mosquito cicada glowworm",
        "蜂",
        "bom hum api buzz",
      ],
      element: "light",
      traits: { cover: "fur", fierce: 0.25, cute: 0.7 },
    },
  ]),
];

/** Birds and flying insects. Data only. */
import type { Family } from "./family.ts";

export const wingedFamilies: readonly Family[] = [
  {
    words:
      "bird parrot swallow finch hummingbird robin sparrow wren lark nightingale canary budgie " +
      "cockatoo macaw toucan dove pigeon seagull gull cuckoo bluebird starling woodpecker jay pelican",
    plan: "bird",
    kanji: "鳥",
    roots: "avi fin plum tweet wren",
    traits: { cover: "feather", fierce: 0.2, cute: 0.6 },
  },
  {
    words: "eagle hawk falcon vulture condor osprey kestrel buzzard thunderbird roc harpy",
    plan: "bird",
    kanji: "鷹",
    roots: "aqu falk tal kest",
    element: "air",
    traits: { cover: "feather", beak: "hook", fierce: 0.6, cute: 0.3 },
  },
  {
    words: "crow raven rook magpie jackdaw blackbird",
    plan: "bird",
    kanji: "鴉",
    roots: "cor rav caw mag",
    element: "dark",
    traits: { cover: "feather", fierce: 0.4 },
  },
  {
    words: "phoenix firebird simurgh",
    plan: "bird",
    kanji: "鳳",
    roots: "phe fenn ash ris",
    element: "fire",
    traits: { cover: "feather", fierce: 0.4, wing: 1.1, cute: 0.4 },
  },
  {
    words: "peacock peahen quetzal lyrebird pheasant turkey",
    plan: "bird",
    kanji: "鶏",
    roots: "pav gal crest quet",
    traits: { cover: "feather", fierce: 0.25 },
  },
  {
    words: "nestling",
    plan: "bird",
    kanji: "雛",
    roots: "chik peep fluf downy",
    traits: { cover: "feather", tail: "none", wing: 0.5, fierce: 0, cute: 1 },
  },
  {
    words: "owl owlet",
    plan: "bird",
    kanji: "梟",
    roots: "owl noc stri hoo",
    traits: { cover: "feather", beak: "owl", cute: 1, fierce: 0.1, wing: 0.8 },
  },
  {
    words: "heron stork ibis kingfisher crane egret",
    plan: "bird",
    kanji: "鷺",
    roots: "her ibi fish stal",
    element: "water",
    traits: { cover: "feather", beak: "long", fierce: 0.2 },
  },
  {
    words: "moth butterfly dragonfly damselfly mayfly",
    plan: "moth",
    kanji: "蝶",
    roots: "pap lun flut imag",
    element: "air",
    traits: { cover: "fur", fierce: 0.1, cute: 0.7 },
  },
  {
    words: "bee wasp hornet bumblebee firefly honeybee fly mosquito cicada glowworm",
    plan: "moth",
    kanji: "蜂",
    roots: "bom hum api buzz",
    element: "light",
    traits: { cover: "fur", fierce: 0.25, cute: 0.7 },
  },
];

/** Species on four legs. Data only. */
import { familiesOf, type Family } from "./family.ts";

export const beastFamilies: readonly Family[] = [
  ...familiesOf("beast", [
    {
      named: ["fox kitsune vixen fennec", "狐", "vul ren brush foxi tod"],
      traits: { cover: "fur", ears: "point", tail: "bushy", cute: 0.7 },
    },
    {
      named: [
        "wolf hound coyote jackal hyena werewolf cerberus dingo",
        "狼",
        "lup fen garr howl wul",
      ],
      traits: { cover: "fur", ears: "point", tail: "bushy", fierce: 0.6, cute: 0.35 },
    },
    {
      named: ["cat kitten kitty tomcat", "猫", "fel nya purr tabi whis"],
      traits: { cover: "fur", ears: "point", tail: "thin", snout: 0.12, cute: 0.75, fierce: 0.2 },
    },
    {
      named: [
        "panther leopard jaguar cheetah puma cougar ocelot lynx bobcat caracal",
        "豹",
        "pan jag pard oce lyn",
      ],
      traits: {
        cover: "slick",
        ears: "point",
        tail: "thin",
        snout: 0.18,
        cute: 0.5,
        fierce: 0.5,
        marks: true,
        pattern: "spots",
      },
    },
    {
      named: ["tiger tigress sabertooth smilodon", "虎", "tig grim stri rax"],
      traits: {
        cover: "fur",
        ears: "round",
        tail: "thin",
        pattern: "stripes",
        fierce: 0.7,
        snout: 0.25,
      },
    },
    {
      named: ["lion lioness", "獅", "leo rex ari man prid"],
      traits: { cover: "fur", ears: "round", tail: "thin", mane: true, fierce: 0.6, snout: 0.3 },
    },
    {
      named: ["bear cub grizzly wolverine badger honeybadger", "熊", "urs bru grum bar"],
      traits: { cover: "fur", ears: "round", tail: "short", cute: 0.6, snout: 0.3 },
    },
    {
      named: ["armadillo pangolin", "鎧", "arm dill plat rol"],
      element: "earth",
      traits: { cover: "slick", fierce: 0.1, cute: 0.65 },
    },
    {
      named: ["anteater", "蟻", "ant tam snuf lik"],
      element: "earth",
      traits: { cover: "fur", ears: "round", tail: "bushy", fierce: 0.1, cute: 0.6 },
    },
    {
      named: ["goat ibex", "羊", "ram wool cap bel"],
      traits: {
        cover: "fur",
        ears: "floppy",
        horns: "goat",
        tail: "short",
        fierce: 0.2,
        cute: 0.55,
        snout: 0.55,
      },
    },
    {
      named: ["ram sheep lamb ewe", "羊", "ram wool cap bel"],
      traits: {
        cover: "fur",
        ears: "floppy",
        horns: "ram",
        tail: "short",
        fierce: 0.25,
        cute: 0.6,
      },
    },
    {
      named: ["cow calf", "牛", "moo milk bell clov"],
      color: "white",
      traits: {
        cover: "slick",
        ears: "floppy",
        horns: "small",
        tail: "thin",
        pattern: "patches",
        fierce: 0,
        cute: 0.7,
        snout: 0.35,
      },
    },
    {
      named: ["bull", "牛", "tau bov buf mino"],
      traits: {
        cover: "fur",
        ears: "floppy",
        horns: "bull",
        tail: "thin",
        fierce: 0.5,
        cute: 0.4,
        snout: 0.4,
      },
    },
    {
      named: ["ox buffalo bison yak minotaur gnu wildebeest", "牛", "tau bov buf mino"],
      traits: { cover: "fur", ears: "floppy", horns: "up", tail: "thin", fierce: 0.5, snout: 0.4 },
    },
    {
      named: ["pig piglet", "豚", "por piggi snor oink"],
      color: "pink",
      traits: { cover: "slick", ears: "point", tail: "short", fierce: 0, cute: 0.8, snout: 0.25 },
    },
    {
      named: ["boar hog warthog tapir peccary", "猪", "tusk por boa snor"],
      traits: {
        cover: "fur",
        ears: "point",
        tail: "short",
        tusks: true,
        fierce: 0.45,
        cute: 0.55,
        snout: 0.4,
      },
    },
    {
      named: ["elephant", "象", "ele mam trun pach"],
      traits: {
        cover: "slick",
        ears: "floppy",
        tail: "thin",
        trunk: true,
        tusks: true,
        fierce: 0.2,
        cute: 0.55,
      },
    },
    {
      named: ["mammoth mastodon", "象", "mam maz tund wool"],
      element: "ice",
      traits: {
        cover: "fur",
        ears: "floppy",
        tail: "thin",
        trunk: true,
        fierce: 0.3,
        cute: 0.5,
      },
    },
    {
      named: ["rhino rhinoceros", "犀", "rhin grav brok horn"],
      color: "grey",
      traits: { cover: "slick", ears: "round", tail: "thin", fierce: 0.3, snout: 0.5, cute: 0.5 },
    },
    {
      named: ["hippo hippopotamus", "河", "hip mud wal yawn"],
      element: "water",
      color: "violet",
      traits: { cover: "slick", ears: "round", tail: "short", fierce: 0, snout: 0.5, cute: 0.65 },
    },
    {
      named: ["hedgehog porcupine echidna", "針", "quil spik hedg por"],
      traits: { ears: "round", cover: "fur", tail: "none", fierce: 0.1, cute: 0.8, snout: 0.6 },
    },
    {
      named: ["qilin kirin", "麟", "kir lin rin hua"],
      element: "light",
      traits: {
        cover: "scales",
        ears: "point",
        tail: "bushy",
        horns: "antler",
        mane: true,
        fierce: 0.4,
        snout: 0.45,
      },
    },
    {
      named: ["sphinx manticore", "獅", "leo rex ari sphi man"],
      traits: {
        cover: "fur",
        ears: "round",
        tail: "thin",
        mane: true,
        wings: "feather",
        fierce: 0.5,
        snout: 0.3,
      },
    },
    {
      named: ["chimera", "獅", "chim leo ari rex"],
      traits: {
        cover: "fur",
        ears: "round",
        tail: "thin",
        mane: true,
        horns: "goat",
        wings: "bat",
        fierce: 0.6,
        snout: 0.3,
      },
    },
    {
      named: ["griffin gryphon griffon", "鷲", "gry chim fin sphi"],
      element: "air",
      traits: { cover: "fur", wings: "feather", tail: "thin", fierce: 0.6, cute: 0.4 },
    },
    { named: ["beast creature animal monster", "獣", "bes fera wil"], traits: { cover: "fur" } },
  ]),
];

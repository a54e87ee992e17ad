/** Things without a silhouette of their own, by the shape that is nearest. Data only. */
import type { ThingShape } from "#forge/genome.ts";
import { must } from "#game/lib/must.ts";
import type { Family } from "./family.ts";

const nouns: Record<ThingShape, string> = {
  round: "marble pea meatball nut peanut walnut coconut bead knob button hazelnut",
  flat:
    "rug carpet mat map poster photo picture painting tray stamp tile window fence " +
    "gate passport ticket calendar newspaper blackboard postage lasagna",
  tall:
    "pole pillar column totem telescope thermometer lipstick flashlight " +
    "chimney obelisk antenna cannon pawn",
  box:
    "suitcase crate brick wardrobe cupboard closet cabinet dresser drawer shelf bookshelf " +
    "cage aquarium printer heater radiator jukebox block bookcase wallet tofu butter",
  cup: "bowl basket thermos bin trashcan dustbin pail barrel urn chalice yogurt",
  ring: "bracelet necklace wreath hoop bagel pretzel lifebuoy hulahoop",
  long:
    "rope stick staff wand chain log sausage baguette cucumber zucchini flute " +
    "recorder pipe arrow spear ribbon zipper toothpaste comb needle nail screw " +
    "ladder bacon pickle",
  vehicle:
    "tank ambulance wagon carriage cart " +
    "sled sleigh sledge trolley forklift bulldozer excavator hovercraft caravan minibus",
  hill: "hill dune iceberg cave heap haystack igloo pyramid stump dome mound",
  soft:
    "dough pasta sponge meringue towel napkin yarn soap beanbag tissue sack tea " +
    "peanutbutter honeycomb",
  worn:
    "dress skirt jacket coat trousers pants jeans suit apron robe vest helmet wig " +
    "bowtie pyjamas raincoat",
};

const names: Record<ThingShape, { kanji: string; roots: string }> = {
  round: { kanji: "丸", roots: "mar rol pib orb" },
  flat: { kanji: "板", roots: "plan til fla map" },
  tall: { kanji: "塔", roots: "stil tal pol tor" },
  box: { kanji: "箱", roots: "box kub cas blok" },
  cup: { kanji: "器", roots: "bol pail kup vas" },
  ring: { kanji: "環", roots: "rin loop hup cirk" },
  long: { kanji: "棒", roots: "lon stik rop twin" },
  vehicle: { kanji: "車", roots: "mot rum whir tro" },
  hill: { kanji: "丘", roots: "mou hil dun kno" },
  soft: { kanji: "綿", roots: "fluf sof puf mol" },
  worn: { kanji: "衣", roots: "stit cot tog hem" },
};

export const shapeFamilies: readonly Family[] = (Object.keys(nouns) as ThingShape[]).map(
  (shape) => ({
    words: nouns[shape],
    plan: "thing",
    ...names[shape],
    traits: { cover: "slick", fierce: 0.1, cute: 0.8, shape },
  }),
);

/** The family of a thing that has no silhouette and no word of its own here. */
export function shapeFamilyOf(shape: ThingShape): Family {
  return must(shapeFamilies[Object.keys(nouns).indexOf(shape)], "a family for each shape");
}

/**
 * Prompts of the six kinds of the paper GenEval (Ghosh, Hajishirzi and Schmidt 2023), made from the
 * names of the 80 classes of COCO: as many of each kind as there, with dice of their own.
 */
import type { SceneRelation } from "#forge/understanding/understood.ts";
import { pluralOf } from "#forge/understanding/nouns/singulars.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";

export const classes: readonly string[] = (
  "person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant," +
  "stop sign,parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,backpack," +
  "umbrella,handbag,tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat," +
  "baseball glove,skateboard,surfboard,tennis racket,bottle,wine glass,cup,fork,knife,spoon,bowl," +
  "banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch,potted plant," +
  "bed,dining table,toilet,tv,laptop,computer mouse,tv remote,computer keyboard,cell phone," +
  "microwave,oven,toaster,sink,refrigerator,book,clock,vase,scissors,teddy bear,hair drier,toothbrush"
).split(",");

/** People have the colours that they have. */
const colorable = classes.filter((name) => name !== "person");

export const colorNames = "red orange yellow green blue purple pink brown black white".split(" ");

export type Wanted = { noun: string; count: number; color: string | null };

export type Prompt = {
  kind: Kind;
  sentence: string;
  wanted: readonly Wanted[];
  /** Where the first is, seen from the second. */
  relation: SceneRelation;
};

export type Kind =
  | "one object"
  | "two objects"
  | "counting"
  | "colours"
  | "position"
  | "two colours";

const asMany: Record<Kind, number> = {
  "one object": 80,
  "two objects": 99,
  counting: 80,
  colours: 94,
  position: 100,
  "two colours": 100,
};

export const kinds = Object.keys(asMany) as Kind[];

export const spoken: Readonly<Record<string, SceneRelation>> = {
  "left of": "left",
  "right of": "right",
  above: "above",
  below: "below",
};

const one = (noun: string, color: string | null = null): Wanted => ({ noun, count: 1, color });

const makers: Record<Kind, (at: number, dice: Dice) => Omit<Prompt, "kind">> = {
  "one object": (at) => beside(one(classes[at]!)),
  "two objects": (_, dice) => beside(...twoOf(classes, dice).map((noun) => one(noun))),
  counting: (_, dice) =>
    beside({ noun: dice.pick(classes), count: dice.pick([2, 3, 4]), color: null }),
  colours: (_, dice) => beside(colored(dice.pick(colorable), dice.pick(colorNames))),
  position: (_, dice) => {
    const words = dice.pick(Object.keys(spoken));
    const wanted = twoOf(classes, dice).map((noun) => one(noun));
    return { sentence: wanted.map(phraseOf).join(` ${words} `), wanted, relation: spoken[words]! };
  },
  "two colours": (_, dice) => {
    const [colors, nouns] = [twoOf(colorNames, dice), twoOf(colorable, dice)];
    return beside(...nouns.map((noun, i) => colored(noun, colors[i]!)));
  },
};

/** "An orange orange" is no colour. */
const colored = (noun: string, color: string) => one(noun, color === noun ? "green" : color);

function beside(...wanted: readonly Wanted[]): Omit<Prompt, "kind"> {
  return { sentence: wanted.map(phraseOf).join(" and "), wanted, relation: "beside" };
}

function twoOf(names: readonly string[], dice: Dice): [string, string] {
  const first = dice.pick(names);
  return [first, dice.pick(names.filter((name) => name !== first))];
}

const numbers = ["", "", "two", "three", "four"];

function phraseOf({ noun, count, color }: Wanted): string {
  if (count > 1) return `${numbers[count]} ${severalOf(noun)}`;
  const words = color === null ? noun : `${color} ${noun}`;
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}

function severalOf(noun: string): string {
  if (/^(skis|scissors)$/.test(noun)) return noun;
  const words = noun.split(" ");
  return [...words.slice(0, -1), pluralOf(words.at(-1)!)].join(" ");
}

/** Every second one begins with "a photo of", as all of the paper do. */
export function allPrompts(): Prompt[] {
  return kinds.flatMap((kind) => {
    const dice = diceFrom(553).fork(kind);
    return Array.from({ length: asMany[kind] }, (_, at) => {
      const prompt = makers[kind](at, dice);
      const sentence = at % 2 === 0 ? `a photo of ${prompt.sentence}` : prompt.sentence;
      return { ...prompt, kind, sentence };
    });
  });
}

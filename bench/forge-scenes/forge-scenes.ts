/** How many sentences that set several side by side get the picture that they ask for. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Cell, Extent, Section } from "#bench/table.ts";
import { home } from "#tools/set-up.mjs";
import { faultOf } from "./judge.ts";
import { allPrompts, kinds, type Kind, type Prompt } from "./prompts.ts";
import { seenIn } from "./seen.ts";

/** Of each kind so many, the first ones. */
const perKind: Record<Extent, number> = { whole: Infinity, short: 1 };

const LISTED = ".cache/forge-scenes-wrong.txt";
const AIM = 0.95;
const AIM_OF_KIND = 0.9;

type Judged = Prompt & { fault: string | null };

export const forgeScenes: Section = {
  name: "forge-scenes",
  async measure(extent) {
    const prompts = allPrompts();
    const chosen = kinds.flatMap((kind) => ofKind(kind, prompts).slice(0, perKind[extent]));
    const judged = chosen.map((prompt) => ({
      ...prompt,
      fault: faultOf(prompt, seenIn(prompt.sentence)),
    }));
    if (extent === "whole") listWrong(judged);
    return [
      {
        title: "Pictures of several things",
        note:
          "Prompts of the six kinds of the paper GenEval over the 80 classes of COCO, made here with " +
          "fixed dice, people without a colour; half begin with “a photo of”. Which pixel belongs to which of the " +
          "things is known from the model, so that nothing is recognised: a picture is right when " +
          "each is there with at least 2 % of it, under its own noun and with a look of its own, as " +
          "many as asked and no more, a tenth of the picture aside in the asked direction, and when " +
          "the asked colour is the name of its mean colour or of most of its pixels, ink lines aside. Whether it " +
          `looks like what it is, people have to say. What is wrong is listed in \`${LISTED}\`.`,
        head: ["kind of prompt", "prompts", "right, share"],
        rows: [
          ...kinds.map((kind) => rowOf(kind, ofKind(kind, judged), AIM_OF_KIND)),
          rowOf("all", judged, AIM),
        ],
      },
    ];
  },
};

const ofKind = <Each extends Prompt>(kind: Kind, prompts: readonly Each[]): Each[] =>
  prompts.filter((prompt) => prompt.kind === kind);

function rowOf(name: string, own: readonly Judged[], atLeast: number): Cell[] {
  const right = own.filter(({ fault }) => fault === null);
  return [name, own.length, { value: right.length / own.length, atLeast }];
}

function listWrong(judged: readonly Judged[]): void {
  const lines = judged
    .filter(({ fault }) => fault !== null)
    .map(({ kind, sentence, fault }) => `${kind}\t${sentence}\t${fault}`);
  const file = join(home, LISTED);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
}

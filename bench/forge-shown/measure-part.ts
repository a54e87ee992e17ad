/** A program: measures a part of the sentences, so that every core draws. Between parts it hears of its end. */
import type { Labelled } from "#forge/understanding/test-score.ts";
import { answerMessages } from "#bench/processes.ts";
import { measureFacts, type MeasuredFact } from "./measure-facts.ts";

export type Part = { sentences: readonly Labelled[]; perKind: number };

answerMessages(({ sentences, perKind }: Part): Promise<MeasuredFact[]> =>
  Promise.resolve(measureFacts(sentences, perKind)),
);

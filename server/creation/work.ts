import type { Deps } from "#server/lib/deps.ts";
import { finishCreation } from "./finish.ts";
import { keepPromises } from "./promises.ts";
import { keepTaken, letRest, takeUnfinished } from "./queries.ts";

export const makePromisedCards = (deps: Deps, { atOnce }: { atOnce: number }) =>
  keepPromises(deps, {
    what: "the making of cards",
    atOnce,
    make: (id) => finishCreation(deps, id),
    takeUnfinished,
    keepTaken,
    letRest,
  });

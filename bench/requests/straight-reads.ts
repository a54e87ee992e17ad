import { gameEnvironment, withProgram, type GameProcess } from "#bench/processes.ts";
import type { Measured } from "./measured.ts";
import type { ReadLesson } from "./read-lesson.ts";
import type { Question } from "./straight-sql.ts";

/** What the statements of each of these calls take without a server, one after the other, in their order. */
export const measureStraightReads = (
  game: GameProcess,
  lessons: readonly ReadLesson[],
  { first, times }: { first: number; times: number },
): Promise<Measured[]> =>
  withProgram(
    "requests/straight-sql.ts",
    async (sql) => {
      const learn = "reads";
      const reads = lessons.map((read) => ({ read }));
      await sql.ask({ learn, lessons: reads } satisfies Question);
      const measured: Measured[] = [];
      for (const lesson of lessons.keys()) {
        const question = { repeat: learn, lesson, first, times } satisfies Question;
        measured.push(await sql.ask<Measured>(question));
      }
      return measured;
    },
    gameEnvironment(game),
  );

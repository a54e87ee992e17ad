/**
 * What the source leaves open (a condition, one of several words) is chosen: once this way, once that.
 * The same question has the same answer within a world.
 */
export type World = {
  /** One of so many. */
  choose(question: string, among: number): number;
};

/** Up to so many, every combination is seen; of more, each answer to each question at least once. */
const ALL_OF = 64;
const MOST = 2_000;

type Answers = ReadonlyMap<string, number>;
type Open = { question: string; among: number; before: Answers };

/** Questions in different runs of a function are the same question. */
const plain = (question: string) => question.replaceAll(/#\d+/g, "");

/** Runs with these answers, and with the first answer to every other question. */
function inWorld<T>(given: Answers, seen: (world: World) => T): { result: T; open: Open[] } {
  const answers = new Map<string, number>();
  const open: Open[] = [];
  const choose = (question: string, among: number): number => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (!given.has(question)) open.push({ question, among, before: new Map(answers) });
    const answer = given.get(question) ?? 0;
    answers.set(question, answer);
    return answer;
  };
  return { result: seen({ choose }), open };
}

/** The other answers to a question. */
const othersOf = ({ question, among, before }: Open) =>
  Array.from({ length: among - 1 }, (_, i) => ({
    name: `${plain(question)} ${i + 1}`,
    given: new Map([...before, [question, i + 1] as const]),
  }));

function explore<T>(seen: (world: World) => T, most: number, isNew: (answer: string) => boolean) {
  const results: T[] = [];
  const waiting: Answers[] = [new Map()];
  for (let given = waiting.pop(); given; given = waiting.pop()) {
    const { result, open } = inWorld(given, seen);
    results.push(result);
    if (results.length > most) return null;
    const others = open.flatMap(othersOf).filter(({ name }) => isNew(name));
    waiting.push(...others.map((other) => other.given));
  }
  return results;
}

export function everyWorld<T>(seen: (world: World) => T): T[] {
  const all = explore(seen, ALL_OF, () => true);
  if (all) return all;
  const known = new Set<string>();
  const isNew = (answer: string) => !known.has(answer) && known.add(answer).size > 0;
  const each = explore(seen, MOST, isNew);
  if (!each) throw new Error(`more than ${MOST} forms of one statement`);
  return each;
}

/** What sixty days have offered, in tables, and what is promised about them. */
import { inText, median, type Cell, type Table } from "#bench/table.ts";
import { percent, within, type Finding } from "#workshop/balance/findings.ts";
import { kinds, type KindName, type NewThings } from "./offers.ts";
import { habits, type Player } from "./player.ts";
import { DAYS, simulate, type Life, type VisitSeen } from "./simulate.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const thingsIn = (found: NewThings): number => sum(Object.values(found));

const daysUpTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

const visitsOn = (lives: readonly Life[], day: number): VisitSeen[] =>
  lives.flatMap(({ visits }) => visits.filter((visit) => visit.day === day));

/** Every player who comes finds something new before anything is played. */
export const dayFindings = (lives: readonly Life[]): Finding[] => [
  ...daysUpTo(DAYS).map((day) => {
    const visits = visitsOn(lives, day);
    const fewest = Math.min(...visits.map(({ waiting }) => thingsIn(waiting)));
    return within(`day ${day}: new things of the player with the fewest`, fewest, [1, Infinity]);
  }),
  within(
    "missions with others, shown to a child without permission",
    sum(lives.map(({ closedMissions }) => closedMissions)),
    [0, 0],
  ),
];

const share = (visits: readonly VisitSeen[], holds: (visit: VisitSeen) => boolean): number =>
  Math.round(percent(visits.filter(holds).length, visits.length));

function rowOfDay(lives: readonly Life[], day: number): Cell[] {
  const visits = visitsOn(lives, day);
  const waiting = visits.map((visit) => thingsIn(visit.waiting));
  const all = visits.map((visit, i) => waiting[i]! + thingsIn(visit.played));
  return [
    day,
    visits.length,
    share(visits, (visit) => thingsIn(visit.waiting) > 0),
    Math.min(...waiting),
    median(waiting),
    median(all),
    median(visits.map(({ coins }) => coins.in)),
    Math.round(sum(visits.map(({ coins }) => coins.out)) / visits.length),
  ];
}

const daysTable = (lives: readonly Life[]): Table => ({
  title: "New things on each day",
  note:
    "Of the players who come on this day. Waiting: there before anything is played. Coins in are a " +
    "median, coins out a mean, because a pack is bought on few days.",
  head: [
    "day",
    "players",
    "with something new, %",
    "fewest waiting",
    "median waiting",
    "median with play",
    "coins in",
    "coins out",
  ],
  rows: daysUpTo(DAYS).map((day) => rowOfDay(lives, day)),
});

const has = ({ waiting, played }: VisitSeen, kind: KindName): boolean =>
  (waiting[kind] ?? played[kind] ?? 0) > 0;

const kindsTable = (lives: readonly Life[]): Table => ({
  title: "Which kinds are new",
  note: "In percent of the players who come on this day.",
  head: ["day", ...kinds.map(({ name }) => name)],
  rows: daysUpTo(DAYS).map((day) => {
    const visits = visitsOn(lives, day);
    return [day, ...kinds.map(({ name }) => share(visits, (visit) => has(visit, name)))];
  }),
});

const spans = [
  [1, 14],
  [15, 30],
  [31, 60],
] as const;

const habitsTable = (lives: readonly Life[]): Table => ({
  title: "By habit",
  note: "In percent of visits: something new waits.",
  head: ["who comes", "players", ...spans.map(([from, to]) => `days ${from} to ${to}`)],
  rows: habits.map((habit) => {
    const own = lives.filter(({ player }) => player.habit === habit);
    const visits = own.flatMap((life) => life.visits);
    return [
      habit.name,
      own.length,
      ...spans.map(([from, to]) =>
        share(
          visits.filter(({ day }) => day >= from && day <= to),
          ({ waiting }) => thingsIn(waiting) > 0,
        ),
      ),
    ];
  }),
});

const kindsOfThings: Table = {
  title: "What counts",
  note:
    "A thing counts once for a player, on the first visit on which its screen shows it. Every weekend " +
    "cup is a thing of its own.",
  head: ["kind", "where it is seen", "when"],
  rows: kinds.map(({ name, screen, waits }) => [name, screen, waits ? "waiting" : "with play"]),
};

const emptyDays = ({ visits }: Life): number =>
  visits.filter(({ waiting }) => thingsIn(waiting) === 0).length;

const who = ({ habit, accountName, signedUpAtMs }: Player): string =>
  `${accountName}, ${habit.name}, from ${new Date(signedUpAtMs).toISOString().slice(0, 10)} on`;

function worst(lives: readonly Life[]): string {
  const life = lives.reduce((most, each) => (emptyDays(each) > emptyDays(most) ? each : most));
  const first = life.visits.find(({ waiting }) => thingsIn(waiting) === 0);
  if (!first) return "No player has a visit on which nothing new waits.";
  return (
    `The worst player (${who(life.player)}) finds nothing new waiting on ${emptyDays(life)} of ` +
    `${life.visits.length} visits; the first of these is day ${first.day}.`
  );
}

const introduction = (players: number): string => `# What the days offer

Made by \`npm run balance -- days\`: ${players} simulated players over ${DAYS} days, always with the same seeds,
by the rules of \`game/\` and without a server. They have five kinds of accounts and three habits, sign up
on 28 days in a row, and play ten minutes a visit: the free card, four to six quick battles won as often as the levels
say, three of four things that missions ask for, packs, fusions, two tries on the Tale Road, and, where the account allows them, duels and two of five weekend cups.

What is there on every day does not count: the free card, the prize of the first win and the daily gift.
On each of the ${DAYS} days something new waits for every player who comes; a test holds it for fewer players.`;

export function daysPage(players: number): { page: string; findings: Finding[] } {
  const lives = simulate(players, DAYS);
  const findings = dayFindings(lives);
  const closed = findings.at(-1)?.measured;
  const tables = [kindsOfThings, habitsTable(lives), daysTable(lives), kindsTable(lives)];
  const parts = [
    introduction(players),
    `${worst(lives)} Missions with others that a child without permission has been shown: ${closed}.`,
    ...tables.map(inText),
  ];
  return { page: `${parts.join("\n\n")}\n`, findings };
}

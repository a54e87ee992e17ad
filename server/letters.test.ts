/** Every letter that the game has, with names of before there were rules for them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onOneLine } from "#game/lib/plain-name.ts";

const folder = join(import.meta.dirname, "../texts/en");

/** The parameters of letters that are no names. A parameter that is not here is a name. */
const known = {
  link: "https://game.test/page?token=abc",
  device: "Chrome on Windows",
  address: "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin",
  at: "Thu, 26 Nov 2026 10:00:00 GMT",
  until: "2026-12-01",
  change: "passkey",
  wanted: "market",
  band: "teen",
  isKept: true,
  noErases: true,
  why: "You wrote unkind words to others.",
  subject: "Your lost card",
  text: "It is back.",
  contact: "help@game.test",
  hours: 24,
  cards: 2,
  amountCents: 499,
  cardsMade: 2,
  battles: 3,
  wins: 1,
  packs: 1,
  deals: 1,
  minutesPlayed: 5,
};

type Words = { subject: string; text: string };
type Writing = (params: object) => Words;

/** Parameters of which each that is not known is this name. */
const namesOf = (name: string, more: object = { week: namesOf(name, { cards: [name, name] }) }) =>
  new Proxy<Record<string, unknown>>(
    { child: name, username: name, shownName: name, name, ...known, ...more },
    { get: (params, key) => params[String(key)] ?? name },
  );

async function allLetters(): Promise<[string, Writing][]> {
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /letters?$/i.test(name))
      .flatMap(([name, value]): [string, Writing][] => {
        if (typeof value === "function") return [[name, value as Writing]];
        if ("subject" in (value as object)) return [[name, () => value as Words]];
        return Object.entries(value as Record<string, Writing>).map(([kind, write]) => [
          `${name}.${kind}`,
          write,
        ]);
      }),
  );
}

const letters = await allLetters();

const hostile = [
  "Support\r\n\r\nSmuggled! http://evil.example/win",
  "Support\u2028Smuggled to boss@evil.example",
  "Support\nSmuggled: www.evil.example",
  "<a href='https://evil.example'>Support</a>\nSmuggled",
  '", evil．example\u0085Smuggled \u202E',
  'Support" Smuggled" and “more',
];

test("there are letters", () => expect(letters.length).toBeGreaterThanOrEqual(20));

test.for(letters)("%s quotes names as names", ([, write]) => {
  for (const name of hostile) {
    const { subject, text } = write(namesOf(name));

    expect(onOneLine(subject)).toBe(subject);
    const own = text.replaceAll(known.link, "").replaceAll(known.contact, "");
    for (const words of [subject, ...own.split(/[\r\n\v\f\u0085\u2028\u2029]/u)]) {
      expect(words).not.toMatch(/^\s*Smuggled/u);
      expect(words).not.toMatch(/evil\.|@|www\.|https?:|[<>\u202E．]/u);
      // Whatever a name says is between quotation marks, and closes none.
      expect(words.replaceAll(/"[^"]*"/gu, "")).not.toMatch(/Smuggled|"/u);
    }
  }
});

test.for(letters)("%s leaves names as they are", ([, write]) => {
  const { subject, text } = write(namesOf("J. R. O’Brien"));

  const words = `${subject}\n${text}`.replaceAll('"J. R. O’Brien"', "");
  expect(words).not.toContain("O’Brien");
});

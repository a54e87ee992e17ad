/** No line of the game's code says a number that admins can set: it is in game/settings alone. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  numberNames,
  numbersSpokenOf,
  oldNumbersIn,
  standardLine,
} from "#game/settings/test-turned.ts";

/** Lines with such a number that are about something else: a part of each, and what it is. */
const coincidences: readonly (readonly [file: string, part: string, why: string])[] = [
  ["web/shared/sharing/share-places.tsx", "clamp(50%", "a layout"],
  ["web/shared/sharing/share-places.tsx", '<rect x="3"', "a drawing"],
  ["web/shared/friends/add-friend.tsx", "UserCheck size={20}", "an icon"],
  ["web/packs/foil-pack.tsx", "width={500}", "a picture"],
  ["web/nfts/withdrawal/choose-wallet.tsx", "Wallet size={24}", "an icon"],
  ["web/market/listings/for-sale.tsx", "FIRST_ROW = 5", "tiles side by side"],
  ["web/creation/custom/use-paid.ts", "LOOKED_THROUGH = 10", "creations"],
  ["web/creation/custom/use-paid.ts", "FRESH_MS = 10", "minutes"],
  ["texts/en/sharing.ts", "teams of three", "the size of a team"],
  ["texts/en/sharing.ts", "Three creature cards of Taleborn", "a picture"],
  ["server/adapters/share-artist/card-face.ts", "FACE.width - 3", "a drawing"],
  ["server/adapters/share-artist/light.ts", "colours[3]", "a drawing"],
  ["server/adapters/share-artist/scenes.ts", "lines: 3", "a drawing"],
  ["server/adapters/share-artist/woff.ts", "bytes.length & 3", "the padding of a font"],
  ["server/adapters/moderator/harmless-words.ts", "ten the tie", "words of all kinds"],
  ["contract/collection.ts", "Fuse three equal copies", "copies that become one"],
  ["game/sharing/share.ts", "SHARED_CARDS = 3", "cards in one picture"],
  ["game/nfts/withdrawal.ts", "DAYS_AFTER_CLOSING * 24", "the hours of a day"],
  ["game/missions/missions.ts", "Win ten battles this week.", "a mission"],
  ["game/economy/simulate.ts", 'name: "Casual"', "how somebody plays"],
  ["game/economy/simulate.ts", 'name: "Grinder"', "how somebody plays"],
  ["game/content/tutorial-chapters.ts", "of 100 battles on", "levels of the computer"],
  ["game/collection/story.ts", "first_win: 5", "a level"],
  ["game/cards/bond.ts", "* bondPercent) / 100", "percent"],
  ["game/battle/computer-levels.ts", "winPercent", "how often a level is beaten"],
  ["game/battle/rewards.ts", "computerWinCoins:", "what the computer pays by its level"],
  ["game/battle/rewards.ts", "EXPERIENCE_FOR_WIN = 10", "experience"],
];

/** Most lines have no number at all. */
const mayCount = /\d|\b(once|twice|one|two|three|five|ten|twelve|thirty|fifty|hundred)\b/i;

const isCode = (file: string) =>
  !/(^|\/)(test-|specification\/)|\.test\.tsx?$|^game\/settings\//.test(file);
const isComment = (line: string) => /^\s*(import\b|\*|\/\/|\/\*)/.test(line);

/** The folders say what a line is about that does not say it itself. */
const subjectOf = (file: string) => file.replace("web/shared/", "web/").replaceAll(/[-/.]/g, " ");

const inItsFile = (file: string, line: string) => `${subjectOf(file)}: ${line}`;

const counting = globSync("{game,server,texts,contract,web}/**/*.{ts,tsx}")
  .filter(isCode)
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !isComment(line) && mayCount.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );

const found = counting
  .map(({ file, line }) => ({ file, line, of: saidIn(file, line) }))
  .filter(({ of }) => of.length > 0);

function saidIn(file: string, line: string) {
  return oldNumbersIn(inItsFile(file, line));
}

test("no line of the code has a number that admins can set", () => {
  const copies = found.filter(
    ({ file, line }) =>
      !coincidences.some(([where, part]) => file === where && line.includes(part)),
  );

  expect(copies).toEqual([]);
});

test("what is said to be a coincidence is still there, also when a setting got another number", () => {
  const stays = ([where, part]: (typeof coincidences)[number]) =>
    counting.some(
      ({ file, line }) =>
        file === where && line.includes(part) && numbersSpokenOf(inItsFile(file, line)).length > 0,
    );

  expect(coincidences.filter((each) => !stays(each))).toEqual([]);
});

test.for(numberNames)("a copy of %s is found as code, as a default and in words", (name) => {
  const { value, words } = standardLine(name);
  const constant = name.replaceAll(/([A-Z])/g, "_$1").toUpperCase();

  expect(saidIn("web/x.tsx", `export const ${constant} = ${value};`)).toContain(name);
  expect(saidIn("game/x.ts", `{ ${name} = ${value} } = {}`)).toContain(name);
  expect(saidIn("texts/en/x.ts", `"${words}"`)).toContain(name);
});

import { expect } from "@playwright/test";
import { newAccount, signUp } from "#e2e/support/player.ts";
import { ScreenReader } from "#e2e/support/screen-reader.ts";
import { test } from "#e2e/support/test.ts";

// This player looks at nothing: every key follows from what a screen reader has said.

/** Longer than anything in a turn is shown. */
const SHOWN_MS = 1_200;

test("from sign-up to the first won duel by ear", async ({ page }) => {
  await page.clock.install();
  const { email, username, password } = newAccount();
  const reader = await ScreenReader.of(page);
  await page.goto("/");

  await reader.tabTo(/Start Your Journey, link/);
  await reader.press("Enter");
  await reader.hears(/^Welcome to Taleborn · Taleborn, page/);
  for (const [field, text] of [
    [/^Email, textbox/, email],
    [/^Username, textbox/, username],
    [/^Password, textbox/, password],
    [/^Confirm Password, textbox/, password],
  ] as const) {
    await reader.tabTo(field);
    await reader.type(text);
  }
  await reader.press("Enter");
  await reader.hears(/When were you born\?/);
  await reader.tabTo(/^Month, /);
  await reader.type("January");
  await reader.tabTo(/^Year, /);
  await reader.type("1990");
  await reader.tabTo(/^Continue, button/);
  await reader.press("Enter");
  await reader.hears(/^Taleborn, main/);

  await reader.tabTo(/^(?:Your first cards are here, region\. )?Tear It Open, button/);
  await reader.press("Enter");
  await reader.hears(/Turn It Over, button/);
  await reader.press("Enter");
  await reader.hears(/, \w+, \w+\. New!$/);
  await reader.tabTo(/^Reveal All, button/);
  await reader.press("Enter");
  await reader.hears(/^12 creatures follow you now!/);
  await reader.tabTo(/^Try Them in a Duel, link/);
  await reader.press("Enter");
  await reader.hears(/^Your First Duel, heading/);
  expect(await followAdvice(reader)).toMatch(/^Victory!/);
  await reader.tabTo(/^Describe Your Own Creature, link/);
});

test("a card is created by ear", async ({ page }) => {
  await signUp(page);
  const reader = await ScreenReader.of(page);
  await page.goto("/create-dynamic");

  await reader.tabTo(/^Describe your creature, textbox/);
  await reader.type("a heron with a lantern for a lamp");
  await reader.tabTo(/^Create Your Card, button/);
  await reader.press("Enter");
  // One that is there within a moment says nothing of its making.
  const first = await reader.hears(
    /^(Writing its story|Painting its picture|Your creature is here)/,
  );
  const isThere = first.startsWith("Your creature");
  const arrival = isThere ? first : await reader.hears(/^Your creature is here! .+, \w+\.$/);
  const name = /^Your creature is here! (.+), \w+\.$/.exec(arrival)?.[1] ?? "";
  const celebration = await reader.hears(/^Card Created!, dialog/);
  expect(celebration).toContain(`${name} has joined your battle deck, in place 13.`);
  expect(celebration).toMatch(new RegExp(`${name}: \\w+, \\w+, attack \\d+, defense \\d+, speed`));

  await reader.tabTo(/^View My Collection, link/);
  await reader.press("Enter");
  await reader.tabTo(new RegExp(`^(?:.* )?Open ${name}, link`));
});

test("a pack is opened by ear", async ({ page }) => {
  await signUp(page);
  const reader = await ScreenReader.of(page);
  await page.goto("/marketplace");

  await reader.tabTo(/Starter Pack.*Open for \d+ coins, button/);
  await reader.press("Enter");
  await reader.hears(/^Starter Pack, dialog/);
  await reader.tabTo(/^Tear It Open for \d+ Coins, button/);
  await reader.press("Enter");
  const found: string[] = [];
  let onward = "";
  while (!onward.includes("See All Cards")) {
    await reader.hears(/Turn It Over, button/);
    await reader.press("Enter");
    found.push(await reader.hears(/, \w+, \w+\. (New!|You have this one already.*)$/));
    onward = await reader.hears(/(Next Card|See All Cards), button/);
    await reader.press("Enter");
  }
  expect(found).toHaveLength(3);
  await reader.hears(/3 cards/);
  await reader.tabTo(/^View My Collection, link/);
});

test("a duel is played to its end by ear", async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const reader = await ScreenReader.of(page);
  await page.goto("/practice");

  await reader.tabTo(/My Strongest, button/);
  await reader.press("Enter");
  await reader.tabTo(/^Start Practice, button/);
  await reader.press("Enter");
  await reader.hears(/^Practice: .+, heading/);
  const end = await playByEar(reader);
  expect(end).toMatch(/^(Victory|Defeat|A Draw)!/);
  await reader.tabTo(/Play Again, button/);
});

const advised =
  /^(?!You have chosen|The turn is played).+ energy, speed \d+\.$|^(Victory|Defeat|A Draw)!/;

/** The guide says what is good to do, and the button says that it is meant. */
async function followAdvice(reader: ScreenReader): Promise<string> {
  while (true) {
    const said = await reader.hears(advised, SHOWN_MS);
    if (!said.includes(" energy, ")) return said;
    await reader.tabTo(/A good choice now, button/);
    await reader.press("Enter");
  }
}

const SPECIAL_COST = 2;

/** Specials as soon as there is the energy, guards when it gets dangerous, and brings in who is left. */
async function playByEar(reader: ScreenReader): Promise<string> {
  while (true) {
    const said = await reader.hears(
      /^What do you do\?.* health|^Who comes in next\?|^(Victory|Defeat|A Draw)!/,
      SHOWN_MS,
    );
    const [, health, of, energy] =
      /Your .+?: (\d+) of (\d+) health, (\d) energy/.exec(said)?.map(Number) ?? [];
    if (said.startsWith("What do you do?")) await reader.press(keyFor({ health, of, energy }));
    else if (said.startsWith("Who comes in next?")) await bringIn(reader);
    else return said;
  }
}

type Standing = Record<"health" | "of" | "energy", number | undefined>;

function keyFor({ health = 0, of = 0, energy = 0 }: Standing): string {
  if (energy >= SPECIAL_COST) return "2";
  return health < of / 5 ? "3" : "1";
}

async function bringIn(reader: ScreenReader): Promise<void> {
  await reader.press("h");
  const all = await reader.hears(/^Turn \d+\..*Your bench: /);
  const bench = /Your bench: (.+?)\./.exec(all)?.[1]?.split("; ") ?? [];
  await reader.press(String(bench.findIndex((one) => !one.endsWith("fainted")) + 1));
}

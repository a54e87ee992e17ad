/**
 * Writes the words of many cards and says what is wrong with them:
 * node workshop/forge-texts.ts [how many]
 */
import { tooOften, writeTexts } from "#forge/words/test-texts.ts";
import type { CardWords } from "#forge/words/write-card.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";

const shown = 40;
const cards: CardWords[] = [];
const texts = writeTexts(Number(process.argv[2] ?? 20_000), (card) => cards.push(card));
const refused: string[] = [];
const moderator = localModerator();
for (const { name, description, backstory, abilities, specialAbility } of cards) {
  for (const words of [name, description, backstory, ...abilities, specialAbility]) {
    if (!(await moderator.review(words)).allowed) refused.push(words);
  }
}
const often = tooOften(texts, 400);
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`${texts.cards} cards, ${texts.counts.size} different sentences`);
say(`${often.length} sentences stand in more than one card of 400`);
for (const line of often.slice(0, shown)) say(`  ${line}`);
say(`${texts.slips.length} slips`);
for (const line of texts.slips.slice(0, shown)) say(`  ${line}`);
say(`${refused.length} texts that the game's filter refuses`);
for (const line of refused.slice(0, shown)) say(`  ${line}`);
process.exit(often.length + texts.slips.length + refused.length > 0 ? 1 : 0);

import { START_COINS } from "#game/account/sign-up.ts";
import { chancePercent, rarities } from "#game/cards/rarities.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { PREMIUM_PER_DAY } from "#game/purchases/limits.ts";
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { FREE_STAT_MAX, FREE_STAT_MIN, PREMIUM_FACTOR } from "#game/creation/roll.ts";
import { EPIC_AT, FIRST_PACKS, LEGENDARY_AT, MYTHICAL_AFTER } from "#game/packs/draw.ts";
import { packsAt, slotOdds, type Slot } from "#game/packs/packs.ts";
import { WELCOME_CARDS } from "#game/packs/welcome.ts";
import type { RulesProps } from "./play-rules.tsx";
import { Points } from "./points.tsx";
import { RarityChances } from "./rule-tables.tsx";
import { percent, Table } from "./table.tsx";

export function CardRules() {
  return (
    <Points>
      <li>
        You start with {WELCOME_CARDS} cards and {START_COINS} coins.
      </li>
      <li>Your battle deck holds up to {DECK_SIZE} cards. Only deck cards battle.</li>
      <li>All other cards are in your vault. It has no limit, and vault cards can be traded.</li>
      <li>When the deck is full, a new card goes to the vault. You never lose a card.</li>
      <li>A lost battle costs nothing. Your cards stay yours.</li>
    </Points>
  );
}

const commonOrRare = chancePercent.common + chancePercent.rare;
const premium = slotOdds("rare_or_better");

export function CreationRules() {
  return (
    <Points>
      <li>One card a day is free. The day begins at midnight UTC for everybody.</li>
      <li>
        A free card is common ({percent((100 * chancePercent.common) / commonOrRare)}) or rare (
        {percent((100 * chancePercent.rare) / commonOrRare)}), with {FREE_STAT_MIN} to{" "}
        {FREE_STAT_MAX} attack and as much defense.
      </li>
      <li>
        A premium card is rare ({percent(premium.rare)}), epic ({percent(premium.epic)}), legendary
        ({percent(premium.legendary)}) or mythical ({percent(premium.mythical)}), and has{" "}
        {percent(100 * (PREMIUM_FACTOR - 1))} more attack and defense than its rarity. At most{" "}
        {PREMIUM_PER_DAY} a day.
      </li>
      <li>A description has at most {DESCRIPTION_MAX} characters.</li>
    </Points>
  );
}

export function RarityRules() {
  return (
    <div className="grid gap-4">
      <RarityChances />
      <p className="text-muted">
        Bad luck ends: of the cards that you win or draw from packs, the {EPIC_AT}th without an epic
        one is epic or better, and the {LEGENDARY_AT}th without a legendary one is legendary or
        better. After {MYTHICAL_AFTER} cards without a mythical one, the next legendary is mythical.
        From rare upwards you get creatures that you do not own yet, while there are any. In your
        first {FIRST_PACKS} packs that goes for common ones, too.
      </p>
    </div>
  );
}

const slotWords: Record<Slot, string> = {
  standard: "Any card",
  rare_or_better: "Rare or better",
  epic_or_better: "Epic or better",
};
const slots = Object.keys(slotWords) as Slot[];

export function PackRules({ settings }: RulesProps) {
  return (
    <div className="grid gap-4">
      <Points>
        {packsAt(settings).map((pack) => (
          <li key={pack.id}>
            <b className="text-ink">{pack.name}</b>, {pack.priceCoins.toLocaleString("en")} coins:{" "}
            {slots.flatMap((slot) => inPack(pack.slots, slot)).join(", ")}.
          </li>
        ))}
      </Points>
      <Table
        caption="Chances of each kind of card in a pack"
        head={["Rarity", ...slots.map((slot) => slotWords[slot])]}
        rows={rarities.map((rarity) => [
          rarity,
          <span key="rarity" className="capitalize">
            {rarity}
          </span>,
          ...slots.map((slot) => percent(slotOdds(slot)[rarity])),
        ])}
      />
    </div>
  );
}

/** Such as "3 × any card". */
function inPack(all: readonly Slot[], slot: Slot): string[] {
  const count = all.filter((each) => each === slot).length;
  return count === 0 ? [] : [`${count} × ${slotWords[slot].toLowerCase()}`];
}

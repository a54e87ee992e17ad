import { DECK_SIZE } from "#game/collection/deck.ts";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { BattlePower, ElementAdvantages, RarityChances } from "./rule-tables.tsx";

export function RulesScreen() {
  return (
    <div className="mx-auto grid max-w-4xl gap-8 px-4 pt-8 [&>*]:min-w-0">
      <title>Game Rules & Guide · Taleborn</title>
      <header className="text-center">
        <h1 className="font-display text-4xl sm:text-6xl">Game Rules & Guide</h1>
        <p className="mt-2 text-lg text-muted">
          All numbers on this page are the numbers the game itself uses.{" "}
          <TextLink href="/tutorial">New here? Start with the tutorial.</TextLink>
        </p>
      </header>
      <Panel title="Your Cards">
        <ul className="grid list-disc gap-2 pl-5 text-muted">
          <li>You start with 12 cards and make one free card a day, by the UTC calendar.</li>
          <li>Your battle deck holds up to {DECK_SIZE} cards. Only deck cards battle.</li>
          <li>
            All other cards are in your vault. It has no limit, and vault cards can be traded.
          </li>
          <li>When the deck is full, a new card goes to the vault. You never lose a card.</li>
          <li>A lost battle costs nothing. Your cards stay yours.</li>
        </ul>
      </Panel>
      <Panel title="Rarity Chances">
        <RarityChances />
      </Panel>
      <Panel title="Battles">
        <BattlePower />
      </Panel>
      <Panel title="Element Advantages">
        <ElementAdvantages />
      </Panel>
      <Panel title="Fair Play">
        <ul className="grid list-disc gap-2 pl-5 text-muted">
          <li>Taleborn is for players of 12 and over, with a parent's approval.</li>
          <li>Coins are earned by playing. Values in dollars are estimates, not money.</li>
          <li>Descriptions must be kind: others see your creatures too.</li>
        </ul>
      </Panel>
    </div>
  );
}

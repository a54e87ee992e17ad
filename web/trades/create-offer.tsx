import { must } from "#game/lib/must.ts";
import { useState } from "react";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { TRADE_HOURS } from "#game/trades/offer.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { useCardList } from "#web/collection/api.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { lopsidedQuestion } from "#texts/en/trades.ts";
import { useParam } from "#web/lib/use-param.ts";
import { OwnSide } from "./own-side.tsx";
import { TradeSides } from "./trade-sides.tsx";
import { useCreate } from "./trade-actions.ts";
import { WantedSide } from "./wanted-side.tsx";
import { Warning } from "./warning.tsx";

/** Chooses what is given and what is wanted for it, and makes the code. */
export function CreateOffer() {
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const linked = useLinkedCard();
  const given = chosen ?? linked;
  const [wanted, setWanted] = useState<CardOnWire | null>(null);
  const { values, field, refuse } = useTypedForm({ forName: "" });
  const create = useCreate();
  const warning = given && wanted && lopsidedQuestion({ given: given.card, received: wanted });
  return (
    <Panel className="space-y-6 sm:p-8">
      <TradeSides
        left={<OwnSide owned={given} onChoose={setChosen} />}
        right={<WantedSide card={wanted} onChoose={setWanted} />}
      />
      {warning !== null && <Warning words={warning} />}
      <Form
        className="mx-auto max-w-lg space-y-5"
        onSend={() => {
          const offer = {
            offeredCardId: must(given, "card to offer").id,
            requestedCardId: wanted?.id ?? null,
            forName: values.forName.trim() || null,
          };
          create.mutate(offer, { onError: refuse });
        }}
      >
        <Field
          label="Only for this player (optional)"
          {...field("forName")}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Your friend's username. They are told at once, and can say no. Without a name, whoever has the code can accept."
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <OpenButton
            needs="trade"
            type="submit"
            disabled={given === null}
            pending={create.isPending}
          >
            Create Trade
          </OpenButton>
          <p className="text-sm text-muted">The offer waits for {TRADE_HOURS} hours.</p>
        </div>
      </Form>
    </Panel>
  );
}

/** The card that a link such as the one on its own page has named. */
function useLinkedCard(): OwnedCardOnWire | null {
  const asked = useParam("card");
  const { cards } = useCardList(listOwnedCards);
  const [known, setKnown] = useState<OwnedCardOnWire | null>(null);
  // As soon as the offer is made the card leaves the list, but not the table.
  const found = known ?? cards.find(({ id }) => id === asked) ?? null;
  if (found !== known) setKnown(found);
  return found;
}

import { useState, type ReactNode } from "react";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import type { TradeOffer } from "#contract/trades.ts";
import { finishes } from "#game/cards/finishes.ts";
import { useCardList } from "#web/collection/api.ts";
import { pressFor } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { lopsidedQuestion } from "#texts/en/trades.ts";
import { OwnSide } from "./own-side.tsx";
import { Side, TradeSides } from "./trade-sides.tsx";
import { useDecline } from "./trade-actions.ts";
import { Warning } from "./warning.tsx";

type AnswerProps = {
  offer: TradeOffer;
  pending: boolean;
  onAccept: (ownedCardId: string) => void;
  onLeave: () => void;
};

/** The offer names the card that is wanted: any free copy of it will do. */
export function NamedCard({ requested, ...answer }: AnswerProps & { requested: CardOnWire }) {
  const { cards, isComplete } = useCardList(listOwnedCards);
  const [copy] = cards.filter(({ cardId }) => cardId === requested.id).toSorted(leastMissed);
  const received = answer.offer.offeredCard;
  return (
    <Answer
      {...answer}
      given={copy ?? null}
      warning={copy ? lopsidedQuestion({ given: copy.card, received }) : answer.offer.warning}
      side={
        <Side label="You give" card={copy?.card ?? requested} level={copy?.level}>
          {!copy && isComplete && !answer.pending && (
            <p role="status" className="mt-2 text-center font-bold text-warn">
              You have no free copy of {requested.name}.
            </p>
          )}
        </Side>
      }
    />
  );
}

/**
 * One with a finish took three copies, and an NFT is the only one of its kind: both stay as long as there is
 * another. Then a copy of the vault goes before one of the deck, and one that has learned little.
 */
const leastMissed = (a: OwnedCardOnWire, b: OwnedCardOnWire) =>
  Number(a.card.nftAddress !== null) - Number(b.card.nftAddress !== null) ||
  finishes.indexOf(a.card.finish) - finishes.indexOf(b.card.finish) ||
  Number(a.location === "deck") - Number(b.location === "deck") ||
  a.experience - b.experience;

/** The player who accepts chooses what to give. */
export function OpenTrade(answer: AnswerProps) {
  const [chosen, setChosen] = useState<OwnedCardOnWire | null>(null);
  const received = answer.offer.offeredCard;
  return (
    <Answer
      {...answer}
      given={chosen}
      warning={chosen && lopsidedQuestion({ given: chosen.card, received })}
      side={<OwnSide owned={chosen} onChoose={setChosen} />}
    />
  );
}

type Filled = AnswerProps & {
  given: OwnedCardOnWire | null;
  warning: string | null;
  side: ReactNode;
};

function Answer({ offer, given, warning, side, pending, onAccept, onLeave }: Filled) {
  const { traderName, forName, offeredCard } = offer;
  const [seen, setSeen] = useState<string | null>(null);
  const mustLook = warning !== null && seen !== warning;
  return (
    <Panel className="space-y-6 sm:p-8">
      <p className="text-center text-lg">
        <b>{traderName}</b> offers {forName === null ? "this trade" : "you this trade"}.
      </p>
      <TradeSides left={<Side label="You receive" card={offeredCard} />} right={side} />
      {warning !== null && (
        <Warning
          words={warning}
          isSeen={!mustLook}
          onSeen={(isSeen) => setSeen(isSeen ? warning : null)}
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          disabled={given === null || mustLook}
          pending={pending}
          onClick={() => given && onAccept(given.id)}
        >
          Accept
        </Button>
        {forName === null ? (
          <Button look="ghost" onClick={onLeave}>
            Close
          </Button>
        ) : (
          <Decline offer={offer} onLeave={onLeave} />
        )}
      </div>
    </Panel>
  );
}

function Decline({ offer, onLeave }: Pick<AnswerProps, "offer" | "onLeave">) {
  const decline = useDecline(offer, onLeave);
  return (
    <Button look="ghost" {...pressFor(decline, { tradeCode: offer.tradeCode })}>
      Decline
    </Button>
  );
}

import { clsx } from "clsx";
import { listCardMoves } from "#contract/purse.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { usePages } from "#web/lib/use-pages.ts";
import { PAGE, Reason, Rows } from "./rows.tsx";

/** Every card that came or went. */
export function CardMoves({ onLeave }: { onLeave: () => void }) {
  const query = usePages(listCardMoves, { limit: PAGE }, { size: PAGE, isAskedAnew: true });
  return (
    <Rows label="Cards that came and went" query={query} empty="No card has come or gone yet.">
      {({ card, isReceived, words, link, at }) => (
        <>
          <MiniCard card={card} className="w-14 flex-none" />
          <Reason
            words={card.name}
            below={<span className="block">{words}</span>}
            {...{ link, at, onLeave }}
          />
          <span className={clsx("flex-none font-bold", isReceived ? "text-good" : "text-bad")}>
            {isReceived ? "+1 card" : "\u22121 card"}
          </span>
        </>
      )}
    </Rows>
  );
}

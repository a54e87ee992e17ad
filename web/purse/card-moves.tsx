import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { listCardMoves } from "#contract/purse.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";
import { nextAfter, PAGE, Reason, Rows } from "./rows.tsx";

/** Every card that came or went. */
export function CardMoves({ onLeave }: { onLeave: () => void }) {
  const query = useInfiniteQuery({
    queryKey: [...keyOf(listCardMoves), "pages"],
    queryFn: ({ pageParam }) =>
      call(listCardMoves, { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: nextAfter,
    refetchOnMount: "always",
  });
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

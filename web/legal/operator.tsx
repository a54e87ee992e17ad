import { listContent, type ContentItemOnWire } from "#contract/content.ts";
import { OPERATOR_ITEM } from "#game/content/content.ts";
import { useAnswer } from "#web/lib/query.ts";

/** A page for adults is given the content items in which the operator is. */
export type LegalProps = { content: { items: readonly ContentItemOnWire[] } };

/** For players: on a prerendered page the items are there from the start. */
export const useOperator = (): LegalProps["content"] => ({
  items: useAnswer(listContent, { type: "page" }).data ?? [],
});

/** Who runs this copy of the game, and how to reach them. */
export function Operator({ content: { items } }: LegalProps) {
  const operator = items.find(({ id }) => id === OPERATOR_ITEM);
  if (!operator) return null;
  return (
    <address className="text-muted not-italic wrap-anywhere">
      <b className="text-ink">{operator.title}</b>
      {operator.content.split("\n\n").map((line) => (
        <span key={line} className="block whitespace-pre-line">
          {line}
        </span>
      ))}
    </address>
  );
}

import type { ContentItemOnWire } from "#contract/content.ts";
import { OPERATOR_ITEM } from "#game/content/content.ts";

/** A page for adults is given the content items in which the operator is. */
export type LegalProps = { content: { items: readonly ContentItemOnWire[] } };

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

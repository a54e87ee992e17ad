import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { SampleCard } from "#web/cards/sample-cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";

type SceneCardProps = {
  card: SampleCard;
  /** The small picture is enough. */
  small?: boolean | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children?: ReactNode;
};

/** A real card as an actor of a scene; it cannot be pressed. */
export function SceneCard({ card, small, eager, className, style, children }: SceneCardProps) {
  const shown = small ? { ...card, imageUrl: card.thumbUrl } : card;
  return (
    <div className={clsx("pointer-events-none relative", className)} style={style}>
      <TradingCard card={shown} flip="none" size="fill" eager={eager} alt="" />
      {children}
    </div>
  );
}

/** Where it stands in a row; the styles make it wait its turn. */
export const inTurn = (index: number): CSSProperties => ({ "--order": index }) as CSSProperties;

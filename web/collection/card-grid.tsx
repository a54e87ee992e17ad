import { useLayoutEffect, useState, type ReactNode } from "react";
import { WindowVirtualizer } from "virtua";
import { useRestoredFocus } from "#web/lib/use-restored-focus.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";

/** More cards than this are never all in the page at once. */
const ALL_AT_ONCE = 100;
const COLUMN_PX = 190;
const COLUMNS_MIN = 2;

type CardGridProps<Owned extends OwnedCardOnWire> = {
  /** Names the list for those who cannot see it. */
  label: string;
  cards: readonly Owned[];
  /** Without it, as many as there is room for. */
  columns?: number | undefined;
  renderCard: RenderCard<Owned>;
};

/** `eager` for the first row: its pictures are what one sees first. */
export type RenderCard<Owned> = (owned: Owned, options: { eager: boolean }) => ReactNode;

/**
 * A cell belongs to its place, not to its card: when the filter changes, cells are filled anew,
 * which is several times cheaper than making new ones, and the focus stays where it was.
 */
export function CardGrid<Owned extends OwnedCardOnWire>(props: CardGridProps<Owned>) {
  const { label, cards, columns: given, renderCard } = props;
  const { frame, columns: roomFor, onFocus, onBlur } = useFrame();
  const columns = given ?? roomFor;
  return (
    <div ref={frame} role="list" aria-label={label} onFocus={onFocus} onBlur={onBlur}>
      {cards.length > ALL_AT_ONCE ? (
        <WindowVirtualizer>
          {rowsOf(cards, columns).map((row) => (
            <Row key={row.start} columns={columns}>
              {row.cards.map((owned, index) => (
                <Cell key={index} position={row.start + index + 1} count={cards.length}>
                  {renderCard(owned, { eager: row.start === 0 })}
                </Cell>
              ))}
            </Row>
          ))}
        </WindowVirtualizer>
      ) : (
        <Row columns={columns}>
          {cards.map((owned, index) => (
            <Cell key={index} position={index + 1} count={cards.length}>
              {renderCard(owned, { eager: index < columns })}
            </Cell>
          ))}
        </Row>
      )}
    </div>
  );
}

/** In letters so large that words would be squeezed, a row has fewer columns than that. */
const atMost = (columns: number): string =>
  `repeat(auto-fill, minmax(clamp(100% / ${columns} - 1rem, 6.5rem, 100%), 1fr))`;

function Row({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div
      role="presentation"
      className="grid gap-x-4 gap-y-6 pb-6"
      style={{ gridTemplateColumns: atMost(columns) }}
    >
      {children}
    </div>
  );
}

type CellProps = { position: number; count: number; children: ReactNode };

/** Only some of the cells exist, so each says which of how many it is. */
function Cell({ position, count, children }: CellProps) {
  return (
    <div role="listitem" aria-posinset={position} aria-setsize={count}>
      {children}
    </div>
  );
}

function rowsOf<Owned>(cards: readonly Owned[], columns: number) {
  return Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) => {
    const start = row * columns;
    return { start, cards: cards.slice(start, start + columns) };
  });
}

/** How many columns the width has room for; and the focus stays inside when its card goes. */
function useFrame() {
  const { ref: frame, ...focus } = useRestoredFocus<HTMLDivElement>();
  const [columns, setColumns] = useState(COLUMNS_MIN);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setColumns(Math.max(COLUMNS_MIN, Math.floor(element.clientWidth / COLUMN_PX)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return { frame, columns, ...focus };
}

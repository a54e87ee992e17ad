import { CalendarHeart } from "lucide-react";
import type { ReactNode } from "react";
import type { AlbumOnWire } from "#contract/album.ts";
import { filled } from "#game/album/album.ts";
import type { Element } from "#game/cards/elements.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AlbumTile } from "./album-tile.tsx";
import { isMonth, pageTitle, type ShownPage } from "./page-title.ts";

export type ShownCreature = AlbumOnWire["creatures"][number] & { element: Element };

type AlbumPanelProps = {
  page: ShownPage;
  creatures: readonly ShownCreature[];
  reward: ReactNode;
  onLook: (creature: ShownCreature) => void;
};

/** One page of the album, and what it pays. */
export function AlbumPanel({ page, creatures, reward, onLook }: AlbumPanelProps) {
  const { found, total } = filled(creatures);
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-2 capitalize">
          {isMonth(page) ? (
            <CalendarHeart size={22} aria-hidden />
          ) : (
            <ElementIcon element={page} size={22} />
          )}
          {pageTitle(page)}
          <span className="ml-auto font-sans text-base text-muted normal-case">
            {found} of {total}
          </span>
        </span>
      }
      aria-label={`${pageTitle(page)}, ${found} of ${total}`}
      className="flex flex-col"
    >
      <ul className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(min(5.25rem,100%),1fr))] gap-3">
        {creatures.map((creature) => (
          <li key={creature.card.id}>
            <AlbumTile entry={creature} onPress={() => onLook(creature)} />
          </li>
        ))}
      </ul>
      <div className="mt-auto">{reward}</div>
    </Panel>
  );
}

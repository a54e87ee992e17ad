import type { AlbumOnWire } from "#contract/album.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AlbumTile } from "./album-tile.tsx";

export type Creation = AlbumOnWire["creations"][number];

type OwnCreationsProps = { album: AlbumOnWire; onLook: (creation: Creation) => void };

/** The page of what the player has made. */
export function OwnCreations({ album, onLook }: OwnCreationsProps) {
  const { creations, creationCount } = album;
  return (
    <Panel title="Made by You">
      {creationCount === 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">Every creature that you create gets its place here.</p>
          <ButtonLink look="ghost" size="small" href="/create">
            Create a Creature
          </ButtonLink>
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5.25rem,100%),1fr))] gap-3">
          {creations.map((creation) => (
            <li key={creation.card.id}>
              <AlbumTile entry={creation} onPress={() => onLook(creation)} />
            </li>
          ))}
        </ul>
      )}
      {creationCount > creations.length && (
        <p className="mt-3 text-muted">
          These are the newest of your {creationCount} creations. You find the others in My
          Collection.
        </p>
      )}
    </Panel>
  );
}

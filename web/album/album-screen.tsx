import { useState, type ReactNode } from "react";
import { currentUser } from "#contract/account.ts";
import { claimAlbumReward, getAlbum, type AlbumOnWire } from "#contract/album.ts";
import { listLooks } from "#contract/looks.ts";
import { filled, onPage, type AlbumPage, type Filled } from "#game/album/album.ts";
import { months } from "#game/album/months/months.ts";
import { elements } from "#game/cards/elements.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Confetti } from "#web/shared/celebration/confetti.tsx";
import { LookPicture } from "#web/shared/looks/look-picture.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { albumRewarded } from "#web/words/album.ts";
import { AlbumSheet, type Looked } from "./album-sheet.tsx";
import { AlbumPanel, type ShownCreature } from "./album-panel.tsx";
import { ComingMonth } from "./coming-month.tsx";
import { OwnCreations } from "./own-creations.tsx";
import { PageReward } from "./page-reward.tsx";

/** Every creature of the game, a page for each element and monthly set, and what the player has made. */
export function AlbumScreen() {
  const album = useAnswer(getAlbum, {}, { isAskedAnew: true });
  return (
    <Page
      intro="Every creature that you have ever had is here for good, even when you trade its card away."
      back={{ href: "/cards", label: "My Collection" }}
    >
      <Unanswered query={album} title="Your album did not load" size="h-120" />
      {album.data && <Album album={album.data} />}
    </Page>
  );
}

function Album({ album }: { album: AlbumOnWire }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [celebrated, setCelebrated] = useState<AlbumPage | null>(null);
  const { mutate, isPending, variables } = useChange(claimAlbumReward, {
    touches: [getAlbum, currentUser],
    ...albumRewarded,
    onDone: (_, { page }) => setCelebrated(page),
  });
  const creatures: ShownCreature[] = album.creatures.map((creature) => ({
    ...creature,
    element: creature.card.element,
  }));
  const reward = (page: AlbumPage) => (
    <PageReward
      page={page}
      filled={filled(onPage(page, creatures))}
      isRewarded={album.rewarded.includes(page)}
      isPending={isPending && variables.page === page}
      onClaim={() => mutate({ page })}
    />
  );
  const pages = [...months.toReversed(), ...elements].filter(
    (page) => onPage(page, creatures).length > 0,
  );
  return (
    <div className="space-y-6">
      <WholeSet set={filled(onPage("set", creatures))} reward={reward("set")} />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {pages.map((page) => (
          <AlbumPanel
            key={page}
            page={page}
            creatures={onPage(page, creatures)}
            reward={reward(page)}
            onLook={(creature) => setLooked({ kind: "creature", ...creature })}
          />
        ))}
      </div>
      {album.coming && <ComingMonth month={album.coming} />}
      <OwnCreations
        album={album}
        onLook={(creation) => setLooked({ kind: "creation", ...creation })}
      />
      {looked && <AlbumSheet looked={looked} onClose={() => setLooked(null)} />}
      {celebrated && <Confetti key={celebrated} rarity="" />}
    </div>
  );
}

/** The one that the player wears. */
function Backdrop() {
  const look = useAnswer(listLooks).data?.worn.backdrop;
  if (!look) return null;
  return <LookPicture look={look} className="aspect-3/1 w-full rounded-field max-sm:aspect-2/1" />;
}

type WholeSetProps = { set: Filled; reward: ReactNode };

function WholeSet({ set: { found, total }, reward }: WholeSetProps) {
  return (
    <Panel aria-label="The whole album" className="hero-fill space-y-3">
      <Backdrop />
      <p className="font-display text-2xl">
        {found === total
          ? `You have found all ${total} creatures!`
          : `You have found ${found} of ${total} creatures.`}
      </p>
      <Progress label="Creatures found" value={found} max={total} />
      {reward}
    </Panel>
  );
}

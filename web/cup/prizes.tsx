import { lookIds, lookOf } from "#game/looks/looks.ts";
import type { CupHonours } from "#game/cup/honours.ts";
import { LookPicture } from "#web/shared/looks/look-picture.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

const earnedBy: Record<keyof CupHonours, string> = {
  played: "for taking part",
  finals: "for the final",
  won: "for winning",
};

/** The looks that a cup brings; each is earned once and stays. */
export const Prizes = () => (
  <Panel title="Prizes">
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3 text-center">
      {lookIds.map((id) => {
        const { name, forCup } = lookOf(id);
        return (
          forCup && (
            <li key={id}>
              <LookPicture look={id} className="mx-auto size-20 rounded-field" />
              <p className="mt-1 font-bold">{name}</p>
              <p className="text-sm text-muted">{earnedBy[forCup]}</p>
            </li>
          )
        );
      })}
    </ul>
    <p className="mt-4 text-muted">
      You keep them for good, and <TextLink href="/season">wear them</TextLink> on your page.
    </p>
  </Panel>
);

import { clsx } from "clsx";
import { Layers, PenLine, Shuffle, X } from "lucide-react";
import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import {
  changeTeam,
  listTeams,
  removeTeam,
  type KeptTeamOnWire,
  type TeamsOnWire,
} from "#contract/teams.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Menu, MenuButton } from "#web/ui/menu.tsx";
import { teamChanged } from "#web/words/collection.ts";
import { NameTeam, OneMoreTeam } from "./team-dialogs.tsx";

type MyTeamsProps = {
  deck: readonly OwnedCardOnWire[];
  /** Ids of owned cards, in their order. */
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
};

/** The teams that the player keeps: one press takes one. Without an answer they are not there. */
export function MyTeams({ deck, picked, onPicked }: MyTeamsProps) {
  const { data } = useAnswer(listTeams, {}, { isAskedAnew: true });
  if (!data || deck.length < TEAM_SIZE) return null;
  return (
    <section aria-label="My teams" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl">My Teams</h2>
        <KeepTeam kept={data} picked={picked} />
      </div>
      {data.teams.length > 0 && (
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          {data.teams.map((team) => (
            <KeptTeam key={team.id} {...{ team, deck, picked, onPicked }} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isSame = (a: readonly (string | null)[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place]);

function KeepTeam({ kept, picked }: { kept: TeamsOnWire; picked: readonly string[] }) {
  const [isNaming, setNaming] = useState(false);
  const [isBuying, setBuying] = useState(false);
  const { teams, slots, nextSlotPrice } = kept;
  const isFull = teams.length >= slots;
  if (isFull && nextSlotPrice === null) return null;
  const isKept = teams.some(({ userCardIds }) => isSame(userCardIds, picked));
  return (
    <>
      <Button
        look="ghost"
        size="small"
        disabled={picked.length !== TEAM_SIZE || isKept}
        onClick={() => (isFull ? setBuying(true) : setNaming(true))}
      >
        <Layers size={18} aria-hidden /> Keep This Team
      </Button>
      {isNaming && (
        <NameTeam
          kind="new"
          name={`Team ${teams.length + 1}`}
          userCardIds={picked}
          onClose={() => setNaming(false)}
        />
      )}
      {isBuying && nextSlotPrice !== null && (
        <OneMoreTeam
          slots={slots}
          price={nextSlotPrice}
          onBought={() => setNaming(true)}
          onClose={() => setBuying(false)}
        />
      )}
    </>
  );
}

/** Why a team cannot be taken now; null when it can. */
function missingIn({ userCardIds }: KeptTeamOnWire, deckIds: ReadonlySet<string>): string | null {
  if (userCardIds.includes(null)) return "A card is gone";
  const isHere = userCardIds.every((id) => id !== null && deckIds.has(id));
  return isHere ? null : "A card is not in your deck";
}

type KeptTeamProps = MyTeamsProps & { team: KeptTeamOnWire };

function KeptTeam({ team, deck, picked, onPicked }: KeptTeamProps) {
  const cards = team.userCardIds.map((id) => deck.find((owned) => owned.id === id) ?? null);
  const missing = missingIn(team, new Set(deck.map(({ id }) => id)));
  const isTaken = isSame(team.userCardIds, picked);
  return (
    <li
      className={clsx(
        "flex max-w-56 flex-none items-center gap-1 rounded-panel border pr-1",
        isTaken ? "border-accent bg-raised" : "border-line bg-surface",
      )}
    >
      <button
        type="button"
        className="flex min-w-0 flex-col gap-1 rounded-panel p-2 text-left disabled:cursor-not-allowed"
        aria-pressed={isTaken}
        aria-label={`Take ${team.name}${missing ? `: ${missing.toLowerCase()}` : ""}`}
        disabled={missing !== null}
        onClick={() => onPicked(team.userCardIds.filter((id) => id !== null))}
      >
        <span aria-hidden className="flex flex-none gap-1">
          {cards.map((owned, place) => (
            <Thumb key={place} owned={owned} />
          ))}
        </span>
        <span className="min-w-0">
          <span className="block font-bold wrap-anywhere">{team.name}</span>
          {missing && <span className="block text-sm text-warn">{missing}</span>}
        </span>
      </button>
      <TeamMenu team={team} picked={picked} />
    </li>
  );
}

const thumb = "grid size-10 place-items-center overflow-hidden rounded-field";

const Thumb = ({ owned }: { owned: OwnedCardOnWire | null }) =>
  owned ? (
    <CardPicture card={owned.card} small alt="" className={clsx(thumb, "object-cover")} />
  ) : (
    <span className={clsx(thumb, "border border-dashed border-line-strong text-muted")}>?</span>
  );

type TeamMenuProps = { team: KeptTeamOnWire; picked: readonly string[] };

function TeamMenu({ team: { id, name, userCardIds }, picked }: TeamMenuProps) {
  const [isNaming, setNaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const options = { touches: [listTeams], ...teamChanged };
  const change = useChange(changeTeam, options);
  const remove = useChange(removeTeam, { ...options, onDone: () => setRemoving(false) });
  const hasOthers = picked.length === TEAM_SIZE && !isSame(userCardIds, picked);
  return (
    <>
      <Menu label={`More for ${name}`}>
        <MenuButton icon={<PenLine size={18} aria-hidden />} onPress={() => setNaming(true)}>
          Rename
        </MenuButton>
        {hasOthers && (
          <MenuButton
            icon={<Shuffle size={18} aria-hidden />}
            onPress={() => change.mutate({ id, userCardIds: [...picked] })}
          >
            Put In the Picked Cards
          </MenuButton>
        )}
        <MenuButton icon={<X size={18} aria-hidden />} onPress={() => setRemoving(true)}>
          Remove
        </MenuButton>
      </Menu>
      {isNaming && <NameTeam kind="kept" id={id} name={name} onClose={() => setNaming(false)} />}
      {isRemoving && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          description="Only the team goes. Its cards stay where they are."
          confirmLabel="Remove"
          look="danger"
          pending={remove.isPending}
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

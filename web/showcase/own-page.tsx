import { Link2 } from "lucide-react";
import { useState } from "react";
import { closePage, getPlayerPage, openPage, type PlayerPageOnWire } from "#contract/showcase.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { useChange } from "#web/lib/query.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { toast } from "#web/ui/toast.tsx";
import { pageChanged, pageLinkCopied, pageLinkNotCopied } from "#web/words/profile.ts";
import { ChooseCards } from "./choose-cards.tsx";

type OwnPageProps = { page: PlayerPageOnWire; isPublic: boolean };

/** What a player changes on the own page. Friends see it anyway. */
export function OwnPage({ page, isPublic }: OwnPageProps) {
  const [isChoosing, setChoosing] = useState(false);
  const isClosed = useClosed("sharing") !== null;
  const options = { touches: [getPlayerPage], ...pageChanged };
  const open = useChange(openPage, options);
  const close = useChange(closePage, options);
  const copy = async () => {
    const isCopied = await copyText(`${location.origin}/player/${page.id}`);
    toast(isCopied ? pageLinkCopied : pageLinkNotCopied);
  };
  return (
    <Panel title="Your Page">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setChoosing(true)}>
          {page.cards.length === 0 ? "Choose Your Favourites" : "Change Cards"}
        </Button>
        <ButtonLink look="ghost" href="/season">
          Backdrops, Emblems and Frames
        </ButtonLink>
        {isPublic && !isClosed && (
          <Button look="ghost" onClick={() => void copy()}>
            <Link2 size={18} aria-hidden /> Copy the Link
          </Button>
        )}
      </div>
      {isClosed ? (
        <p className="mt-4 text-muted">
          Your friends see this page. To show it outside the game, ask a parent to open sharing.
        </p>
      ) : (
        <div className="mt-4">
          <Switch
            label="Open to everybody with the link"
            hint="Your friends always see it. Nothing is shown but what stands on this page."
            checked={isPublic}
            onChange={(isOpen) => (isOpen ? open : close).mutate({})}
          />
        </div>
      )}
      {isChoosing && <ChooseCards shown={page.cards} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}

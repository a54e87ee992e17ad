import { dayOf } from "#game/lib/day.ts";
import { useUser } from "#web/lib/session.tsx";
import { useNow } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { bareWhenWide, TodayTile, words } from "./today-tile.tsx";

type TodaysFightProps = {
  hasCards: boolean;
  /** Where a new player plays on, or what happens then. */
  play: string | (() => void) | undefined;
};

export function TodaysFight(props: TodaysFightProps) {
  const { user } = useUser();
  const hasWon = user?.winDay === dayOf(useNow());
  return (
    <TodayTile title="Today's Fight" className={bareWhenWide}>
      <p className={words}>
        {hasWon
          ? "Today's card is won. Another waits tomorrow."
          : "Your first win of the day brings a new card."}
      </p>
      <PlayButton {...props} />
    </TodayTile>
  );
}

function PlayButton({ hasCards, play }: TodaysFightProps) {
  if (typeof play === "function")
    return (
      <Button size="large" onClick={play}>
        PLAY NOW
      </Button>
    );
  return (
    <ButtonLink size="large" href={hasCards ? (play ?? "/battles") : "/tutorial"}>
      {hasCards ? "PLAY NOW" : "GET STARTED"}
    </ButtonLink>
  );
}
